/** Owns how well a case carries a value, in one word and with the reason that weighs most: for the owner alone. */

import { chosenIn } from '#core/case/file.ts'
import { costPapersLacking } from '#core/case/papers-lacking.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { GRADES, type Grade } from '#core/case/value-options.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { atNearRatioOf, indicatedOf, priceIndicatedOf } from '#core/rehearsal/likely-questions.ts'
import { onRoll } from '#core/rehearsal/weak-point.ts'
import { isMuchAdjusted } from '#core/valuation/explain/rough-estimate.ts'
import { COMPARABLES, MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { againstWords } from './estimate/against.ts'
import {
  ALL_RATE,
  byPurchase,
  type Graded,
  type GradedCase,
  isUndecided,
  ofOwnRate,
  UNCLEAR,
} from './purchase-strength.ts'
import { levelOf } from './sales/conclusion/come-to.ts'
import { isRounded } from './sales/conclusion/reconcile.ts'
import { isNear, isUnplaced } from './sales/listed/unplaced.ts'
import type { SalesMaterial } from './sales/material.ts'

/** What the wider search shows against the owner's own choice of sales. */
const ofSearch = ({ estimate }: SalesMaterial, justCents: number): Graded | null => {
  if (!estimate.sufficient || estimate.supported === null) return null
  const { justValueCents, comparedWith } = estimate.supported
  if (comparedWith.place === 'below')
    return [
      'Weak',
      `all the sales we compared point to about ${formatMoney(justValueCents)}, and their range is above the county’s ${formatMoney(justCents)}.`,
    ]
  return comparedWith.place === 'within'
    ? [
        'Fair',
        `all the sales we compared point to about ${formatMoney(justValueCents)}, and their range includes the county’s ${formatMoney(justCents)}.`,
        UNCLEAR,
      ]
    : null
}

const ofOwnPrice = ({ ownSaleCompared }: SalesMaterial, opinionCents: number): Graded | null => {
  const own = ownSaleCompared?.justValueCents
  return own !== undefined && own > opinionCents && !isRounded(opinionCents, own)
    ? [
        'Weak',
        `your purchase supports ${formatMoney(own)}, which is ${formatMoney(own - opinionCents)} more than ${formatMoney(opinionCents)}.`,
      ]
    : null
}

const chosenOnRoll = ({ held }: GradedCase, sales: SalesMaterial) =>
  (held === null ? [] : chosenIn(held.file)).flatMap((sale) => onRoll(sale, sales) ?? [])

const ofPlace = (material: GradedCase, sales: SalesMaterial): Graded | null => {
  const known = chosenOnRoll(material, sales)
  const elsewhere = known.filter((one) => !isNear(one)).length
  const unplaced = known.filter(isUnplaced).length
  if (unplaced === 0) return null
  const which = elsewhere === known.length ? `all ${elsewhere}` : `${elsewhere} of your ${known.length}`
  const whose = elsewhere === known.length ? `${which} of your sales` : `${which} sales`
  const those = unplaced === elsewhere ? '' : ` for ${unplaced} of them`
  return [
    'Fair',
    `${whose} ${elsewhere === 1 ? 'is' : 'are'} from outside your neighborhood, and${those} we couldn’t measure what that is worth.`,
    elsewhere === known.length ? 'the sales are from elsewhere' : 'some of the sales are from elsewhere',
  ]
}

const ofLevel = (sales: SalesMaterial): Graded | null =>
  levelOf(sales) === null
    ? [
        'Fair',
        `too few homes like yours sold to measure how just values compare with prices, and the ${MOST_COST_OF_SALE_PERCENT}% off is an assumption.`,
        'what comes off the price is an assumption',
      ]
    : null

/** Where the neighborhood's own ratio would leave nothing of the cut. */
const ofNearRatio = (
  what: string,
  near: { readonly percent: number; readonly justCents: number } | null,
  justCents: number,
): Graded | null =>
  near !== null && near.justCents >= justCents
    ? [
        'Weak',
        `if the board goes by the few sales in your neighborhood, ${formatPercent(near.percent)}, ${what} to ${formatMoney(near.justCents)}, and that isn’t lower than the county’s value.`,
      ]
    : null

/** Where the prices themselves are no lower than the county's value, a board that takes less off a price leaves no cut. */
const ofPrices = (priceCents: number | null, justCents: number): Graded | null =>
  priceCents !== null && priceCents > justCents
    ? [
        'Fair',
        `adjusted to your home, your sales’ prices come to ${formatMoney(priceCents)}, and the county’s value is ${formatMoney(justCents)}. Your whole reduction comes from the county’s values running below sale prices, and the board may not accept that.`,
        ALL_RATE,
      ]
    : null

const purchaseAtNear = ({ ownSaleCompared }: SalesMaterial) => {
  const near = ownSaleCompared?.near
  return near === undefined ? null : { percent: near.percent, justCents: near.justValueCents }
}

const ofMuchAdjusted = (material: GradedCase, sales: SalesMaterial): Graded | null => {
  const known = chosenOnRoll(material, sales)
  const much = known.filter(isMuchAdjusted).length
  return much === 0
    ? null
    : [
        much * 2 > known.length ? 'Weak' : 'Fair',
        `${much} of your ${known.length} sales needed adjusting by more than ${COMPARABLES.muchGrossPercent}%.`,
        'some sales needed large adjustments',
      ]
}

const ofRequest = (indicatedCents: number, opinionCents: number): Graded | null =>
  opinionCents < indicatedCents && !isRounded(opinionCents, indicatedCents)
    ? [
        'Fair',
        `your sales show that the county is too high, but ${formatMoney(opinionCents)} is ${formatMoney(indicatedCents - opinionCents)} less than they indicate.`,
        'you ask for less than your sales show',
      ]
    : null

/** A packet is not made while the paper of a repair's cost is lacking. */
const ofRepairs = ({ held }: GradedCase): Graded | null => {
  const lacking = held === null ? [] : costPapersLacking(held.file, held.files)
  const cents = lacking.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0)
  return lacking.length === 0
    ? null
    : [
        'Fair',
        `the estimate or invoice for ${formatMoney(cents)} of repairs isn’t in your case yet.`,
        'a repair’s estimate is missing',
      ]
}

