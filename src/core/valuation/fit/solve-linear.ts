/** Owns solving A·x = b for a symmetric positive definite A: written out because core takes no packages. */

/** Row by row; `size × size` numbers. */
export type SquareMatrix = Float64Array

const at = (values: Float64Array, index: number): number => values[index] ?? Number.NaN

const dotOfRows = (factor: SquareMatrix, size: number, row: number, column: number): number => {
  let sum = 0
  for (let k = 0; k < column; k += 1) sum += at(factor, row * size + k) * at(factor, column * size + k)
  return sum
}

/** Cholesky: the lower triangle L of A = L·Lᵀ. Throws a RangeError when A is not positive definite. */
export const factorise = (matrix: SquareMatrix, size: number): SquareMatrix => {
  const factor = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const rest = at(matrix, row * size + column) - dotOfRows(factor, size, row, column)
      factor[row * size + column] =
        column === row ? Math.sqrt(rest) : rest / at(factor, column * size + column)
    }
    if (!(at(factor, row * size + row) > 0)) throw new RangeError('The matrix is not positive definite')
  }
  return factor
}

/** x of L·Lᵀ·x = b, by substitution forwards and backwards. */
export const solveFactorised = (factor: SquareMatrix, size: number, right: Float64Array): Float64Array => {
  const x = Float64Array.from(right)
  for (let row = 0; row < size; row += 1) {
    let sum = at(x, row)
    for (let k = 0; k < row; k += 1) sum -= at(factor, row * size + k) * at(x, k)
    x[row] = sum / at(factor, row * size + row)
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = at(x, row)
    for (let k = row + 1; k < size; k += 1) sum -= at(factor, k * size + row) * at(x, k)
    x[row] = sum / at(factor, row * size + row)
  }
  return x
}
