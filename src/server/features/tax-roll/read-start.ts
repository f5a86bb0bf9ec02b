/** Owns the first look into a roll file: its header, and the county and year that its rows are for. */

import { isCountyNo, type RollIdentity, readIdentity } from './read-row.ts'
import { type RollHeader, readHeader } from './roll-header.ts'
import { type LineBatch, NotTextError } from './roll-lines.ts'
import { RollRefused } from './roll-refused.ts'
import { splitFields } from './split-fields.ts'

export interface RollStart {
  readonly header: RollHeader
  readonly identity: RollIdentity
  /** The lines after the header, from the first. */
  readonly rows: AsyncIterable<LineBatch>
}

const LINES_TO_LOOK_AT = 2_000

const headerOf = (line: string): RollHeader => {
  const fields: string[] = []
  const count = splitFields(line.trim(), fields)
  const outcome = readHeader(fields.slice(0, Math.max(count, 0)))
  if (outcome.ok) return outcome.header
  throw new RollRefused(outcome.reason, outcome.message)
}

const identityIn = (header: RollHeader, lines: readonly string[]): RollIdentity | null => {
  for (const line of lines) {
    const identity = readIdentity(header, line.trimEnd())
    if (identity !== null) return identity
  }
  return null
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
  const [headerLine, ...firstRows] = first?.lines ?? []
  if (first === null || headerLine === undefined)
    throw new RollRefused('not_a_roll_file', 'The file is empty.')
  const header = headerOf(headerLine)
  const seen: LineBatch[] = [{ firstLineNo: first.firstLineNo + 1, lines: firstRows }]
  let identity = identityIn(header, firstRows)
  let lookedAt = firstRows.length
  while (identity === null && lookedAt < LINES_TO_LOOK_AT) {
    const batch = await nextBatch(batches)
    if (batch === null) break
    seen.push(batch)
    lookedAt += batch.lines.length
    identity = identityIn(header, batch.lines)
  }
  if (identity === null) {
    throw new RollRefused('no_usable_rows', 'No row of this file has a readable CO_NO and ASMNT_YR.')
  }
  checkCounty(identity, wantedCounty)
  return { header, identity, rows: following(seen, batches) }
}
