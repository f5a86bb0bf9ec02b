/** Owns what a neighborhood or a development is worth beside its homes: a mean drawn towards its surroundings. */
import type { Home } from '../home.ts'

export type PlaceLevel = 'neighborhood' | 'plat'

export interface PlaceEffect {
  /** In log price: a neighborhood's beside the county, a plat's beside its neighborhood. */
  readonly effect: number
  /** Sales behind it; one far from the rest counts as less than one. */
  readonly weight: number
  /** Logarithm of the middle price per square foot, brought to the value date; null for a plat, or with too few sales. */
  readonly logPerSqft: number | null
}

/** A place without sales has no entry; areas stand among the neighborhoods, under keys of their own. */
export type PlaceEffects = Readonly<Record<PlaceLevel, ReadonlyMap<string, PlaceEffect>>>

export interface PlaceKeys {
  readonly area: string
  /** The condominiums of a neighborhood are a place of their own: their prices per square foot are not those of houses. */
  readonly neighborhood: string
  readonly plat: string
}

const CONDOMINIUM = '004'

/** '' where the roll names no place. Where it gives no neighborhood, the area stands in: the market area or the ZIP code. */
export const placeKeys = (home: Home): PlaceKeys => {
  const code = home.marketAreaCode || home.zip
  const area = code === '' ? '' : `area ${code}`
  const place = home.neighborhoodCode || area
  const neighborhood = place !== '' && home.useCode === CONDOMINIUM ? `${place} ${CONDOMINIUM}` : place
  const hasPlat = place !== '' && home.plat !== ''
  return { area, neighborhood, plat: hasPlat ? `${neighborhood} ${home.plat}` : '' }
}

/** A neighborhood that knows no sale is worth what its area is. */
export const placeWorth = ({ neighborhood, plat }: PlaceEffects, keys: PlaceKeys): number => {
  const around = neighborhood.get(keys.neighborhood) ?? neighborhood.get(keys.area)
  return (around?.effect ?? 0) + (plat.get(keys.plat)?.effect ?? 0)
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
