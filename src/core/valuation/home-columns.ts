/** Owns how a home and a month become the columns of the price equation, and which adjustment each column belongs to. */
import type { MeasuredHome, MonthNumber } from './home.ts'
import {
  AVERAGE_QUALITY,
  FIT,
  LOG_AREA_CENTRE,
  LOG_LAND_CENTRE,
  LOG_LAND_RANGE,
  NEW_HOME_YEARS,
  OLD_HOME_YEARS,
  OLDEST_AGE_YEARS,
} from './params.ts'

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
  'age',
  'age',
  'age',
  'age',
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

export const timeColumns = (month: MonthNumber, asOf: MonthNumber): number[] => [
  (month - asOf) / 12,
  ...FIT.bendMonthsBefore.map((before) => Math.max(0, asOf - before - month) / 12),
]

/** Years old in the year of the value date, at least 0. */
export const ageYears = (home: MeasuredHome, asOf: MonthNumber): number =>
  Math.min(OLDEST_AGE_YEARS, Math.max(0, Math.floor(asOf / 12) - home.effectiveYearBuilt))

const ageColumns = (age: number): number[] => [
  age / 10,
  (age / 10) ** 2,
  age <= NEW_HOME_YEARS ? 1 : 0,
  Math.max(0, age - OLD_HOME_YEARS) / 10,
]

const landColumns = ({ landSqft }: MeasuredHome): number[] => {
  if (landSqft === null || landSqft <= 0) return [0, 0, 0]
  const [least, most] = LOG_LAND_RANGE
  const size = Math.min(most, Math.max(least, Math.log(landSqft) - LOG_LAND_CENTRE))
  return [size, size ** 2, 1]
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
    logArea,
    logArea ** 2,
    condominium * logArea,
    ...ageColumns(ageYears(home, asOf)),
    ...landColumns(home),
    (qualityGrade(home) ?? AVERAGE_QUALITY) - AVERAGE_QUALITY,
  ]
}
