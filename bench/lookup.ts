/** `npm run bench:lookup -- [--count 7000] [--show KIND] NAL-FILE`: how addresses of a roll are found when people type them, as JSON. */
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { writeSitus } from '#core/property/situs-address.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { findParcel, suggestAddresses } from '#server/features/tax-roll/queries.ts'
import { WAYS, type Written } from './as-people-type.ts'
import { dice } from './dice.ts'
import { withOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '7000' }, show: { type: 'string' } },
})
const [file] = positionals
if (file === undefined) throw new Error('Give one NAL file.')

type Situs = { line1: string; line2: string; city: string; zip: string }
type Found = 'first' | 'inList' | 'missed' | 'wrong'

/** Homes with a number, a street and a ZIP code, in an order that has nothing to do with where they lie. */
const addressesOf = async (pool: Pool): Promise<readonly Situs[]> => {
  const { rows } = await pool.query<Situs>(
    `select situs_line_1 as line1, coalesce(situs_line_2, '') as line2, coalesce(situs_city, '') as city, situs_zip as zip
     from tax_roll.parcels where house_number > 0 and street_name is not null and situs_zip is not null
     order by md5(parcel_id) limit $1`,
    [Number(values.count)],
  )
  return rows
}

const splitUnit = (street: string): readonly [string, string] => {
  const [, before = street, unit = ''] =
    /^(.*?)((?:\s(?:#|apt|unit|ste|suite|lot)\b.*)|(?:\s#.*))?$/i.exec(street) ?? []
  return [before.trim(), unit.trim()]
}

const writtenOf = ({ line1, line2, city, zip }: Situs): Written => {
  const title = (text: string) =>
    writeSitus({ line1: text, line2: '', city: '', zip: '' }).replace(/, FL$/, '')
  const [street, unit] = splitUnit(title(line1))
  return {
    street,
    unit: [unit, title(line2).replace(/^FL$/, '')].filter(Boolean).join(' '),
    city: title(city),
    zip,
  }
}

/** Two parcels written alike are one answer: nobody could tell them apart by address. */
const isMeant = (found: Situs, meant: Situs): boolean => writeSitus(found) === writeSitus(meant)

const judge = async (pool: Pool, line: string, meant: Situs): Promise<Found> => {
  const match = await findParcel(pool, line)
  if (match.kind === 'one') return isMeant(match.parcel.situs, meant) ? 'first' : 'wrong'
  if (match.kind !== 'several') return 'missed'
  const place = match.candidates.findIndex(({ situs }) => isMeant(situs, meant))
  if (place < 0) return 'missed'
  return place === 0 ? 'first' : 'inList'
}

const shareOf = (found: readonly Found[]) => {
  const percent = (kind: Found) =>
    Number(((100 * found.filter((one) => one === kind).length) / Math.max(found.length, 1)).toFixed(2))
  return {
    tried: found.length,
    firstPercent: percent('first'),
    inListPercent: percent('inList'),
    missedPercent: percent('missed'),
    wrong: found.filter((one) => one === 'wrong').length,
  }
}

/** Whether the offered list holds the home when half of its street is typed. */
const isOffered = async (pool: Pool, meant: Situs): Promise<boolean> => {
  const label = writeSitus(meant)
  const typed = label.slice(0, Math.ceil((label.split(',')[0] ?? '').length * 0.75)).toLowerCase()
  return (await suggestAddresses(pool, typed)).some((one) => one.label === label)
}

const result = await withOwnDatabase(async ({ pool }) => {
  const imported = await importRoll({ pool, file })
  if (!imported.ok) throw new Error(imported.message)
  const addresses = await addressesOf(pool)
  const roll = dice(addresses.length)
  const times: number[] = []
  const byWay: Record<string, unknown> = {}
  for (const [way, write] of Object.entries(WAYS)) {
    const found: Found[] = []
    for (const meant of addresses) {
      const line = write(writtenOf(meant), roll)
      const startedAt = performance.now()
      const how = await judge(pool, line, meant)
      times.push(performance.now() - startedAt)
      found.push(how)
      if (values.show === way && how !== 'first')
        process.stderr.write(`${how}: ${line}  <- ${writeSitus(meant)}\n`)
    }
    byWay[way] = shareOf(found)
  }
  const offered: boolean[] = []
  for (const meant of addresses) offered.push(await isOffered(pool, meant))
  const offeredPercent = Number(((100 * offered.filter(Boolean).length) / offered.length).toFixed(2))
  return {
    addresses: addresses.length,
    lookupMs: percentiles(times),
    byWay,
    offeredAtThreeQuartersPercent: offeredPercent,
  }
})
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
