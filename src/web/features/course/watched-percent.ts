/** How much of a lesson's part of the film has truly been played; jumping ahead is not watching. */

/** Seconds, as `HTMLVideoElement.played` has them: in order, without overlap. */
export type PlayedRange = readonly [from: number, to: number]

/** Rounded percent of the seconds from `startsAt` to `endsAt` that lie in the ranges; 0 for an empty part. */
export const watchedPercent = (
  ranges: readonly PlayedRange[],
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): number => {
  const length = endsAt - startsAt
  if (!(length > 0)) return 0
  const seen = ranges.map(([from, to]) => Math.max(0, Math.min(to, endsAt) - Math.max(from, startsAt)))
  return Math.round((100 * seen.reduce((sum, seconds) => sum + seconds, 0)) / length)
}

export const playedRanges = ({ length, start, end }: TimeRanges): readonly PlayedRange[] =>
  Array.from({ length }, (_, at): PlayedRange => [start(at), end(at)])
