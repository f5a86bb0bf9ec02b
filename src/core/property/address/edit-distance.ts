/** Owns how far apart two words are typed: letters changed, dropped, added, or two neighbors swapped. */

const nextRow = (
  a: string,
  b: string,
  at: number,
  above: readonly number[],
  twoAbove: readonly number[],
): number[] => {
  const row = [at]
  for (let col = 1; col <= b.length; col++) {
    const cost = a[at - 1] === b[col - 1] ? 0 : 1
    const left = row[col - 1] ?? 0
    const best = Math.min((above[col] ?? 0) + 1, left + 1, (above[col - 1] ?? 0) + cost)
    const swapped = at > 1 && col > 1 && a[at - 1] === b[col - 2] && a[at - 2] === b[col - 1]
    row.push(swapped ? Math.min(best, (twoAbove[col - 2] ?? 0) + 1) : best)
  }
  return row
}

/** Optimal string alignment distance (Damerau–Levenshtein without repeated edits). */
export const editDistance = (a: string, b: string): number => {
  let twoAbove: readonly number[] = []
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, col) => col)
  for (let at = 1; at <= a.length; at++) {
    const row = nextRow(a, b, at, above, twoAbove)
    twoAbove = above
    above = row
  }
  return above[b.length] ?? 0
}
