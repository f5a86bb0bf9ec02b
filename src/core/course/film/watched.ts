/** How much of a lesson's part of the film has truly been played; jumping ahead is not watching. */
import { wholePercent } from '#core/percent.ts'

/** Seconds into the film. */
export type PlayedRange = readonly [from: number, to: number]

const joined = (ranges: readonly PlayedRange[], [from, to]: PlayedRange): readonly PlayedRange[] => {
  const last = ranges.at(-1)
  return last && from <= last[1]
    ? [...ranges.slice(0, -1), [last[0], Math.max(last[1], to)]]
    : [...ranges, [from, to]]
}

/** In order and without overlap: what was seen twice counts once. Empty and backward ranges fall away. */
export const joinRanges = (ranges: readonly PlayedRange[]): readonly PlayedRange[] =>
  ranges
    .filter(([from, to]) => to > from)
    .toSorted(([a], [b]) => a - b)
    .reduce(joined, [])

/** The whole seconds within each range: a second begun is not a second seen. */
export const wholeSeconds = (ranges: readonly PlayedRange[]): readonly PlayedRange[] =>
  ranges.map(([from, to]): PlayedRange => [Math.ceil(from), Math.floor(to)]).filter(([from, to]) => to > from)

/** Rounded percent of the seconds from `startsAt` to `endsAt` that lie in the ranges; 0 for an empty part. */
export const watchedPercent = (
  ranges: readonly PlayedRange[],
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): number => {
  const length = endsAt - startsAt
  if (!(length > 0)) return 0
  const seen = joinRanges(ranges).map(([from, to]) =>
    Math.max(0, Math.min(to, endsAt) - Math.max(from, startsAt)),
  )
  return wholePercent((100 * seen.reduce((sum, seconds) => sum + seconds, 0)) / length)
}
