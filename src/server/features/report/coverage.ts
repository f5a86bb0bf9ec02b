/** Which homes an address alone can answer for: the counties whose property records are loaded. */
import type { OutputOf } from '#contract/endpoint.ts'
import type { readCoverage } from '#contract/report/reports.ts'
import type { Context } from '#server/context.ts'
import { listRolls } from '#server/features/tax-roll/queries.ts'

type Coverage = OutputOf<typeof readCoverage>

export const coverageOf = async ({
  pool,
  counties,
}: Pick<Context, 'pool' | 'counties'>): Promise<Coverage> => {
  const parcels = (await listRolls(pool)).filter(({ kind }) => kind === 'NAL')
  // A county's real record comes before a sample of it, and its newest year before an older one.
  const newestFirst = parcels.toSorted(
    (one, other) => Number(one.synthetic) - Number(other.synthetic) || other.taxYear - one.taxYear,
  )
  const newest = new Map<number, (typeof parcels)[number]>()
  for (const roll of newestFirst) if (!newest.has(roll.countyNo)) newest.set(roll.countyNo, roll)
  const records = [...newest.values()].flatMap(({ countyNo, taxYear, synthetic }) => {
    const county = counties.findByDorNumber(countyNo)
    return county ? [{ countyName: county.name, year: taxYear, isSample: synthetic }] : []
  })
  return { records: records.toSorted((one, other) => one.countyName.localeCompare(other.countyName)) }
}
