/** Owns the first look into a roll file: its header, and the county and year that its rows are for. */

import { RollRefused } from '../import/refused.ts'
import { fieldsFor, fieldText, splitFields } from './fields.ts'
import { type RollHeader, readHeader } from './header.ts'
import { eachLine, type LineBatch, NotTextError } from './lines.ts'
import { isCountyNo, type RollIdentity, readIdentity } from './row.ts'

export interface RollStart {
  readonly header: RollHeader
  readonly identity: RollIdentity
  /** The lines after the header, from the first. */
  readonly rows: AsyncIterable<LineBatch>
}

const BATCHES_TO_LOOK_AT = 4
const WIDEST = 4_096

const headerOf = (bytes: Buffer): RollHeader => {
  const fields = fieldsFor(WIDEST)
  const count = Math.min(splitFields(bytes, 0, bytes.length, fields), WIDEST)
  const names = Array.from({ length: Math.max(count, 0) }, (_, at) => fieldText(bytes, fields, at))
  const outcome = readHeader(names)
  if (outcome.ok) return outcome.header
  throw new RollRefused(outcome.reason, outcome.message)
}

const identityIn = (header: RollHeader, batch: LineBatch): RollIdentity | null => {
  let found: RollIdentity | null = null
  eachLine(batch, (start, end) => {
    found ??= readIdentity(header, batch.bytes, start, end)
  })
  return found
}

/** The header line, without its line end, and what follows it. */
const splitHeader = ({ bytes, firstLineNo }: LineBatch): { header: Buffer; rows: LineBatch } => {
  const feed = bytes.indexOf('\n')
  const end = feed < 0 ? bytes.length : feed
  const header = bytes.subarray(0, bytes[end - 1] === 13 ? end - 1 : end)
  return { header, rows: { firstLineNo: firstLineNo + 1, bytes: bytes.subarray(end + 1) } }
}

const checkCounty = ({ countyNo }: RollIdentity, wanted: number | undefined): void => {
  if (!isCountyNo(countyNo)) {
    throw new RollRefused('wrong_county', `CO_NO is ${countyNo}; Florida's county numbers run from 11 to 77.`)
  }
  if (wanted === undefined || wanted === countyNo) return
  throw new RollRefused('wrong_county', `The rows of this file are for county ${countyNo}, not ${wanted}.`)
}

async function* following(
  seen: readonly LineBatch[],
  rest: AsyncIterator<LineBatch>,
): AsyncGenerator<LineBatch> {
  yield* seen
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

const nextBatch = async (batches: AsyncIterator<LineBatch>): Promise<LineBatch | null> => {
  const next = await batches.next().catch((cause) => {
    if (!(cause instanceof NotTextError)) throw cause
    throw new RollRefused('not_a_roll_file', 'This is not a tax roll file: it is not a table in text form.')
  })
  return next.done === true ? null : next.value
}

/** `wantedCounty` is what the operator says the file is; the rows decide, never the file's name. */
export const readStart = async (
  batches: AsyncIterator<LineBatch>,
  wantedCounty: number | undefined,
): Promise<RollStart> => {
  const first = await nextBatch(batches)
  if (first === null) throw new RollRefused('not_a_roll_file', 'The file is empty.')
  const { header: headerBytes, rows } = splitHeader(first)
  const header = headerOf(headerBytes)
  const seen = [rows]
  let identity = identityIn(header, rows)
  while (identity === null && seen.length < BATCHES_TO_LOOK_AT) {
    const batch = await nextBatch(batches)
    if (batch === null) break
    seen.push(batch)
    identity = identityIn(header, batch)
  }
  if (identity === null) {
    throw new RollRefused('no_usable_rows', 'No row of this file has a readable CO_NO and ASMNT_YR.')
  }
  checkCounty(identity, wantedCounty)
  return { header, identity, rows: following(seen, batches) }
}
