/** Owns the county's real rolls as they would be in the year looked at: the same rows, moved on by whole years. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Parcels as of January 1, 2020, and the sales from January 2019 to June 2020. */
const files = ['NAL39D202001.csv.gz', 'SDF39D202001.csv.gz'] as const
const rollYear = 2020

const years: readonly string[] = ['ASMNT_YR', 'SALE_YR', 'SALE_YR1', 'SALE_YR2']
const cell = /("(?:[^"]|"")*"|[^,]*)(?:,|$)/g

const cellsOf = (line: string): readonly string[] => [...line.matchAll(cell)].map(([, text = '']) => text)

/** A row ends with an empty match of the pattern, which is no cell. */
const moved = (text: string, by: number): string => {
  const [header = '', ...rows] = text.split(/\r?\n/)
  const names = cellsOf(header).slice(0, -1)
  const places = names.flatMap((name, at) => (years.includes(name.replaceAll('"', '')) ? [at] : []))
  const move = (row: string): string => {
    const cells = cellsOf(row).slice(0, names.length)
    return cells
      .map((value, at) => (places.includes(at) && /^\d{4}$/.test(value) ? String(Number(value) + by) : value))
      .join(',')
  }
  return [header, ...rows.filter((row) => row !== '').map(move)].join('\n')
}

/** Written into `to`, never into the project. */
export const rollsOf = async (
  data: string,
  taxYear: number,
  to: string,
): Promise<readonly string[] | null> => {
  const found = files.map((name) => path.join(data, 'rolls', name))
  if (!found.every((file) => existsSync(file))) return null
  return Promise.all(
    found.map(async (file) => {
      const text = gunzipSync(await readFile(file)).toString('utf8')
      const written = path.join(to, path.basename(file, '.csv.gz').replace(String(rollYear), String(taxYear)))
      await writeFile(`${written}.csv`, moved(text, taxYear - rollYear))
      return `${written}.csv`
    }),
  )
}
