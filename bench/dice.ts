/** Owns chance that comes out the same every time. */

/** A small generator with a period beyond any county (Numerical Recipes, ranqd1). */
export const dice = (seed: number) => {
  let state = seed >>> 0
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
