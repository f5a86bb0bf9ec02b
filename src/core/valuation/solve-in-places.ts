/** Owns least squares of homes and the places they lie in at once: a development lies in one neighborhood. */
import { FIT } from './params.ts'
import { factorise, type SquareMatrix, solveFactorised } from './solve-linear.ts'

/** Sales as numbers side by side, so that a large county fits into a few pieces of memory. */
export interface PlacedRows {
  readonly width: number
  readonly count: number
  /** Row by row, `width` numbers each. */
  readonly rows: Float64Array
  /** Number of each sale's place; −1 where the roll names none. A plat is of one neighborhood. */
  readonly neighborhood: Int32Array
  readonly plat: Int32Array
  readonly neighborhoodNames: readonly string[]
  readonly platNames: readonly string[]
  /** Neighborhood of each plat. */
  readonly neighborhoodOfPlat: Int32Array
}

/** Sums over the sales of each place. */
interface Sums {
  readonly weight: Float64Array
  readonly target: Float64Array
  /** `width` numbers for each place. */
  readonly columns: Float64Array
}

export interface PlacedSolution {
  readonly coefficients: Float64Array
  readonly neighborhood: Float64Array
  readonly plat: Float64Array
  /** Sales behind each place. */
  readonly neighborhoodWeight: Float64Array
  readonly platWeight: Float64Array
}

const sumsOf = (places: number, width: number): Sums => ({
  weight: new Float64Array(places),
  target: new Float64Array(places),
  columns: new Float64Array(places * width),
})

const at = (values: Float64Array | Int32Array, index: number): number => values[index] ?? Number.NaN

const add = (values: Float64Array, index: number, amount: number): void => {
  values[index] = at(values, index) + amount
}

interface Equations {
  readonly matrix: SquareMatrix
  readonly right: Float64Array
  readonly ofNeighborhoods: Sums
  readonly ofPlats: Sums
}

const addUp = (table: PlacedRows, weights: Float64Array, targets: Float64Array): Equations => {
  const { width, count, rows, neighborhood, plat } = table
  const matrix = new Float64Array(width * width)
  const right = new Float64Array(width)
  const ofNeighborhoods = sumsOf(table.neighborhoodNames.length, width)
  const ofPlats = sumsOf(table.platNames.length, width)
  const addTo = (sums: Sums, place: number, sale: number, weight: number) => {
    if (place < 0) return
    add(sums.weight, place, weight)
    add(sums.target, place, weight * at(targets, sale))
    for (let i = 0; i < width; i += 1)
      add(sums.columns, place * width + i, weight * at(rows, sale * width + i))
  }
  const addHome = (sale: number, weight: number) => {
    for (let i = 0; i < width; i += 1) {
      const scaled = weight * at(rows, sale * width + i)
      if (scaled === 0) continue
      add(right, i, scaled * at(targets, sale))
      for (let j = 0; j <= i; j += 1) add(matrix, i * width + j, scaled * at(rows, sale * width + j))
    }
  }
  for (let sale = 0; sale < count; sale += 1) {
    const weight = at(weights, sale)
    addHome(sale, weight)
    addTo(ofNeighborhoods, at(neighborhood, sale), sale, weight)
    addTo(ofPlats, at(plat, sale), sale, weight)
  }
  return { matrix, right, ofNeighborhoods, ofPlats }
}

/** What a place explains is taken out of the equations of what holds it, and of the homes'. */
const takeOut = (sums: Sums, place: number, total: number, { matrix, right }: Equations, width: number) => {
  for (let i = 0; i < width; i += 1) {
    const scaled = at(sums.columns, place * width + i) / total
    if (scaled === 0) continue
    add(right, i, -scaled * at(sums.target, place))
    for (let j = 0; j <= i; j += 1) add(matrix, i * width + j, -scaled * at(sums.columns, place * width + j))
  }
}

