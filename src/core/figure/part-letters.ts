/** Owns the places of letters on a plot: each at its point, or straight above or below it where letters would touch. */

export type PlotPoint = {
  /** Percent of the width. */
  readonly place: number
  /** Pixels from the top. */
  readonly y: number
}

export type Ground = {
  /** As narrow as the plot ever is drawn; where it is wider, letters only stand further apart. */
  readonly narrowestPx: number
  readonly heightPx: number
  /** Least distance of the middles of two letters. */
  readonly apartPx: number
}

const stepPx = 2

const isFree = (point: PlotPoint, taken: readonly PlotPoint[], { narrowestPx, apartPx }: Ground): boolean =>
  taken.every(
    (other) =>
      Math.hypot(((other.place - point.place) / 100) * narrowestPx, other.y - point.y) >= apartPx - 1e-9,
  )

/** The free place nearest to the point, above before below; its own where all are taken. */
const freePlace = (point: PlotPoint, taken: readonly PlotPoint[], ground: Ground): PlotPoint => {
  const steps = Array.from({ length: Math.floor(ground.heightPx / stepPx) + 1 }, (_, step) => step * stepPx)
  const heights = steps.flatMap((away) => [point.y - away, point.y + away])
  const inside = heights.filter((y) => y >= 0 && y <= ground.heightPx)
  return inside.map((y) => ({ ...point, y })).find((moved) => isFree(moved, taken, ground)) ?? point
}

/** Earlier points keep their own places before later ones; `taken` is kept free for something else. */
export const partLetters = (
  points: readonly PlotPoint[],
  taken: readonly PlotPoint[],
  ground: Ground,
): readonly PlotPoint[] => {
  const placed: PlotPoint[] = []
  for (const point of points) placed.push(freePlace(point, [...taken, ...placed], ground))
  return placed
}
