/** Owns what a neighbourhood or a development is worth beside its homes: a mean pulled towards its surroundings. */
import type { Home } from './home.ts'

export type PlaceLevel = 'neighborhood' | 'plat'

export interface PlaceEffect {
  /** In log price. */
  readonly effect: number
  /** Sales behind it; one far from the rest counts as less than one. */
  readonly weight: number
  /** Logarithm of the middle price per square foot, brought to the value date; null for a plat, or with too few sales. */
  readonly logPerSqft: number | null
}

/** A place without sales has no entry and counts as 0. */
export type PlaceEffects = Readonly<Record<PlaceLevel, ReadonlyMap<string, PlaceEffect>>>

export const effectOf = (places: PlaceEffects, level: PlaceLevel, key: string): number =>
  places[level].get(key)?.effect ?? 0

/** '' where the roll names no place. Where it gives no neighbourhood, market area or ZIP stands in. */
export const placeKeys = (home: Home): Readonly<Record<PlaceLevel, string>> => {
  const neighborhood = home.neighborhoodCode || home.marketAreaCode || home.zip
  const hasPlat = neighborhood !== '' && home.plat !== ''
  return { neighborhood, plat: hasPlat ? `${neighborhood} ${home.plat}` : '' }
}

/** The same place as if one of its sales, of this value and weight, had not happened. */
export const withoutValue = (
  place: PlaceEffect,
  { value, weight }: { readonly value: number; readonly weight: number },
  pull: number,
): PlaceEffect => {
  const left = Math.max(0, place.weight - weight)
  const effect = (place.effect * (place.weight + pull) - weight * value) / (left + pull)
  return { ...place, effect, weight: left }
}
