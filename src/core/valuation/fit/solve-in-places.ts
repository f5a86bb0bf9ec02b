/** Owns least squares of homes and the places they lie in at once: each place is drawn towards the one that holds it. */
import { factorise, type SquareMatrix, solveFactorised } from './solve-linear.ts'

/** Places as a tree: those that hold others come before them. */
export interface Places {
  readonly count: number
  /** Number of the place that holds each; −1 for none. */
  readonly parent: Int32Array
  /** In sales' worth of information, how strongly each is drawn to what holds it, or to nothing. */
  readonly pull: Float64Array
}

/** Sales as numbers side by side, so that a large county fits into a few pieces of memory. */
export interface PlacedRows {
  readonly width: number
  readonly count: number
  /** Row by row, `width` numbers each. */
  readonly rows: Float64Array
  readonly places: Places
  /** Number of the narrowest place of each sale; −1 where the roll names none. */
  readonly placeOf: Int32Array
}

export interface PlacedSolution {
  readonly coefficients: Float64Array
  /** Of each place, with what holds it, in the unit of the targets. */
  readonly worth: Float64Array
  /** Sales behind each place, those of the places in it included. */
  readonly weight: Float64Array
}

const at = (values: Float64Array | Int32Array, index: number): number => values[index] ?? Number.NaN

const add = (values: Float64Array, index: number, amount: number): void => {
  values[index] = at(values, index) + amount
}

interface Equations {
  readonly matrix: SquareMatrix
  readonly right: Float64Array
  /** Sums over the sales of each place, of its own and, once they are eliminated, of the places in it. */
  readonly total: Float64Array
  readonly target: Float64Array
  /** `width` numbers for each place. */
  readonly columns: Float64Array
}

const addUp = (
  { width, count, rows, places, placeOf }: PlacedRows,
  weights: Float64Array,
  targets: Float64Array,
): Equations => {
  const matrix = new Float64Array(width * width)
  const right = new Float64Array(width)
  const total = Float64Array.from(places.pull)
  const target = new Float64Array(places.count)
  const columns = new Float64Array(places.count * width)
  const addValue = (sale: number, place: number, i: number): void => {
    const weight = at(weights, sale)
    const scaled = weight * at(rows, sale * width + i)
    if (scaled === 0) return
    add(right, i, scaled * at(targets, sale))
    if (place >= 0) add(columns, place * width + i, scaled)
    for (let j = 0; j <= i; j += 1) add(matrix, i * width + j, scaled * at(rows, sale * width + j))
  }
  for (let sale = 0; sale < count; sale += 1) {
    const place = at(placeOf, sale)
    for (let i = 0; i < width; i += 1) addValue(sale, place, i)
    if (place < 0) continue
    add(total, place, at(weights, sale))
    add(target, place, at(weights, sale) * at(targets, sale))
  }
  return { matrix, right, total, target, columns }
}

/** From the narrowest place to the widest; what is left are the equations of the homes alone. */
const eliminate = ({ count, parent, pull }: Places, equations: Equations, width: number): void => {
  const { matrix, right, total, target, columns } = equations
  const takeOut = (place: number, i: number): void => {
    const scaled = at(columns, place * width + i) / at(total, place)
    if (scaled === 0) return
    add(right, i, -scaled * at(target, place))
    for (let j = 0; j <= i; j += 1) add(matrix, i * width + j, -scaled * at(columns, place * width + j))
  }
  for (let place = count - 1; place >= 0; place -= 1) {
    for (let i = 0; i < width; i += 1) takeOut(place, i)
    const holder = at(parent, place)
    if (holder < 0) continue
    const passedOn = at(pull, place) / at(total, place)
    add(total, holder, at(pull, place) * (1 - passedOn))
    add(target, holder, passedOn * at(target, place))
    for (let i = 0; i < width; i += 1)
      add(columns, holder * width + i, passedOn * at(columns, place * width + i))
  }
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

/** From the widest place to the narrowest. */
const worthsOf = (
  { count, parent, pull }: Places,
  { total, target, columns }: Equations,
  coefficients: Float64Array,
): Float64Array => {
  const worth = new Float64Array(count)
  const width = coefficients.length
  for (let place = 0; place < count; place += 1) {
    let left = at(target, place)
    for (let i = 0; i < width; i += 1) left -= at(columns, place * width + i) * at(coefficients, i)
    const holder = at(parent, place)
    if (holder >= 0) left += at(pull, place) * at(worth, holder)
    worth[place] = left / at(total, place)
  }
  return worth
}

const weightsOf = ({ placeOf, places }: PlacedRows, weights: Float64Array): Float64Array => {
  const weight = new Float64Array(places.count)
  for (const [sale, of] of placeOf.entries()) if (of >= 0) add(weight, of, at(weights, sale))
  for (let place = places.count - 1; place >= 0; place -= 1) {
    const holder = at(places.parent, place)
    if (holder >= 0) add(weight, holder, at(weight, place))
  }
  return weight
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
  const { width, places } = table
  const equations = addUp(table, weights, targets)
  eliminate(places, equations, width)
  const taken = pulls.map(() => true)
  for (;;) {
    const factor = factorise(onlyTaken(equations.matrix, taken, pulls), width)
    const right = equations.right.map((value, column) => (taken[column] ? value : 0))
    const coefficients = solveFactorised(factor, width, right)
    const out = leaveOut(coefficients, variancesOf(factor, taken))
    if (out === null)
      return {
        coefficients,
        worth: worthsOf(places, equations, coefficients),
        weight: weightsOf(table, weights),
      }
    taken[out] = false
  }
}