const TOO_FEW_USED =
  'you’re using too few sales to show a value, so it is based only on what you and your papers say.'

/** The same figure is rated higher where a choice of sales is offered: with them. */
const NONE_USED =
  'you aren’t using any sales yet, so it is based only on what you and your papers say. The suggested sales may make it stronger.'

const isToChoose = ({ held }: GradedCase, { comparables }: SalesMaterial): boolean =>
  held !== null && chosenIn(held.file).length === 0 && comparables.length >= fewestChosenSales

/** The weakest point decides. */
const gradeOf = (material: GradedCase): Graded | null => {
  const { held, sales, justCents } = material
  const opinionCents = held?.file.value.opinionCents ?? null
  if (typeof sales === 'string' || opinionCents === null) return null
  const bought = byPurchase(material, sales, opinionCents)
  const unpapered = ofRepairs(material)
  if (bought !== null) {
    const nearer = ofNearRatio('your purchase works out', purchaseAtNear(sales), justCents)
    if (nearer !== null) return nearer
    return bought[0] === 'Strong' ? (unpapered ?? ofOwnRate(sales, justCents) ?? bought) : bought
  }
  if (againstWords(material) !== null)
    return [
      'Weak',
      isUndecided(material, sales)
        ? 'the sales we compared don’t show clearly that the county is too high.'
        : 'the sales don’t support a lower value.',
    ]
  const indicatedCents = indicatedOf(material)
  if (indicatedCents === null) return ['Weak', isToChoose(material, sales) ? NONE_USED : TOO_FEW_USED]
  const found = [
    ofOwnPrice(sales, opinionCents),
    ofNearRatio('your sales point', atNearRatioOf(material), justCents),
    ofSearch(sales, justCents),
    ofPrices(priceIndicatedOf(material), justCents),
    ofMuchAdjusted(material, sales),
    ofPlace(material, sales),
    ofLevel(sales),
    unpapered,
    ofRequest(indicatedCents, opinionCents),
  ].filter((one) => one !== null)
  return (
    found.find(([grade]) => grade === 'Weak') ??
    found[0] ?? [
      'Strong',
      `your sales, weighed together, indicate ${formatMoney(indicatedCents)}, and none of them needed adjusting by more than ${COMPARABLES.muchGrossPercent}%.`,
    ]
  )
}

export interface Strength {
  readonly grade: Grade
  /** A sentence. */
  readonly why: string
  /** What keeps a fair one from being strong, in few words. */
  readonly but?: string | undefined
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Null where nothing can be said yet. A word on the papers, and none on how the board decides. */
export const strengthOf = (material: GradedCase): Strength | null => {
  const graded = gradeOf(material)
  if (graded === null) return null
  const [grade, why, but] = graded
  return { grade, why: capitalized(why), ...(but !== undefined && { but }) }
}

export const strengthWords = (material: GradedCase): string | null => {
  const strength = strengthOf(material)
  return strength === null ? null : `Your evidence: ${strength.grade}. ${strength.why}`
}

/** No sales are chosen yet: one grade for now, and what it would be with the best carried of the first choices. */
export const onceChosen = (
  strength: Strength | null,
  withThem: readonly (Strength | null)[],
): Strength | null => {
  if (strength === null) return null
  const rankOf = (one: Strength | null) => (one === null ? -1 : GRADES.indexOf(one.grade))
  const [best = null] = withThem.toSorted((one, other) => rankOf(other) - rankOf(one))
  return best === null || rankOf(best) <= rankOf(strength)
    ? strength
    : {
        ...strength,
        why: `You aren’t using any sales yet. With the suggested sales it would be ${best.grade}.`,
      }
}
