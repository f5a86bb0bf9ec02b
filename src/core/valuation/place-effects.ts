/** Owns what a neighbourhood or a development is worth beside its homes: a mean pulled towards its surroundings. */
import type { Home } from './home.ts'

export type PlaceLevel = 'neighborhood' | 'plat'

/** Log price by place; a place without sales has no entry and counts as 0. */
export type PlaceEffects = Readonly<Record<PlaceLevel, ReadonlyMap<string, number>>>

/** '' where the roll names no place. Where it gives no neighbourhood, market area or ZIP stands in. */
export const placeKeys = (home: Home): Readonly<Record<PlaceLevel, string>> => {
  const neighborhood = home.neighborhoodCode || home.marketAreaCode || home.zip
  return { neighborhood, plat: home.plat === '' ? '' : `${neighborhood} ${home.plat}` }
}

/** Each place's weighted mean, as if `pull` more sales at 0 had happened there: few sales, little effect. */
export const placeEffects = (
  keys: readonly string[],
  values: readonly number[],
  weights: readonly number[],
  pull: number,
): ReadonlyMap<string, number> => {
  const totals = new Map<string, { sum: number; weight: number }>()
  for (const [n, key] of keys.entries()) {
    if (key === '') continue
    const total = totals.get(key) ?? { sum: 0, weight: 0 }
    const weight = weights[n] ?? 0
    totals.set(key, { sum: total.sum + weight * (values[n] ?? 0), weight: total.weight + weight })
  }
  return new Map([...totals].map(([key, { sum, weight }]) => [key, sum / (weight + pull)]))
}
