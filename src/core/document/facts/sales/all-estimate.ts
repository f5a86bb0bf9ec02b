/** Owns what the packet itself says of figures that speak against its own: the estimate from all sales compared, and sales left out that need no more adjusting. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { entryOf } from '#core/case/sales/choose-sale.ts'
import { firstChoices } from '#core/case/sales/nearer-sales.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { formatMoney } from '#core/money.ts'
import { costToCure } from '../condition/cost-to-cure.ts'
import { ofSales } from '../estimate/value.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { streetOf } from '../spoken/sale.ts'
import { inCount } from '../spoken/value.ts'
import type { Judged } from './conclusion/conclusion-facts.ts'
import { leftOutAsNear } from './listed/questioned.ts'
import type { SalesMaterial } from './material.ts'

const LABEL = 'All sales that were compared'

type Held = Pick<CaseFile, 'comparables' | 'condition' | 'corrections'>

type Estimate = Extract<SalesMaterial['estimate'], { sufficient: true }>

/** Said whichever side it helps: the board sees where the current just value is beside the range. */
const besideRange = (lowCents: number, highCents: number, justCents: number): string => {
  if (justCents < lowCents) return 'below'
  return justCents > highCents ? 'above' : 'within'
}

/** What follows the confidence, and the confidence itself; null where no range is known. */
const rangeOf = ({ interval, supported }: Estimate, { justCents }: Judged) => {
  const [low, high] = [supported?.lowCents, supported?.highCents]
  if (interval == null || low == null || high == null) return null
  return {
    sure: `With ${interval.coveragePercent}% confidence`,
    words: `${formatMoney(low)} to ${formatMoney(high)}, and the current just value is ${besideRange(low, high, justCents)} that range.`,
  }
}

const estimateWords = (
  { estimate, comparables }: SalesMaterial,
  file: Held,
  judged: Judged,
): readonly string[] => {
  if (!estimate.sufficient || estimate.supported === null) return []
  const repairs = costToCure(file).cents > 0 ? ', before the repairs that I count' : ''
  const range = rangeOf(estimate, judged)
  const areAllUsed = comparables.every((one) => entryOf(chosenIn(file), one) !== undefined)
  // What all of them indicate is the conclusion itself then.
  if (areAllUsed)
    return range === null ? [] : [`${range.sure}${repairs}, my sales indicate a just value of ${range.words}`]
  const value = `${formatMoney(estimate.supported.justValueCents)}${repairs}`
  return [
    `I also weighed together, in the same way, the ${comparables.length} sales most like my home, used or not. They indicate a just value of about ${value}.${range === null ? '' : ` ${range.sure}, that is ${range.words}`}`,
  ]
}

/** Sales taken by a rule that looks at no price are not picked, and those that the rule leaves are not left out. */
const areByRule = ({ comparables }: SalesMaterial, file: Held, taxYear: number): boolean => {
  const chosen = chosenIn(file)
  return firstChoices(comparables, taxYear).some(
    ({ sales }) => sales.length === chosen.length && sales.every((one) => entryOf(chosen, one) !== undefined),
  )
}

const leftOutWords = (sales: SalesMaterial, file: Held, { taxYear }: Judged): readonly string[] => {
  const found = areByRule(sales, file, taxYear) ? null : leftOutAsNear({ file, sales })
  if (found === null) return []
  const { near, now, then } = found
  const streets = Map.groupBy(near, ({ home }) => streetOf(home.address) || `parcel ${home.parcelId}`)
  const named = [...streets].map(([street, those]) =>
    those.length === 1 ? street : `${inCount(those.length)} sales at ${street}`,
  )
  const [need, it] = near.length === 1 ? ['needs', 'it'] : ['need', 'them']
  return [
    `I left out ${inWords(named)}, which ${need} no more adjusting than a sale that I use. With ${it} my sales would indicate a just value of ${formatMoney(then)} instead of ${formatMoney(now)}.`,
  ]
}

/** Said where the other sales are told of; only where the papers argue from the chosen ones. */
export const allEstimateFacts = (sales: SalesMaterial, file: Held, judged: Judged): readonly Fact[] =>
  [...estimateWords(sales, file, judged), ...leftOutWords(sales, file, judged)].map((words, at) =>
    sentenceFact(`all-estimate.${at + 1}`, LABEL, words, ofSales),
  )
