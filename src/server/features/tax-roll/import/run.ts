/** Owns one import from file to active roll: all of it or nothing, whatever goes wrong on the way. */

import { basename } from 'node:path'
import pg, { type Pool, type PoolClient } from 'pg'
import type { Progress, RejectedRow, Tally } from '../copy/rows.ts'
import type { RollKind } from '../file/layout.ts'
import { readLines } from '../file/lines.ts'
import { contradictionOfName, readRollFileName } from '../file/name.ts'
import { findRollFile, type RollFile } from '../file/open.ts'
import { type RollStart, readStart } from '../file/start.ts'
import { attachRoll, fillRoll } from './fill.ts'
import { asRefusal, type RefusalReason, RollRefused } from './refused.ts'
import {
  activateRoll,
  findActiveRoll,
  lockTarget,
  type RollTarget,
  registerRoll,
  removeLeftovers,
  unlockTarget,
  unregisterRoll,
} from './register.ts'

export interface ImportRequest {
  readonly pool: Pool
  readonly file: string
  /** What the operator says the file is for; refused when the rows say otherwise. */
  readonly countyNo?: number
  /** Imports again what is already there, what was cut off, and lets a much smaller file replace a roll. */
  readonly force?: boolean
  /** Marks invented parcels. */
  readonly synthetic?: boolean
  readonly onProgress?: (progress: Progress) => void
  readonly signal?: AbortSignal
}

export interface ImportedRoll {
  readonly rollId: number
  readonly kind: RollKind
  readonly countyNo: number
  readonly taxYear: number
  readonly rows: number
  readonly rejected: number
  /** The first of the rejected rows, at most 200. */
  readonly rejects: readonly RejectedRow[]
  readonly replaced: boolean
  readonly seconds: number
}

export type ImportOutcome =
  | { readonly ok: true; readonly imported: ImportedRoll }
  | { readonly ok: true; readonly imported: null; readonly alreadyImported: RollTarget }
  | { readonly ok: false; readonly reason: RefusalReason; readonly message: string }

/** A name that says something else is no fault of the file, until a roll would be lost by a slip. */
const refuseMisnamed = (request: ImportRequest, target: RollTarget): void => {
  const contradiction = contradictionOfName(request.file, target)
  if (contradiction === null || request.countyNo === target.countyNo) return
  throw new RollRefused(
    'misnamed',
    `${contradiction} It would replace the roll that is there. Nothing was changed. Give the county with --county, or use --force, if the rows are right.`,
  )
}

const refuseMuchSmaller = (before: number, tally: Tally): void => {
  if (tally.rows * 2 >= before) return
  throw new RollRefused(
    'much_smaller',
    `The file has ${tally.rows} usable rows, the roll it would replace ${before}. Use --force if that is right.`,
  )
}

const replaceRoll = async (
  client: PoolClient,
  request: ImportRequest,
  rollId: number,
  start: RollStart,
  target: RollTarget,
): Promise<{ tally: Tally; replaced: boolean }> => {
  await client.query('begin')
  try {
    const { onProgress = () => {}, signal, force: mayBeCutOff = false } = request
    const tally = await fillRoll(client, rollId, start, { onProgress, signal, mayBeCutOff })
    const before = await findActiveRoll(client, target)
    if (before !== null && request.force !== true) refuseMuchSmaller(before.rowCount, tally)
    await attachRoll(client, rollId, start)
    const replaced = await activateRoll(client, rollId, target, tally)
    await client.query('commit')
    return { tally, replaced: replaced > 0 }
  } catch (error) {
    await client.query('rollback')
    await unregisterRoll(client, rollId)
    throw error
  }
}

/** The new roll is in use: what the database does not let go of now is removed before the next import. */
const removeReplaced = async (client: PoolClient): Promise<void> => {
  try {
    await removeLeftovers(client, 'wait')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  }
}

const importLocked = async (
  client: PoolClient,
  request: ImportRequest,
  file: RollFile,
  start: RollStart,
  target: RollTarget,
): Promise<ImportOutcome> => {
  const startedAt = performance.now()
  await removeLeftovers(client, 'leave')
  const active = await findActiveRoll(client, target)
  if (active?.sha256 === file.sha256 && request.force !== true) {
    return { ok: true, imported: null, alreadyImported: target }
  }
  if (active !== null && request.force !== true) refuseMisnamed(request, target)
  const name = basename(request.file)
  const rollId = await registerRoll(client, target, {
    ...file,
    name,
    stage: readRollFileName(name)?.stage ?? null,
  })
  const { tally, replaced } = await replaceRoll(client, request, rollId, start, target)
  await removeReplaced(client)
  const seconds = (performance.now() - startedAt) / 1_000
  const { kind, countyNo, taxYear } = target
  return { ok: true, imported: { rollId, kind, countyNo, taxYear, ...tally, replaced, seconds } }
}

const importOpened = async (
  client: PoolClient,
  request: ImportRequest,
  file: RollFile,
): Promise<ImportOutcome> => {
  const content = await file.open()
  try {
    const start = await readStart(readLines(content), request.countyNo)
    const target = { ...start.identity, kind: start.header.kind, synthetic: request.synthetic ?? false }
    if (!(await lockTarget(client, target))) {
      throw new RollRefused('busy', 'Another import of this county, year and kind is running.')
    }
    try {
      return await importLocked(client, request, file, start, target)
    } finally {
      await unlockTarget(client, target)
    }
  } finally {
    content.destroy()
  }
}

/**
 * Imports one NAL or SDF file. Readers see the old roll until the new one is complete. Every fault of the file is
 * an outcome; what is thrown is a fault of the database or of this program.
 */
export const importRoll = async (request: ImportRequest): Promise<ImportOutcome> => {
  const client = await request.pool.connect()
  try {
    // Memory for sorting: the indexes of a million parcels are built without a file in between.
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '256MB'`,
    )
    return await importOpened(client, request, await findRollFile(request.file))
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal === null) throw error
    return { ok: false, reason: refusal.reason, message: refusal.message }
  } finally {
    // A session of its own: closing it gives back the settings and any lock, whatever happened.
    client.release(true)
  }
}
