/**
 * `npm run bench:report -- [--parcels 1000000] [--count 500] [NAL SDF…]`: how long a whole report takes (match, comparables,
 * verdict) and how many homes are found and valued, as JSON; on the files given, or on a made-up county.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeSitus } from '#core/property/situs-address.ts'
import { homeUseCodes } from '#core/property/use-code.ts'
import type { Context } from '#server/context.ts'
import { readEnv } from '#server/env.ts'
import { findResult } from '#server/features/report/result/find.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { fitRolls } from '#server/features/valuation/fit-rolls.ts'
import { rollsToFit } from '#server/features/valuation/roll-pair.ts'
import { openLog } from '#server/log.ts'
import { openApp } from '#server/open-app.ts'
import { writeMadeUpCounty } from './made-up-county.ts'
import { writeMadeUpSales } from './made-up-sales.ts'
import { withOwnDatabase } from './own-database.ts'
import { timeEach } from './percentiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { parcels: { type: 'string', default: '1000000' }, count: { type: 'string', default: '500' } },
})

type Situs = { line1: string; line2: string; city: string; zip: string }

const openBench = async (url: string, folder: string) => {
  const read = readEnv({
    ...process.env,
    NODE_ENV: 'test',
    SPEECH_VOICE: 'none',
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'app'),
  })
  if (!read.ok) throw new Error(read.faults.join('; '))
  return openApp(read.env, 'server', openLog('warn'))
}

const importOrThrow = async ({ pool }: Context, file: string): Promise<number> => {
  const outcome = await importRoll({ pool, file })
  if (!outcome.ok) throw new Error(`${file}: ${outcome.message}`)
  if (outcome.imported === null) throw new Error(`${file} was imported before`)
  return outcome.imported.rows
}

const fillCounty = async (ctx: Context, folder: string): Promise<Record<string, number>> => {
  if (positionals.length > 0) {
    const rows: Record<string, number> = {}
    for (const file of positionals) rows[file] = await importOrThrow(ctx, file)
    return rows
  }
  const [parcels, sales] = [join(folder, 'parcels.csv'), join(folder, 'sales.csv')]
  await writeMadeUpCounty(parcels, Number(values.parcels))
  const rows = await importOrThrow(ctx, parcels)
  await writeMadeUpSales(ctx.pool, sales)
  return { parcels: rows, sales: await importOrThrow(ctx, sales) }
}

const fitAll = async ({ pool }: Context): Promise<number> => {
  const startedAt = performance.now()
  for (const roll of await rollsToFit(pool)) await fitRolls(pool, roll)
  return Number(((performance.now() - startedAt) / 1000).toFixed(1))
}

/** A fixed order that has nothing to do with where a parcel lies, so that every run asks for the same homes. */
const homesToAsk = async ({ pool }: Context): Promise<string[]> => {
  const { rows } = await pool.query<Situs>(
    `select p.situs_line_1 as line1, coalesce(p.situs_line_2, '') as line2, coalesce(p.situs_city, '') as city,
       coalesce(p.situs_zip, '') as zip
     from tax_roll.parcels p join tax_roll.rolls r on r.id = p.roll_id and r.status = 'active' and not r.synthetic
     where p.house_number > 0 and p.situs_zip <> '' and p.use_code = any($1) order by md5(p.parcel_id) limit $2`,
    [homeUseCodes, Number(values.count)],
  )
  return rows.map(writeSitus)
}

const measure = async (ctx: Context) => {
  const lines = await homesToAsk(ctx)
  const statuses: Record<string, number> = {}
  let valued = 0
  const prepare = async (address: string) => {
    const { status, homeValue } = await findResult(ctx, { address, parcel: null })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (homeValue?.estimate.sufficient) valued += 1
  }
  await timeEach(lines.slice(0, 20), (address) => findResult(ctx, { address, parcel: null }))
  const cpu = process.cpuUsage()
  const reportMs = await timeEach(lines, prepare)
  const { user, system } = process.cpuUsage(cpu)
  const serverCpuMs = Number(((user + system) / 1000 / lines.length).toFixed(1))
  return { homes: lines.length, statuses, valued, reportMs, serverCpuMs }
}

const result = await withOwnDatabase(async ({ url, folder }) => {
  const app = await openBench(url, folder)
  try {
    const rows = await fillCounty(app.ctx, folder)
    const fitSeconds = await fitAll(app.ctx)
    return { rows, fitSeconds, ...(await measure(app.ctx)) }
  } finally {
    await app.close()
  }
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