/** Plats first, then neighborhoods: what is left are the equations of the homes alone. */
const withoutPlaces = (table: PlacedRows, equations: Equations): Float64Array => {
  const { width, neighborhoodOfPlat, platNames, neighborhoodNames } = table
  const { ofPlats, ofNeighborhoods } = equations
  const totals = Float64Array.from(ofNeighborhoods.weight, (weight) => weight + FIT.neighborhoodPull)
  for (let plat = 0; plat < platNames.length; plat += 1) {
    const total = at(ofPlats.weight, plat) + FIT.platPull
    const neighborhood = at(neighborhoodOfPlat, plat)
    takeOut(ofPlats, plat, total, equations, width)
    const share = at(ofPlats.weight, plat) / total
    add(totals, neighborhood, -share * at(ofPlats.weight, plat))
    add(ofNeighborhoods.target, neighborhood, -share * at(ofPlats.target, plat))
    for (let i = 0; i < width; i += 1)
      add(ofNeighborhoods.columns, neighborhood * width + i, -share * at(ofPlats.columns, plat * width + i))
  }
  for (let place = 0; place < neighborhoodNames.length; place += 1)
    takeOut(ofNeighborhoods, place, at(totals, place), equations, width)
  return totals
}

/** Columns that are left out keep a coefficient of exactly 0. */
const onlyTaken = (
  matrix: SquareMatrix,
  taken: readonly boolean[],
  pulls: readonly number[],
): SquareMatrix => {
  const width = taken.length
  return matrix.map((value, index) => {
    const [i, j] = [Math.floor(index / width), index % width]
    if (!(taken[i] && taken[j])) return i === j ? 1 : 0
    return i === j ? value + (pulls[i] ?? 0) : value
  })
}

/** Of the coefficients, in units of the residuals' variance; infinite for a column that is left out. */
const variancesOf = (factor: SquareMatrix, taken: readonly boolean[]): Float64Array =>
  Float64Array.from(taken, (isTaken, column) => {
    if (!isTaken) return Number.POSITIVE_INFINITY
    const unit = new Float64Array(taken.length)
    unit[column] = 1
    return at(solveFactorised(factor, taken.length, unit), column)
  })

const dotOf = (columns: Float64Array, place: number, coefficients: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < coefficients.length; i += 1)
    sum += at(columns, place * coefficients.length + i) * at(coefficients, i)
  return sum
}

/** Given the coefficients and their variances: the column to leave out, or null where all may stay. */
export type LeaveOut = (coefficients: Float64Array, variances: Float64Array) => number | null

/** Columns are left out one by one, as long as `leaveOut` names one. */
export const solveInPlaces = (
  table: PlacedRows,
  weights: Float64Array,
  targets: Float64Array,
  pulls: readonly number[],
  leaveOut: LeaveOut,
): PlacedSolution => {
  const { width, neighborhoodOfPlat, platNames, neighborhoodNames } = table
  const equations = addUp(table, weights, targets)
  const totals = withoutPlaces(table, equations)
  const taken = pulls.map(() => true)
  for (;;) {
    const factor = factorise(onlyTaken(equations.matrix, taken, pulls), width)
    const right = equations.right.map((value, column) => (taken[column] ? value : 0))
    const coefficients = solveFactorised(factor, width, right)
    const out = leaveOut(coefficients, variancesOf(factor, taken))
    if (out !== null) {
      taken[out] = false
      continue
    }
    const { ofNeighborhoods, ofPlats } = equations
    const neighborhood = Float64Array.from(
      neighborhoodNames,
      (_, place) =>
        (at(ofNeighborhoods.target, place) - dotOf(ofNeighborhoods.columns, place, coefficients)) /
        at(totals, place),
    )
    const plat = Float64Array.from(platNames, (_, place) => {
      const weight = at(ofPlats.weight, place)
      const ofNeighborhood = weight * at(neighborhood, at(neighborhoodOfPlat, place))
      const left = at(ofPlats.target, place) - dotOf(ofPlats.columns, place, coefficients) - ofNeighborhood
      return left / (weight + FIT.platPull)
    })
    return {
      coefficients,
      neighborhood,
      plat,
      neighborhoodWeight: ofNeighborhoods.weight,
      platWeight: ofPlats.weight,
    }
  }
}
