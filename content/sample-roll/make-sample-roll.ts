/** Owns writing the sample roll's two files: `node content/sample-roll/make-sample-roll.ts`. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleRow } from './sample-homes.ts'
import { sampleParcels, sampleSales } from './sample-parcels.ts'

const field = (value: string | number): string => (typeof value === 'number' ? String(value) : `"${value}"`)

const table = (rows: readonly SampleRow[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((column) => field(row[column] ?? '')).join(','))
  return `${[columns.join(','), ...lines].join('\n')}\n`
}

export const sampleFiles = (): Readonly<Record<string, string>> => ({
  'NAL47S202601.csv': table(sampleParcels()),
  'SDF47S202601.csv': table(sampleSales()),
})

if (import.meta.main) {
  for (const [name, text] of Object.entries(sampleFiles()))
    writeFileSync(join(import.meta.dirname, name), text)
}
