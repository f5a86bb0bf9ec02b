/** Owns how well a case carries what it asks for, in one word and with the reason that weighs most: for the owner alone. */

import { formatMoney } from '#core/money.ts'
import { indicatedOf } from '#core/rehearsal/likely-questions.ts'
import { chosenIn, onRoll } from '#core/rehearsal/weak-point.ts'
import { isMuchAdjusted } from '#core/valuation/explain/rough-estimate.ts'
import { COMPARABLES, MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { againstWords } from '../estimate/against.ts'
import { levelOf } from '../sales/conclusion/come-to.ts'
import { isRounded } from '../sales/conclusion/reconcile.ts'
import { isNear, isUnplaced } from '../sales/listed/unplaced.ts'
import type { SalesMaterial } from '../sales/material.ts'
import type { JudgedCase } from './material.ts'

type Grade = 'Weak' | 'Fair' | 'Strong'
type Graded = readonly [Grade, string]

/** What the wider search shows against the owner's own choice of sales. */
const ofSearch = ({ estimate }: SalesMaterial, justCents: number): Graded | null => {
  if (!estimate.sufficient || estimate.supported === null) return null
  const { justValueCents, comparedWith } = estimate.supported
  if (comparedWith.place === 'below')
    return ['Weak', `all the sales nearby support the county’s ${formatMoney(justCents)}.`]
  return comparedWith.place === 'within'
    ? [
        'Fair',
        `all the sales nearby point to about ${formatMoney(justValueCents)}, and their range includes the county’s ${formatMoney(justCents)}.`,
      ]
    : null
}

const ofOwnPrice = ({ ownSaleCompared }: SalesMaterial, opinionCents: number): Graded | null => {
  const own = ownSaleCompared?.justValueCents
  return own !== undefined && own > opinionCents
    ? [
        'Weak',
        `your own purchase comes to a just value of ${formatMoney(own)}, and you ask for ${formatMoney(opinionCents)}.`,
      ]
    : null
}

const chosenOnRoll = ({ held }: JudgedCase, sales: SalesMaterial) =>
  (held === null ? [] : chosenIn(held.file)).flatMap((sale) => onRoll(sale, sales) ?? [])

const ofPlace = (material: JudgedCase, sales: SalesMaterial): Graded | null => {
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
  ]
}

const ofLevel = (sales: SalesMaterial): Graded | null =>
  levelOf(sales) === null
    ? [
        'Fair',
        `too few homes like yours sold to measure how just values compare with prices, and the ${MOST_COST_OF_SALE_PERCENT}% off is an assumption.`,
      ]
    : null

const ofMuchAdjusted = (material: JudgedCase, sales: SalesMaterial): Graded | null => {
  const known = chosenOnRoll(material, sales)
  const much = known.filter(isMuchAdjusted).length
  return much === 0
    ? null
    : [
        much * 2 > known.length ? 'Weak' : 'Fair',
        `${much} of your ${known.length} sales needed adjusting by more than ${COMPARABLES.muchGrossPercent}%.`,
      ]
}

const ofRequest = (indicatedCents: number, opinionCents: number): Graded | null =>
  opinionCents < indicatedCents && !isRounded(opinionCents, indicatedCents)
    ? [
        'Fair',
        `your sales show that the county is too high, but you ask for ${formatMoney(indicatedCents - opinionCents)} less than they indicate.`,
      ]
    : null

/** The weakest point decides. */
const gradeOf = (material: JudgedCase): Graded | null => {
  const { held, sales, justCents } = material
  const opinionCents = held?.file.value.opinionCents ?? null
  if (typeof sales === 'string' || opinionCents === null) return null
  if (againstWords(material) !== null) return ['Weak', 'the sales support the county.']
  const indicatedCents = indicatedOf(material)
  if (indicatedCents === null)
    return ['Weak', 'you use too few sales to show a value, so it rests on what you and your papers say.']
  const found = [
    ofOwnPrice(sales, opinionCents),
    ofSearch(sales, justCents),
    ofMuchAdjusted(material, sales),
    ofPlace(material, sales),
    ofLevel(sales),
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

/** Null where nothing can be said yet. A word on the papers, and none on how the board decides. */
export const strengthWords = (material: JudgedCase): string | null => {
  const graded = gradeOf(material)
  return graded === null
    ? null
    : `How strong your papers are: ${graded[0].toLowerCase()}, because ${graded[1]}`
}
