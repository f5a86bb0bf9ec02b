/** Owns what the estimate says for and against buying, in sentences with its figures. */

import type { Costs, EstimateStep, EstimateWorth } from '#core/appeal/cost/cut-worth.ts'
import { formatCents, formatMoney } from '#core/money.ts'

/** How the just value compares with the sales. On a rough estimate without a percentage: it would be read as a finding. */
export const placeWords = ({ justCents, abovePercent, middle }: EstimateStep, isRough: boolean): string => {
  if (isRough)
    return `The market value is ${formatMoney(justCents)}. The sales point only roughly to ${formatMoney(middle.justCents)}.`
  const supported = `the ${formatMoney(middle.justCents)} the sales support`
  const just = `The market value, ${formatMoney(justCents)},`
  if (abovePercent === 0) return `${just} is about ${supported}.`
  return abovePercent > 0
    ? `${just} is ${abovePercent}% above ${supported}.`
    : `${just} is ${Math.abs(abovePercent)}% below ${supported}.`
}

const left = (inAllCents: number, { feeCents, priceCents }: Costs): string => {
  const costs = `the ${formatMoney(feeCents)} fee and the ${formatMoney(priceCents)} course`
  return inAllCents > 0
    ? `after ${costs}, that leaves ${formatCents(inAllCents)}`
    : `${costs} cost ${formatCents(-inAllCents)} more than that`
}

/** `place`: 'At the middle of the estimate'. */
const worthWords = (
  place: string,
  { savingCents, laterCents, inAllCents }: EstimateWorth,
  costs: Costs,
): string => {
  if (savingCents === null || inAllCents === null)
    return `${place}, these numbers don’t show what a petition would save.`
  if (savingCents + laterCents <= 0) return `${place}, a petition would save nothing.`
  const later =
    laterCents > 0
      ? ` and about ${formatMoney(laterCents)} more in later years, if you keep the home, its use stays the same and the market value goes back to where it is now`
      : ''
  return `${place}, a petition would save ${formatCents(savingCents)} in one year${later}; ${left(inAllCents, costs)}.`
}

export const middleWords = (estimate: EstimateStep, costs: Costs): string =>
  worthWords('At the middle of the estimate', estimate.middle, costs)

export const lowEndWords = ({ low }: EstimateStep, costs: Costs): string =>
  worthWords(`At the low end, ${formatMoney(low.justCents)}`, low, costs)
