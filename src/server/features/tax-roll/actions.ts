/** Owns the use cases that change which rolls are loaded: import one, drop one, load the sample. */

import { fileURLToPath } from 'node:url'
import type { Pool, PoolClient } from 'pg'
import type { RollKind } from './file/layout.ts'
import { removeLeftovers } from './import/register.ts'
import { importRoll } from './import/run.ts'

export { contradictionOfName } from './file/name.ts'
export { importRoll } from './import/run.ts'

const SAMPLE_FILES = ['NAL47S202601.csv', 'SDF47S202601.csv'].map((name) =>
  fileURLToPath(new URL(`../../../../content/sample-roll/${name}`, import.meta.url)),
)

/** Leon, whose number the names of the files say. */
const SAMPLE_COUNTY_NO = 47

const withClient = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    return await work(client)
  } finally {
    client.release(true)
  }
}

export interface DropRequest {
  readonly countyNo: number
  readonly taxYear?: number
  readonly kind?: RollKind
}

/** Takes rolls out of use at once, then removes their rows. Returns how many rolls were dropped. */
export const dropRolls = (pool: Pool, { countyNo, taxYear, kind }: DropRequest): Promise<number> =>
  withClient(pool, async (client) => {
    const { rowCount } = await client.query(
      `update tax_roll.rolls set status = 'superseded' where status = 'active' and county_no = $1
         and ($2::int is null or tax_year = $2) and ($3::text is null or kind = $3)`,
      [countyNo, taxYear ?? null, kind ?? null],
    )
    await removeLeftovers(client, 'wait')
    return rowCount ?? 0
  })

/**
 * Gives a start invented parcels to show, beside the real rolls of other counties. The import of a real roll takes the
 * sample of its county away, and once that roll is dropped the next start brings the sample back. Quick when there already.
 */
export const loadSampleRoll = async (
  pool: Pool,
): Promise<'loaded' | 'already_there' | 'real_roll_present'> => {
  const { rows } = await pool.query(
    `select 1 from tax_roll.rolls where status = 'active' and not synthetic and county_no = $1 limit 1`,
    [SAMPLE_COUNTY_NO],
  )
  if (rows.length > 0) return 'real_roll_present'
  let loaded = false
  for (const file of SAMPLE_FILES) {
    const outcome = await importRoll({ pool, file, synthetic: true })
    if (!outcome.ok && outcome.reason !== 'busy')
      throw new Error(`The sample roll cannot be loaded: ${outcome.message}`)
    loaded ||= outcome.ok && outcome.imported !== null
  }
  return loaded ? 'loaded' : 'already_there'
}
