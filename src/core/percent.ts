/** Owns how a percentage is told: to a tenth, the same number by the same words on pages, in mails and on papers. */

/** Twelve percent is 12, not 12.0. */
export const toTenths = (percent: number): number => Number(percent.toFixed(1)) || 0

/** With a true minus sign, as money has it. */
export const formatPercent = (percent: number): string => `${toTenths(percent)}%`.replace('-', '−')

/** With its sign, plus included: what an adjustment does to a price. */
export const formatSignedPercent = (percent: number): string =>
  `${toTenths(percent) > 0 ? '+' : ''}${formatPercent(percent)}`

const betweenEnds = (percent: number): number => Math.min(99, Math.max(1, percent))

/** A share in whole percent: 0 only where there is none, 100 only where it is all. `percent` is 0 to 100. */
export const wholePercent = (percent: number): number => {
  if (percent <= 0) return 0
  return percent >= 100 ? 100 : betweenEnds(Math.round(percent))
}

/** How far something is, rounded down: 0 only before it began, 100 only when it is complete. */
export const percentDone = (done: number, total: number): number => {
  if (!(total > 0) || done <= 0) return 0
  return done >= total ? 100 : betweenEnds(Math.floor((100 * done) / total))
}
