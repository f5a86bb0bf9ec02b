/** Owns what the estimate says for and against buying, in sentences with its figures. */

import type { Costs, EstimateStep, EstimateWorth } from '#core/appeal/cost/cut-worth.ts'
import { formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as words from '#messages/next-step/estimate.ts'

/** How the just value compares with the sales. On a rough estimate without a percentage: it would be read as a finding. */
export const placeWords = ({ justCents, abovePercent, middle }: EstimateStep, isRough: boolean): string => {
  if (isRough)
    return words.theMarketValueIsTheSales({
      value: formatMoney(justCents),
      supported: formatMoney(middle.justCents),
    })
  const supported = words.theTheSalesSupport({ value: formatMoney(middle.justCents) })
  const just = words.theMarketValue({ value: formatMoney(justCents) })
  if (abovePercent === 0) return words.isAbout({ subject: just, supported })
  return abovePercent > 0
    ? words.isAbove({ subject: just, percent: abovePercent, supported })
    : words.isBelow({ subject: just, percent: Math.abs(abovePercent), supported })
}

/** As the tables beside it have it. */
const inDollars = (cents: number): string => formatMoney(inWholeDollars(cents))

/** Who has bought the course owes the fee alone. */
export type CostsAhead = Costs & { readonly isOwner: boolean }

const leftToOwner = (inAllCents: number, { feeCents, priceCents }: Costs): string => {
  const [costs, leftCents] = [words.theFee({ fee: formatMoney(feeCents) }), inAllCents + priceCents]
  return leftCents > 0
    ? words.afterThatLeaves({ costs, amount: inDollars(leftCents) })
    : words.costsMoreThanThat({ costs, amount: inDollars(-leftCents) })
}

const left = (inAllCents: number, { feeCents, priceCents }: Costs): string => {
  const costs = words.theFeeAndTheCourse({ fee: formatMoney(feeCents), price: formatMoney(priceCents) })
  return inAllCents > 0
    ? words.afterThatLeaves({ costs, amount: inDollars(inAllCents) })
    : words.costMoreThanThat({ costs, amount: inDollars(-inAllCents) })
}

/** `place`: 'At the middle of the estimate'. */
const worthWords = (
  place: string,
  { savingCents, laterCents, inAllCents }: EstimateWorth,
  costs: CostsAhead,
): string => {
  if (savingCents === null || inAllCents === null) return words.theseNumbersDontShowWhatA({ place })
  if (savingCents + laterCents <= 0) return words.aPetitionWouldSaveNothing({ place })
  const later = laterCents > 0 ? words.andAboutMoreInLaterYears({ later: formatMoney(laterCents) }) : ''
  return words.aPetitionWouldSaveInOne({
    place,
    saving: inDollars(savingCents),
    later,
    left: costs.isOwner ? leftToOwner(inAllCents, costs) : left(inAllCents, costs),
  })
}

export const middleWords = (estimate: EstimateStep, costs: CostsAhead): string =>
  worthWords(words.atTheMiddleOfTheEstimate(), estimate.middle, costs)

/** Empty where the neighborhood's ratio is no higher than the one used. */
export const nearWords = ({ near }: EstimateStep, costs: CostsAhead): readonly string[] =>
  near === null ? [] : [worthWords(words.ifTheBoardGoesByYourNeighborhood(), near, costs)]

export const lowEndWords = ({ low }: EstimateStep, costs: CostsAhead): string =>
  worthWords(words.atTheLowEnd({ value: formatMoney(low.justCents) }), low, costs)
