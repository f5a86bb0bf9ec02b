/** Owns finding the sales that a home could be compared with, without looking at all of a county's. */
import { type Home, isMeasured, type MeasuredHome, type MonthNumber, type UsableSale } from '../home.ts'
import type { Scope } from '../params.ts'
import { findBands } from './comparables.ts'
import { type FetchBounds, fetchBoundsOf, isSettled, SCOPES } from './sales-to-fetch.ts'

type SalesOf = (home: Home) => readonly UsableSale[]

const codeOf = (scope: Scope, home: Home): string => {
  switch (scope) {
    case 'neighborhood':
      return home.neighborhoodCode
    case 'market_area':
      return home.marketAreaCode
    case 'zip':
      return home.zip
    case 'county':
      return 'county'
  }
}

const placeKey = (scope: Scope, home: Home): string => `${scope} ${home.useCode} ${codeOf(scope, home)}`

/** By size, so that those within bounds lie side by side. */
const bySize = (a: UsableSale, b: UsableSale): number => a.home.livingAreaSqft - b.home.livingAreaSqft

/** The first of `ordered` that is at least so large. */
const firstOf = (ordered: readonly UsableSale[], areaSqft: number): number => {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordered[middle]?.home.livingAreaSqft ?? 0) < areaSqft) low = middle + 1
    else high = middle
  }
  return low
}

const within = (ordered: readonly UsableSale[], bounds: FetchBounds): readonly UsableSale[] => {
  const ofSize = ordered.slice(
    firstOf(ordered, bounds.leastAreaSqft),
    firstOf(ordered, bounds.mostAreaSqft + 1),
  )
  const [earliest, latest] = [bounds.earliestYear ?? 0, bounds.latestYear ?? Number.POSITIVE_INFINITY]
  return ofSize.filter(({ home }) => home.effectiveYearBuilt >= earliest && home.effectiveYearBuilt <= latest)
}

/** Scope by scope, as the server looks: the same selection as from all sales. */
const nearby = (
  home: MeasuredHome,
  asOf: MonthNumber,
  places: ReadonlyMap<string, readonly UsableSale[]>,
  own: readonly UsableSale[],
): readonly UsableSale[] => {
  const found = new Set(own)
  const looked: Scope[] = []
  for (const scope of SCOPES) {
    const bounds = fetchBoundsOf(home, asOf, scope)
    const ofPlace = codeOf(scope, home) === '' ? [] : (places.get(placeKey(scope, home)) ?? [])
    for (const sale of within(ofPlace, bounds)) found.add(sale)
    looked.push(scope)
    if (isSettled(findBands(home, [...found], asOf), looked)) break
  }
  return [...found]
}

/** Asked once for a county, then home by home. */
export const salesAtHand = (sales: readonly UsableSale[], asOf: MonthNumber): SalesOf => {
  const ordered = sales.toSorted(bySize)
  const places = new Map<string, UsableSale[]>()
  for (const scope of SCOPES)
    for (const [key, all] of Map.groupBy(ordered, ({ home }) => placeKey(scope, home))) places.set(key, all)
  const ofParcel = Map.groupBy(sales, ({ home }) => home.parcelId)
  return (home) => (isMeasured(home) ? nearby(home, asOf, places, ofParcel.get(home.parcelId) ?? []) : [])
}
