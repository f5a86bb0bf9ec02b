/** Owns what the roll's exemption columns mean in plain words, on which levies they count, and under which statute. */

import type { Levy } from '#core/tax/parcel-values.ts'

export interface RollExemptionName {
  readonly name: string
  /** Levies of the county as a whole; none for an exemption that only a city grants. Null where that was not read. */
  readonly levies: readonly Levy[] | null
  /** Section of the Florida Statutes. */
  readonly statute: string
}

const ALL = ['school', 'non_school'] as const
const COUNTY = ['non_school'] as const
const CITY = [] as const

/**
 * By the number in the column's name. Source: Department of Revenue, 2025 NAL/SDF/NAP User's Guide, pp. 26 to 28,
 * read 2026-11-21; code 28 is not in use. Codes 47 and 48 came with the final rolls of 2026 (likely; an audit of all 67
 * files of 2026-09-29, checked 2026-11-22); which levies they count on was not read.
 */
const NAMES: Readonly<Record<string, readonly [string, readonly Levy[] | null, string]>> = {
  '01': ['Homestead, first piece', ALL, '196.031(1)(a)'],
  '02': ['Homestead, second piece', COUNTY, '196.031(1)(b)'],
  '03': ['County, low income, 65 and older', COUNTY, '196.075'],
  '04': ['City, low income, 65 and older', CITY, '196.075'],
  '05': ['Totally and permanently disabled veteran or surviving spouse', ALL, '196.081'],
  '06': ['Disabled veteran confined to a wheelchair, or spouse', ALL, '196.091'],
  '07': ['Child-care facility in an enterprise zone', ALL, '196.095'],
  '08': ['Totally and permanently disabled person, in full', ALL, '196.101'],
  '09': ['Charitable, religious, scientific or literary use', ALL, '196.196'],
  '10': ['County, historic property', COUNTY, '196.1961'],
  '11': ['City, historic property', CITY, '196.1961'],
  '12': ['Hospital, nursing home or home for special services', ALL, '196.197'],
  '13': ['Non-profit home for the aged', ALL, '196.1975'],
  '14': ['Continuing-care facility', ALL, '196.1977'],
  '15': ['Affordable housing', ALL, '196.1978'],
  '16': ['Educational property', ALL, '196.198'],
  '17': ['Charter school', ALL, '196.1983'],
  '18': ['Labor organization', ALL, '196.1985'],
  '19': ['Community center', ALL, '196.1986'],
  '20': ['Government property', ALL, '196.199'],
  '21': ['Agreement for the use of public property', ALL, '196.1993'],
  '22': ['County, economic development', COUNTY, '196.1995'],
  '23': ['City, economic development', CITY, '196.1995'],
  '24': ['County, historic improvements', COUNTY, '196.1997'],
  '25': ['City, historic improvements', CITY, '196.1997'],
  '26': ['County, historic property open to the public', COUNTY, '196.1998'],
  '27': ['City, historic property open to the public', CITY, '196.1998'],
  '29': ['Not-for-profit sewer and water company', ALL, '196.2001'],
  '30': ['Not-for-profit water and wastewater company', ALL, '196.2002'],
  '31': ['Blind person', ALL, '196.202'],
  '32': ['Widower', ALL, '196.202'],
  '33': ['Widow', ALL, '196.202'],
  '34': ['Totally and permanently disabled person, fixed amount', ALL, '196.202'],
  '35': ['Disabled ex-service member', ALL, '196.24'],
  '36': ['Perpetual conservation land', ALL, '196.26(2)'],
  '37': ['Perpetual conservation land with commercial use', ALL, '196.26(3)'],
  '38': ['Deployed service member', ALL, '196.173'],
  '39': ['County, 65 and older with long residence', COUNTY, '196.075'],
  '40': ['City, 65 and older with long residence', CITY, '196.075'],
  '41': ['Disabled or deceased first responder, and spouse', ALL, '196.081(6), 196.102'],
  '42': ['Display of biblical history', ALL, '196.1987'],
  '43': ['Certified new multi-family housing', ALL, '196.1978(3)'],
  '44': ['Land leased for affordable housing', ALL, '196.1978(1)(b)'],
  '45': ['County, affordable-housing program', COUNTY, '196.1979'],
  '46': ['City, affordable-housing program', CITY, '196.1979'],
  '47': ['Affordable housing owned by the state', null, '196.19781'],
  '48': ['Affordable housing on government property', null, '196.19782'],
  '80': ['Discount for disabled veterans, 65 and older', ALL, '196.082'],
  '81': ['Living quarters of parents or grandparents', ALL, '193.703'],
  '82': ['Land available for taxes', ALL, '197.502'],
}

/** Takes a column header, 'EXMPT_33'; null for a code the guide does not list. */
export const rollExemptionName = (column: string): RollExemptionName | null => {
  const found = NAMES[column.replace(/^EXMPT_/, '')]
  if (found === undefined) return null
  const [name, levies, statute] = found
  return { name, levies, statute }
}
