/**
 * `npm run bench:roll -- [--parcels 1000000,3000000] [--rounds 3] [FILE.csv…]`: how long imports and look-ups take, as JSON.
 * With `--together FILE…`, zip files too, only the memory of one import of all of them side by side.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { writeSitus } from '#core/property/situs-address.ts'
import { findParcel, suggestAddresses } from '#server/features/tax-roll/queries.ts'
import { copyAsText } from './copy-as-text.ts'
import { type ImportApart, importApart } from './import-apart.ts'
import { writeMadeUpCounty } from './made-up-county.ts'
import { withOwnDatabase } from './own-database.ts'
import { pagesForEach } from './pages-read.ts'
import { timeEach } from './percentiles.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    parcels: { type: 'string', default: '1000000,3000000' },
    rounds: { type: 'string', default: '3' },
    lookups: { type: 'string', default: '1000' },
    together: { type: 'boolean', default: false },
  },
})
const sizes = positionals.length > 0 ? [] : values.parcels.split(',').map(Number)
const rounds = Number(values.rounds)

const two = (value: number): number => Number(value.toFixed(2))
const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN

/** Import and `\copy` in turn, so that both meet the same machine. */
const measureImport = async (pool: Pool, url: string, file: string) => {
  const copies: number[] = []
  const imports: ImportApart[] = []
  for (let round = 0; round < rounds; round += 1) {
    copies.push(await copyAsText(pool, file))
    imports.push(await importApart([file], url))
  }
  const ratios = imports.map(({ seconds }, round) => seconds / (copies[round] ?? Number.NaN))
  return {
    copySeconds: copies.map(two),
    importSeconds: imports.map(({ seconds }) => two(seconds)),
    importOverCopy: two(middle(ratios)),
    commandSeconds: two(middle(imports.map(({ commandSeconds }) => commandSeconds))),
    peakMegabytes: Math.max(...imports.map(({ peakMegabytes }) => peakMegabytes)),
  }
}

type Situs = { line1: string; line2: string; city: string; zip: string }

/** As far as somebody has typed: the number, and some letters of what follows. */
const halfTyped = (situs: Situs, at: number): string => {
  const [number = '', ...street] = writeSitus(situs).toLowerCase().split(' ')
  return `${number} ${street.join(' ').slice(0, 2 + (at % 12))}`
}

const misspelt = (line: string): string => line.replace(/([a-z])([a-z])(?=[a-z]{2})/i, '$2$1')

const measureLookups = async (pool: Pool, url: string) => {
  const { rows } = await pool.query<Situs>(
    `select p.situs_line_1 as line1, coalesce(p.situs_line_2, '') as line2, coalesce(p.situs_city, '') as city,
       coalesce(p.situs_zip, '') as zip
     from tax_roll.parcels p join tax_roll.rolls r on r.id = p.roll_id and r.status = 'active'
     where house_number > 0 and street_name is not null order by md5(parcel_id) limit $1`,
    [Number(values.lookups)],
  )
  const lines = rows.map(writeSitus)
  await timeEach(lines.slice(0, 50), (line) => findParcel(pool, line))
  return {
    addresses: lines.length,
    lookupPages: await pagesForEach(url, lines, findParcel),
    autocompletePages: await pagesForEach(url, rows.map(halfTyped), suggestAddresses),
    lookupMs: await timeEach(lines, (line) => findParcel(pool, line)),
    misspeltLookupMs: await timeEach(lines, (line) => findParcel(pool, misspelt(line))),
    autocompleteMs: await timeEach(rows.map(halfTyped), (text) => suggestAddresses(pool, text)),
    misspeltAutocompleteMs: await timeEach(rows.map(halfTyped), (text) =>
      suggestAddresses(pool, misspelt(text)),
    ),
  }
}

const measureFile = async (pool: Pool, url: string, file: string) => ({
  ...(await measureImport(pool, url, file)),
  ...(await measureLookups(pool, url)),
})

const results = await withOwnDatabase(async ({ pool, url, folder }) => {
  if (values.together) return [{ together: positionals, ...(await importApart(positionals, url)) }]
  const found: Record<string, unknown>[] = []
  for (const file of positionals) found.push({ file, ...(await measureFile(pool, url, file)) })
  for (const parcels of sizes) {
    const file = join(folder, 'county.csv')
    await writeMadeUpCounty(file, parcels)
    found.push({ parcels, ...(await measureFile(pool, url, file)) })
  }
  return found
})
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
