/** What of a reported time counts: people learn in real time, and once, however many pages they have open. */

/** What one report may hold: an hour read without a connection. */
export const longestReportSeconds = 3600

/**
 * The part of the reported seconds that fits between the moment up to which this person's time is counted (null: none
 * is) and now. Two pages at once report the same minutes; the second finds them taken.
 */
export const creditedSeconds = (
  reportedSeconds: number,
  { countedUntil, now }: { readonly countedUntil: Date | null; readonly now: Date },
): number => {
  const free = countedUntil === null ? longestReportSeconds : (now.getTime() - countedUntil.getTime()) / 1000
  return Math.max(0, Math.min(reportedSeconds, longestReportSeconds, Math.floor(free)))
}
