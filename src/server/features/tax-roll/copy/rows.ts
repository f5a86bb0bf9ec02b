/** Owns streaming the rows of one file into its private table, counting the good and listing the bad. */

import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { eachLine } from '../file/lines.ts'
import { copiedColumns, type RowOutcome, rowReader } from '../file/row.ts'
import type { RollStart } from '../file/start.ts'
import { RollRefused } from '../import/refused.ts'

export interface RejectedRow {
  readonly lineNo: number
  readonly reason: string
}

export interface Progress {
  readonly rows: number
  readonly rejected: number
  readonly rowsPerSecond: number
}

/** Counts while the rows pass. The list of rejected rows is bounded, their number is not. */
export interface Tally {
  rows: number
  rejected: number
  readonly rejects: RejectedRow[]
}

const MOST_LISTED = 200
const PROGRESS_EVERY_MS = 1_000

const emptyTally = (): Tally => ({ rows: 0, rejected: 0, rejects: [] })

export const reject = (tally: Tally, lineNo: number, reason: string): void => {
  tally.rejected += 1
  if (tally.rejects.length < MOST_LISTED) tally.rejects.push({ lineNo, reason })
}

const settle = (tally: Tally, row: RowOutcome, lineNo: number): void => {
  if (row === null) {
    tally.rows += 1
    return
  }
  if ('otherCounty' in row) {
    const message = `Line ${lineNo} is for county ${row.otherCounty}: a file must hold one county. Nothing was changed.`
    throw new RollRefused('several_counties', message)
  }
  reject(tally, lineNo, row.reject)
}

/**
 * More than a socket takes before it asks to wait: whoever takes a piece has passed it on whole when it asks for the
 * next, and the same memory can be filled again. A new piece each time cost a fifth of the import and twice its memory.
 */
const PIECE_BYTES = 256 * 1_024

/** A file whose last line has neither its end nor all its columns lost its tail, and who knows how many rows. */
const refuseCutOff = (row: RowOutcome, lineNo: number): void => {
  if (row === null || !('isShort' in row)) return
  throw new RollRefused(
    'cut_off',
    `The file is cut off in the middle of line ${lineNo} (${row.reject}), and rows after it may be missing: download it again. Nothing was changed. Use --force to import what is there.`,
  )
}

export interface CopyOptions {
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal | undefined
  /** Takes what there is of a file that ends within a row. */
  readonly mayBeCutOff: boolean
}

async function* copyText(
  start: RollStart,
  tally: Tally,
  { mayBeCutOff }: CopyOptions,
  report: () => void,
): AsyncGenerator<Buffer> {
  const read = rowReader(start.header, start.identity)
  const out = { bytes: Buffer.allocUnsafe(2 * PIECE_BYTES), at: 0 }
  for await (const batch of start.rows) {
    eachLine(batch, (from, to, lineNo) => {
      if (from === to) return
      const row = read(out, batch.bytes, from, to, lineNo)
      // only the last line of a file may come without its line feed
      if (to === batch.bytes.length && !mayBeCutOff) refuseCutOff(row, lineNo)
      settle(tally, row, lineNo)
    })
    report()
    if (out.at < PIECE_BYTES) continue
    yield out.bytes.subarray(0, out.at)
    out.at = 0
  }
  if (out.at > 0) yield out.bytes.subarray(0, out.at)
}

const reporter = (tally: Tally, onProgress: (progress: Progress) => void): (() => void) => {
  const startedAt = performance.now()
  let reportedAt = startedAt
  return () => {
    const now = performance.now()
    if (now - reportedAt < PROGRESS_EVERY_MS) return
    reportedAt = now
    const rowsPerSecond = Math.round((tally.rows * 1_000) / (now - startedAt))
    onProgress({ rows: tally.rows, rejected: tally.rejected, rowsPerSecond })
  }
}

async function* noting(rows: AsyncIterable<Buffer>, fault: { ofFile?: unknown }): AsyncGenerator<Buffer> {
  try {
    yield* rows
  } catch (error) {
    fault.ofFile = error
    throw error
  }
}

/** The table must have been created in the running transaction: only then may its rows be written frozen. */
export const copyRows = async (
  client: PoolClient,
  table: string,
  start: RollStart,
  options: CopyOptions,
): Promise<Tally> => {
  const tally = emptyTally()
  const columns = copiedColumns(start.header).join(', ')
  const target = client.query(
    copyFrom(`copy ${table} (${columns}) from stdin with (format text, null '', freeze true)`),
  )
  const fault: { ofFile?: unknown } = {}
  const source = noting(copyText(start, tally, options, reporter(tally, options.onProgress)), fault)
  try {
    await pipeline(source, target, options.signal === undefined ? {} : { signal: options.signal })
  } catch (error) {
    // The database also complains about a copy that ended early; what ended it is the reason to give.
    if (options.signal?.aborted === true)
      throw new RollRefused('stopped', 'The import was stopped. Nothing was changed.')
    throw fault.ofFile ?? error
  }
  return tally
}
