/** Owns which sales to fetch for a home: between what sizes, years and months, and in what order of place. No distance is known. */

import { ageYears } from '../fit/home-columns.ts'
import type { MeasuredHome, MonthNumber } from '../home.ts'
import {
  BAND_STEPS,
  type Bands,
  COMPARABLES,
  OLDEST_AGE_YEARS,
  type Scope,
  WINDOW_MONTHS,
} from '../params.ts'
import type { Passing } from './comparables.ts'

/** What a sale must keep to, to be among those that some band of a scope lets pass; a look-up may leave the others out. */
export interface FetchBounds {
  readonly leastAreaSqft: number
  readonly mostAreaSqft: number
  /** Null where no year is too early. */
  readonly earliestYear: number | null
  readonly latestYear: number | null
  readonly firstMonth: MonthNumber
  readonly lastMonth: MonthNumber
}

const mostOf = (scope: Scope, pick: (bands: Bands) => number): number =>
  Math.max(...BAND_STEPS.filter((bands) => bands.scope === scope).map(pick))

export const fetchBoundsOf = (home: MeasuredHome, asOf: MonthNumber, scope: Scope): FetchBounds => {
  const areaFactor = 1 + mostOf(scope, ({ areaPercent }) => areaPercent) / 100
  const age = ageYears(home, asOf)
  const years = mostOf(scope, (bands) => bands.ageYears)
  const valueYear = Math.floor(asOf / 12)
  return {
    leastAreaSqft: Math.floor(home.livingAreaSqft / areaFactor),
    mostAreaSqft: Math.ceil(home.livingAreaSqft * areaFactor),
    earliestYear: age + years >= OLDEST_AGE_YEARS ? null : valueYear - age - years,
    latestYear: age - years <= 0 ? null : valueYear - age + years,
    firstMonth: asOf - WINDOW_MONTHS.before,
    lastMonth: asOf + WINDOW_MONTHS.after,
  }
}

/** Where sales are looked for, the nearest first; the later ones only while too few have passed. */
export const SCOPES: readonly Scope[] = [...new Set(BAND_STEPS.map(({ scope }) => scope))]

/** Whether sales of wider scopes than those looked at so far could change the selection. */
export const isSettled = ({ bands, passing }: Passing, looked: readonly Scope[]): boolean =>
  looked.includes(bands.scope) && passing.length >= COMPARABLES.wanted
