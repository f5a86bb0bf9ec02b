/** Owns the flat map of Florida: how wide and high it is, and where on it a place lies. */

const west = -87.65
const east = -80.02
const north = 31.02
const south = 24.5
/** A degree of longitude is this much shorter than one of latitude in the middle of Florida. */
const squeeze = Math.cos((28 * Math.PI) / 180)

const width = 1_000
const perDegree = width / ((east - west) * squeeze)

export const mapSize = { width, height: Math.round((north - south) * perDegree) } as const

export const placeOnMap = ([longitude, latitude]: readonly [number, number]): [x: number, y: number] => [
  Math.round((longitude - west) * squeeze * perDegree),
  Math.round((north - latitude) * perDegree),
]
