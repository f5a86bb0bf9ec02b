/** Owns how a home and a month become the columns of the price equation, and which adjustment each column belongs to. */
import { type MeasuredHome, type MonthNumber, yearOfMonth } from '../home.ts'
import {
  AGE_KNOTS,
  AVERAGE_QUALITY,
  FIT,
  LOG_AREA_CENTRE,
  LOG_LAND_CENTRE,
  LOG_LAND_RANGE,
  OLDEST_AGE_YEARS,
} from '../params.ts'

/** What a grid line can adjust for. */
export type ColumnItem = 'start' | 'time' | 'use' | 'area' | 'age' | 'land' | 'quality'

const TIME_ITEMS: readonly ColumnItem[] = ['time', ...FIT.bendMonthsBefore.map((): ColumnItem => 'time')]

/** The item of each column that `columnsOf` fills, in its order. */
export const COLUMN_ITEMS: readonly ColumnItem[] = [
  'start',
  ...TIME_ITEMS,
  'use',
  'use',
  'use',
  'area',
  'area',
  'area',
  ...AGE_KNOTS.map((): ColumnItem => 'age'),
  'land',
  'land',
  'land',
  'quality',
]

/** How strongly the ridge pulls each column towards nothing; the start is left free. */
export const COLUMN_PULLS: readonly number[] = COLUMN_ITEMS.map((item, column) => {
  if (item === 'start') return 0
  return item === 'time' && column > 1 ? FIT.trendBendPull : FIT.coefficientPull
})

const LAND_FLAG = COLUMN_ITEMS.lastIndexOf('land')

/** Where smaller and where larger lots than the center count. */
export const LAND_SLOPES: readonly [below: number, above: number] = [LAND_FLAG - 2, LAND_FLAG - 1]

/**
 * The only direction in which a column may count: larger, newer, better built and more land never cost. 0 where either
 * may be.
 */
export const COLUMN_SIGNS: readonly (-1 | 0 | 1)[] = COLUMN_ITEMS.map((item, column) => {
  if (item === 'age') return -1
  return item === 'area' || item === 'quality' || (item === 'land' && column !== LAND_FLAG) ? 1 : 0
})

export const timeColumns = (month: MonthNumber, asOf: MonthNumber): number[] => [
  (month - asOf) / 12,
  ...FIT.bendMonthsBefore.map((before) => Math.max(0, asOf - before - month) / 12),
]

/** Years old in the year of the value date, at least 0. */
export const ageYears = (home: MeasuredHome, asOf: MonthNumber): number =>
  Math.min(OLDEST_AGE_YEARS, Math.max(0, yearOfMonth(asOf) - home.effectiveYearBuilt))

/** Each loses by the year up to its knot and no further: the loss never turns, and flattens with age. */
const ageColumns = (age: number): number[] => AGE_KNOTS.map((knot) => Math.min(age, knot) / 10)

/** Below and above the center the slope may differ. */
const bent = (value: number): readonly [number, number] => [Math.min(0, value), Math.max(0, value)]

const landColumns = ({ landSqft }: MeasuredHome): number[] => {
  if (landSqft === null || landSqft <= 0) return [0, 0, 0]
  const [least, most] = LOG_LAND_RANGE
  const size = Math.min(most, Math.max(least, Math.log(landSqft) - LOG_LAND_CENTRE))
  return [...bent(size), 1]
}

const isUse = (home: MeasuredHome, useCode: string): number => (home.useCode === useCode ? 1 : 0)

/** Null when the roll is blank. */
export const qualityGrade = ({ qualityCode }: { readonly qualityCode: string }): number | null =>
  /^[1-6]$/.test(qualityCode) ? Number(qualityCode) : null

/** Log price is taken to be the sum of these, each times its coefficient, and the effects of the place. */
export const columnsOf = (home: MeasuredHome, month: MonthNumber, asOf: MonthNumber): number[] => {
  const logArea = Math.log(home.livingAreaSqft) - LOG_AREA_CENTRE
  const condominium = isUse(home, '004')
  return [
    1,
    ...timeColumns(month, asOf),
    condominium,
    isUse(home, '002'),
    isUse(home, '008'),
    ...bent((1 - condominium) * logArea),
    condominium * logArea,
    ...ageColumns(ageYears(home, asOf)),
    ...landColumns(home),
    (qualityGrade(home) ?? AVERAGE_QUALITY) - AVERAGE_QUALITY,
  ]
}
