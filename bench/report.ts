/**
 * `npm run bench:report -- COUNTY_NUMBER [COUNT]`: how long a whole report takes (match, comparables, verdict) and how often
 * its home is found and valued, as JSON. The county's sales are fitted first, which is timed apart.
 */
import { parseArgs } from 'node:util'
import { homeUseCodes } from '#core/property/use-code.ts'
import { readEnv } from '#server/env.ts'
import { requestReport } from '#server/features/report/actions.ts'
import { findFinding } from '#server/features/report/find-finding.ts'
import { fitRolls } from '#server/features/valuation/fit-rolls.ts'
import { openLog } from '#server/log.ts'
import { openShop } from '#server/open-shop.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const countyNumber = Number(positionals[0] ?? 39)
const count = Number(positionals[1] ?? 1000)

type Situs = { line1: string; line2: string | null; city: string; zip: string }

const outcome = readEnv(process.env)
if (!outcome.ok) throw new Error(outcome.faults.join('; '))
if (outcome.env.NODE_ENV === 'production')
  throw new Error('This bench writes leads; it is not for production.')
const shop = await openShop(outcome.env, 'worker', openLog('warn'))
const { ctx } = shop

/** A fixed order that has nothing to do with where a parcel lies, so that every run asks for the same homes. */
const { rows } = await ctx.pool.query<Situs>(
  `select p.situs_line_1 as line1, p.situs_line_2 as line2, p.situs_city as city, p.situs_zip as zip
   from tax_roll.parcels p join tax_roll.rolls r on r.id = p.roll_id
   where r.status = 'active' and r.kind = 'NAL' and not r.synthetic and r.county_no = $1
     and p.house_number > 0 and p.situs_zip <> '' and p.use_code = any($3)
   order by md5(p.parcel_id) limit $2`,
  [countyNumber, count, homeUseCodes],
)

const percentile = (times: readonly number[], share: number): number =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1))

const timed = async <T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> => {
  const startedAt = performance.now()
  return { value: await work(), ms: performance.now() - startedAt }
}

const { rows: loaded } = await ctx.pool.query<{ year: number; parcels: number }>(
  `select tax_year as year, row_count as parcels from tax_roll.rolls
   where status = 'active' and kind = 'NAL' and not synthetic and county_no = $1 order by tax_year desc limit 1`,
  [countyNumber],
)
const [roll] = loaded
if (roll === undefined) throw new Error('No roll of this county is loaded.')
const fitted = await timed(() => fitRolls(ctx.pool, { countyNumber, rollYear: roll.year, synthetic: false }))

const askedMs: number[] = []
const preparedMs: number[] = []
const statuses: Record<string, number> = {}
let valued = 0
for (const [index, { line1, line2, city, zip }] of rows.entries()) {
  const address = [line1, line2, city, `FL ${zip}`].filter(Boolean).join(', ')
  const email = `bench-${Date.now()}-${index}@example.com`
  const asked = await timed(() => requestReport(ctx, { email, address, propertyType: 'Single Family Home' }))
  const prepared = await timed(() => findFinding(ctx, { address, parcel: null }))
  askedMs.push(asked.ms)
  preparedMs.push(prepared.ms)
  if (prepared.value.homeValue?.estimate.sufficient) valued += 1
  statuses[prepared.value.status] = (statuses[prepared.value.status] ?? 0) + 1
}
const figures = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) })
const result = {
  countyNumber,
  parcels: roll.parcels,
  fit: { outcome: fitted.value, seconds: Number((fitted.ms / 1000).toFixed(1)) },
  addresses: rows.length,
  valued,
  statuses,
  requestMs: figures(askedMs),
  reportMs: figures(preparedMs),
}
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
await shop.close()
