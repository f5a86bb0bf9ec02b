/** Owns what the state's land use codes mean for homes. */

/** Source: Department of Revenue, 2025 User's Guide, DOR_UC. 003 is ten units or more and counts as commercial. */
const RESIDENTIAL = new Map([
  ['000', 'Vacant residential lot'],
  ['001', 'Single-family home'],
  ['002', 'Mobile home'],
  ['003', 'Multi-family building, 10 units or more'],
  ['004', 'Condominium'],
  ['005', 'Cooperative'],
  ['006', 'Retirement home'],
  ['007', 'Miscellaneous residential'],
  ['008', 'Multi-family building, fewer than 10 units'],
  ['009', 'Residential common area'],
])

/** Land use codes run from 000 to 099: below 010 residential, the rest by tens. Same source. */
const GROUPS = [
  [10, 39, 'Commercial property'],
  [40, 49, 'Industrial property'],
  [50, 69, 'Agricultural land'],
  [70, 79, 'Institutional property'],
  [80, 89, 'Government property'],
  [90, 99, 'Other property'],
] as const

/** A single-family home; the state has no code of its own for a townhouse. */
export const isHouse = (useCode: string): boolean => useCode === '001'

/** A building with several dwellings. */
export const isOfUnits = (useCode: string): boolean => useCode === '008'

/** The type of home that a use leaves no doubt about; a townhouse has the use of a single-family home, and a cooperative is owned by units as a condominium is. */
export const homeTypeOfUse = (useCode: string): 'mobile_home' | 'condo' | null => {
  if (useCode === '002') return 'mobile_home'
  return useCode === '004' || useCode === '005' ? 'condo' : null
}

/** Those this product is for: houses, mobile homes, condominiums, cooperatives, small multi-family buildings. */
export const homeUseCodes: readonly string[] = ['001', '002', '004', '005', '008']

const HOMES: ReadonlySet<string> = new Set(homeUseCodes)

/** In plain words, for a code as the roll has it ('001'). */
export const useCodeName = (useCode: string): string => {
  const home = RESIDENTIAL.get(useCode)
  if (home !== undefined) return home
  const code = Number(useCode)
  const group = GROUPS.find(([first, last]) => code >= first && code <= last)
  return group?.[2] ?? 'Use not stated'
}

/** A home of the kind this product is for. */
export const isHome = (useCode: string): boolean => HOMES.has(useCode)
