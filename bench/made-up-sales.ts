/** Writes the sale file of a made-up county that is imported: about one home in fifteen, at prices that follow a rule. */
import { writeFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { dice } from './dice.ts'

interface SoldHome {
  readonly parcel: string
  readonly year: number
  readonly county: number
  readonly area: number
  readonly built: number
  readonly neighborhood: string
  readonly use: string
}

const HEADER =
  'CO_NO,PARCEL_ID,ASMNT_YR,DOR_UC,VI_CD,QUAL_CD,SALE_YR,SALE_MO,SALE_PRC,MULTI_PAR_SAL,SAL_CHG_CD'

/** Bigger and newer is dearer, some neighborhoods are, and no two buyers agree to ten percent. */
const priceOf = ({ area, built, neighborhood }: SoldHome, roll: (sides: number) => number): number => {
  const place = 0.8 + (Number(neighborhood) % 37) / 90
  const noise = 0.9 + (roll(100) + roll(100)) / 1_000
  return Math.round((200 * area ** 0.95 * 1.004 ** (built - 1_990) * place * noise) / 100) * 100
}

/** Of the 24 months before the roll's year; four in ten sales are not qualified, as in the state's files. */
const lineOf = (home: SoldHome, roll: (sides: number) => number): string => {
  const month = 1 + roll(12)
  const qualification = roll(10) < 6 ? '01' : '11'
  const price = qualification === '01' ? priceOf(home, roll) : 100
  return `${home.county},"${home.parcel}",${home.year},"${home.use}","I","${qualification}",${home.year - 1 - roll(2)},"${String(month).padStart(2, '0')}",${price},,`
}

export const writeMadeUpSales = async (pool: Pool, path: string): Promise<void> => {
  const { rows } = await pool.query<SoldHome>(
    `select p.parcel_id as parcel, r.tax_year as year, r.county_no as county, p.living_area_sqft::int as area,
       p.effective_year_built as built, p.neighborhood_code as neighborhood, p.use_code as use
     from tax_roll.parcels p join tax_roll.rolls r on r.id = p.roll_id and r.status = 'active'
     where not r.synthetic and p.living_area_sqft > 0 and p.line_no % 15 = 0 order by p.line_no`,
  )
  const roll = dice(rows.length)
  await writeFile(path, [HEADER, ...rows.map((home) => lineOf(home, roll)), ''].join('\n'))
}
