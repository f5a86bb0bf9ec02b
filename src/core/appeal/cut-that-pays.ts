/** Owns how far a just value must be cut before one year's saving is more than a given cost. */

import type { Levy } from '#core/tax/parcel-values.ts'

interface KnownLevy {
  readonly levy: Levy
  readonly assessedBeforeCents: number
  readonly savingCents: number | null
}

export interface KnownCut {
  readonly cutPercent: number
  readonly levies: readonly KnownLevy[]
}

type Point = readonly [cutPercent: number, savingCents: number]

/** Below its limit nothing is saved on a levy; above, the saving grows in a straight line. */
const pointsOf = (cuts: readonly KnownCut[], levy: Levy, justCents: number): readonly Point[] => {
  const lines = cuts.flatMap(({ cutPercent, levies }) => {
    const line = levies.find((one) => one.levy === levy)
    return line === undefined ? [] : [{ cutPercent, line }]
  })
  const assessedCents = lines[0]?.line.assessedBeforeCents ?? justCents
  const limit = Math.max(0, 100 * (1 - assessedCents / justCents))
  const known = lines.map(({ cutPercent, line }): Point => [cutPercent, line.savingCents ?? 0])
  return [[0, 0], [limit, 0], ...known.filter(([cut]) => cut > limit)] satisfies Point[]
}

const savingAt = (points: readonly Point[], cutPercent: number): number => {
  const after = points.findIndex(([cut]) => cut >= cutPercent)
  const [high, low] = [points[after], points[after - 1]]
  if (high === undefined || low === undefined) return points.at(-1)?.[1] ?? 0
  const width = high[0] - low[0]
  return width === 0 ? high[1] : low[1] + ((high[1] - low[1]) * (cutPercent - low[0])) / width
}

const TENTHS = 10

/**
 * The smallest cut, in percent with one decimal rounded up, at which one year's saving is more than `costCents`; read
 * from the cuts that were worked out, in rising order. Null when none of them saves as much, or a saving is not known.
 */
export const cutThatPays = (
  cuts: readonly KnownCut[],
  justCents: number,
  costCents: number,
): number | null => {
  const isKnown = cuts.every(
    ({ levies }) => levies.length > 0 && levies.every(({ savingCents }) => savingCents !== null),
  )
  const last = cuts.at(-1)
  if (!isKnown || last === undefined || justCents <= 0) return null
  const levies = (['school', 'non_school'] as const).map((levy) => pointsOf(cuts, levy, justCents))
  for (let tenth = 1; tenth <= last.cutPercent * TENTHS; tenth += 1) {
    const cut = tenth / TENTHS
    if (levies.reduce((sum, points) => sum + savingAt(points, cut), 0) > costCents) return cut
  }
  return null
}
