/** Owns the plain warnings that an estimate is shown with: what makes it weaker than its range says. */
import { dollars, formatMoney } from '#core/money.ts'
import type { Ranged } from './estimate-range.ts'
import { saleMonth } from './home.ts'
import { type Level, toJustBasis } from './level.ts'
import { cautiousLevel, type NearLevel } from './near-level.ts'
import { roughBecause } from './rough-estimate.ts'
import type { HomeValue } from './value-home.ts'

type MeasuredLevel = Extract<Level, { kind: 'measured' }>

const percent = (share: number): string => (100 * share).toFixed(1)

const ofSales = (some: number, all: number): string => `${some} of the ${all} sales compared`

/** Practice: a board generally looks at sales up to the value date, later ones may be used as support. */
const laterSales = ({ grid, selection }: HomeValue): string[] => {
  const later = grid.filter(({ sale }) => saleMonth(sale) >= selection.asOf).length
  if (later === 0) return []
  const { wasWere, itThey } = later === 1 ? ONE : MANY
  return [
    `${ofSales(later, grid.length)} ${wasWere} made after January 1 and ${itThey} marked; too few earlier ones were found. A board generally looks at sales up to January 1; later ones may be used as support.`,
  ]
}

const ONE = { wasWere: 'was', itThey: 'is' } as const
const MANY = { wasWere: 'were', itThey: 'are' } as const

const rough = ({ grid }: HomeValue): readonly string[] =>
  roughBecause(grid.map(({ grossPercent, adjustedDollars: adjusted }) => ({ grossPercent, adjusted })))

const unlikeLevel = (
  { valueDollars }: Ranged,
  county: MeasuredLevel | null,
  near: NearLevel | null,
): string[] => {
  if (county === null || near === null) return []
  const at = (level: MeasuredLevel) =>
    formatMoney(dollars(toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars))
  const ofNear: MeasuredLevel = { kind: 'measured', ...near, allUses: false }
  const isNear = cautiousLevel(county, near) !== county
  const low = percent(near.interval.low)
  const high = percent(near.interval.high)
  return [
    `In the home’s own neighborhood just values stood at ${percent(near.share)}% of prices in the middle (${near.saleCount.toLocaleString('en-US')} sales; 95% interval ${low}% to ${high}%), which is not the ${percent(county.share)}% measured in the county. At the county’s level a home of this price would stand at ${at(county)}, at the neighborhood’s at ${at(ofNear)}. We compare your just value with the higher of the two, the one at the ${isNear ? 'neighborhood’s' : 'county’s'} level, because it promises less.`,
  ]
}

/** Whole sentences. `near` is the neighborhood's level where it is unlike the county's. */
export const estimateCautions = (
  value: HomeValue,
  estimate: Ranged,
  level: MeasuredLevel | null,
  near: NearLevel | null,
): string[] => [...unlikeLevel(estimate, level, near), ...rough(value), ...laterSales(value)]
