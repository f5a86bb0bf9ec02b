/** Owns which place holds which: a development lies in a neighborhood, that in the area where most of its sales are. */
import type { Home, UsableSale } from '../home.ts'
import { FIT, LOCATION } from '../params.ts'
import { median } from '../study/statistics.ts'
import { type PlaceEffect, type PlaceEffects, type PlaceKeys, placeKeys } from './place-effects.ts'
import type { PlacedSolution, Places } from './solve-in-places.ts'

type Level = keyof PlaceKeys

/** The widest first. */
const LEVELS: readonly Level[] = ['area', 'neighborhood', 'plat']

const PULLS: Readonly<Record<Level, number>> = {
  area: FIT.areaPull,
  neighborhood: FIT.neighborhoodPull,
  plat: FIT.platPull,
}

export interface PlaceTree extends Places {
  /** Number of each place by its key; the keys of two levels are never the same. */
  readonly numbers: ReadonlyMap<string, number>
  /** Of each sale, its narrowest place; −1 for none. */
  readonly placeOf: Int32Array
}

/** Neighborhoods may lie across ZIP codes: each is put whole where most of its sales are. */
const areasOf = (homes: readonly Home[]): ReadonlyMap<string, string> => {
  const byPlace = Map.groupBy(homes.map(placeKeys), ({ neighborhood }) => neighborhood)
  return new Map(
    [...byPlace].map(([neighborhood, keys]) => {
      const counts = [...Map.groupBy(keys, ({ area }) => area)].map(([area, { length }]) => ({
        area,
        length,
      }))
      const [most] = counts.toSorted((a, b) => b.length - a.length || (a.area < b.area ? -1 : 1))
      return [neighborhood, most?.area ?? '']
    }),
  )
}

/** Keys from the widest to the narrowest place; none where the roll names no place. */
const pathsOf = (homes: readonly Home[]): Record<Level, string>[] => {
  const areas = areasOf(homes)
  return homes.map((home) => {
    const keys = placeKeys(home)
    const area = areas.get(keys.neighborhood) ?? ''
    return { ...keys, area: area === keys.neighborhood ? '' : area }
  })
}

export const placeTree = (homes: readonly Home[]): PlaceTree => {
  const paths = pathsOf(homes)
  const numbers = new Map<string, number>()
  const parent: number[] = []
  const pull: number[] = []
  const add = (path: Record<Level, string>, n: number, level: Level): void => {
    const key = path[level]
    if (key === '' || numbers.has(key)) return
    const holder = LEVELS.slice(0, n).findLast((wider) => path[wider] !== '')
    numbers.set(key, parent.length)
    parent.push(holder === undefined ? -1 : (numbers.get(path[holder]) ?? -1))
    pull.push(PULLS[level])
  }
  for (const [n, level] of LEVELS.entries()) for (const path of paths) add(path, n, level)
  const narrowest = (path: Record<Level, string>): number =>
    numbers.get(path.plat || path.neighborhood || path.area) ?? -1
  return {
    count: parent.length,
    parent: Int32Array.from(parent),
    pull: Float64Array.from(pull),
    numbers,
    placeOf: Int32Array.from(paths, narrowest),
  }
}

/** Logarithms of prices per square foot brought to the value date, in the order of the sales; the middle one by place. */
const middlePerSqft = (
  sales: readonly UsableSale[],
  logPerSqft: readonly number[],
): ReadonlyMap<string, number> => {
  const byPlace = Map.groupBy(
    sales.map(({ home }, n) => ({ place: placeKeys(home).neighborhood, log: logPerSqft[n] ?? Number.NaN })),
    ({ place }) => place,
  )
  const enough = [...byPlace].filter(([, sold]) => sold.length >= LOCATION.fewestSales)
  return new Map(enough.map(([place, sold]) => [place, median(sold.map(({ log }) => log))]))
}

export const placeEffects = (
  { parent, numbers }: PlaceTree,
  { worth, weight }: PlacedSolution,
  sales: readonly UsableSale[],
  logPerSqft: readonly number[],
): PlaceEffects => {
  const perSqft = middlePerSqft(sales, logPerSqft)
  const plats = new Set(sales.map(({ home }) => placeKeys(home).plat))
  const at = (values: Float64Array, n: number): number => values[n] ?? 0
  const effects = { neighborhood: new Map<string, PlaceEffect>(), plat: new Map<string, PlaceEffect>() }
  for (const [key, n] of numbers) {
    const counted = { weight: at(weight, n), logPerSqft: perSqft.get(key) ?? null }
    if (plats.has(key))
      effects.plat.set(key, { effect: at(worth, n) - at(worth, parent[n] ?? -1), ...counted })
    else effects.neighborhood.set(key, { effect: at(worth, n), ...counted })
  }
  return effects
}
