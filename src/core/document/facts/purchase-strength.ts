/** Owns how well the owner's own purchase carries the value that is asked for. */

import { isClosingStatement } from '#core/case/closing-statement.ts'
import { isPurchaseAlone } from '#core/case/file.ts'
import { isPriceConfirmed } from '#core/case/own-purchase.ts'
import { sameValueShare } from '#core/case/params.ts'
import type { Grade } from '#core/case/value-options.ts'
import { formatMoney } from '#core/money.ts'
import { indicatedOf } from '#core/rehearsal/likely-questions.ts'
import type { WeakMaterial } from '#core/rehearsal/weak-point.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { againstWords } from './estimate/against.ts'
import { isRounded } from './sales/conclusion/reconcile.ts'
import type { SalesMaterial } from './sales/material.ts'
import { purchaseEvidence } from './sales/purchase-evidence.ts'
import { openToAll } from './sales/purchase-terms.ts'

/** The grade, the sentence, and beside a fair one in few words what keeps it from being strong. */
export type Graded = readonly [grade: Grade, why: string, but?: string]

export type GradedCase = Pick<WeakMaterial, 'held' | 'sales' | 'justCents'> &
  Parameters<typeof indicatedOf>[0]

export const UNCLEAR = 'other sales don’t show it clearly'

export const ALL_RATE = 'all of it depends on the county’s rate'

/** No sales were chosen to conclude from, and the range of all of them includes the county's value. */
export const isUndecided = (material: GradedCase, { estimate }: SalesMaterial): boolean =>
  indicatedOf(material) === null && estimate.sufficient && estimate.supported?.comparedWith.place === 'within'

/** An owner who cannot get the paper is not asked for it again. */
const unshownPrice = ({ held }: GradedCase): string =>
  held?.file.hasNoClosingStatement
    ? 'no closing statement shows the price'
    : 'no closing statement in your case shows the price yet'

/** The end of the sentence, and the same in few words. */
type Unproved = readonly [words: string, but: string]

/** A paper that its owner has not spoken for proves no price, nor does a sale that few could bid in; null where nothing is left to say. */
const unprovedPrice = (material: GradedCase): Unproved | null => {
  if (!material.held?.files.some(isClosingStatement))
    return [`but ${unshownPrice(material)}`, 'no closing statement shows the price']
  const { value } = material.held.file
  if (value.purchaseOffer === 'not_offered')
    return [
      'but the home wasn’t offered to the public when you bought it, and the appraiser may say so',
      'the home wasn’t offered to the public',
    ]
  if (!isPriceConfirmed(value))
    return [
      'and you’ve added your closing statement. Under “Photos and papers,” say whether it shows what you paid and when',
      'a question about your closing statement is open',
    ]
  return openToAll(value) === null
    ? [
        'and you’ve added your closing statement. Under “Photos and papers,” say how the home was being sold',
        'it isn’t said yet how the home was being sold',
      ]
    : null
}

/** A request that the own purchase carries rests on it; the sales stand beside it. */
export const byPurchase = (
  material: GradedCase,
  sales: SalesMaterial,
  opinionCents: number,
): Graded | null => {
  const own = purchaseEvidence(sales, material.justCents)
  if (own === null || (opinionCents < own && !isRounded(opinionCents, own))) return null
  const purchase = `your purchase supports ${formatMoney(own)}`
  const indicatedCents = indicatedOf(material)
  if (againstWords(material) !== null)
    return isUndecided(material, sales)
      ? [
          'Fair',
          `${purchase}, but other homes’ sales don’t show it clearly: their range includes the county’s value.`,
          UNCLEAR,
        ]
      : [
          'Fair',
          `${purchase}, but other homes’ sales don’t support a lower value, and the appraiser may show them.`,
          'other homes’ sales don’t support it',
        ]
  const unproved = unprovedPrice(material)
  if (indicatedCents === null && material.held !== null && isPurchaseAlone(material.held.file))
    return unproved === null
      ? ['Strong', `${purchase}, and your closing statement shows the price.`]
      : ['Fair', `${purchase}, ${unproved[0]}.`, unproved[1]]
  if (indicatedCents === null)
    return [
      'Fair',
      `${purchase}, and you’re using too few sales to show the same.`,
      'too few sales show the same',
    ]
  if (indicatedCents > opinionCents * (1 + sameValueShare))
    return [
      'Fair',
      `${purchase}, but your sales indicate ${formatMoney(indicatedCents)}.`,
      'your sales point higher',
    ]
  const beside =
    indicatedCents > opinionCents
      ? `your sales indicate about the same, ${formatMoney(indicatedCents)}`
      : `your sales indicate ${formatMoney(indicatedCents)}`
  return unproved === null
    ? ['Strong', `${purchase}, and ${beside}.`]
    : ['Fair', `${purchase}, ${unproved[0]}.`, unproved[1]]
}

/** Where the own price on January 1 is no lower than the county's value, a board that takes nothing off it leaves no cut. */
export const ofOwnRate = ({ ownSaleCompared }: SalesMaterial, justCents: number): Graded | null => {
  const { broughtCents } = ownSaleCompared ?? {}
  return broughtCents === undefined || isClearlyBelow(broughtCents, justCents)
    ? null
    : [
        'Fair',
        `on January 1 your price is ${formatMoney(broughtCents)}, and the county’s value is ${formatMoney(justCents)}. Your whole reduction comes from the county’s values running below sale prices, and the board may not accept that.`,
        ALL_RATE,
      ]
}
