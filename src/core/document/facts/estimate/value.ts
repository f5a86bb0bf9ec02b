/** Owns the facts of our own estimate from the county's sales: what it is and how it stands beside the just value, or why there is none. */

import type { CaseFile } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { sentenceFact } from '../make-fact.ts'
import { gridCorrections } from '../sales/grid/corrected-grid.ts'
import type { SalesMaterial } from '../sales/material.ts'
import type { Fact } from '../sheet.ts'
import { cautionLines } from './caution-lines.ts'

/** Why nothing is known of the sales: no roll names the home, or one of another year, or the county is still being worked through. */
export type NoSales = 'not-on-roll' | 'roll-of-other-year' | 'not-worked-through'

export const ofSales = 'Worked out from the tax roll and its sale files; see the sources of the estimate'

const ESTIMATE = 'Estimate from sales'

const NONE: Readonly<Record<NoSales, string>> = {
  'not-on-roll':
    'There is no estimate for this home: we could not match it to the county’s record for certain, so there are no sales to compare.',
  'roll-of-other-year':
    'There is no estimate for this home: the county record we have is from another year, and its sales are for another valuation date.',
  'not-worked-through':
    'There is no estimate for this home yet: we are still going through the county’s sales. Ask for this document again in a few minutes.',
}

const PLACE = {
  below: 'The county’s figure is below the range where estimates like this usually fall.',
  within:
    'The county’s figure is within the range where estimates like this usually fall, so these sales do not show that it is too high.',
  above: 'The county’s figure is above the range where estimates like this usually fall.',
} as const

type Estimate = SalesMaterial['estimate']
type Supported = NonNullable<Extract<Estimate, { sufficient: true }>['supported']>

const besideJustValue = ({ justValueCents, comparedWith }: Supported): string => {
  const { basis, place } = comparedWith
  const theirs = `${formatMoney(comparedWith.justValueCents)} ${basis === 'roll' ? 'on the roll' : 'on the notice'}`
  const where =
    place === null ? 'We can’t measure here how close estimates like this usually come.' : PLACE[place]
  return `As a just value, the sales point to ${formatMoney(justValueCents)}. The county has ${theirs}. ${where}`
}

/** In a paper other lines stand before it, so that it names what it speaks of. */
const namingThePrice = (words: string): string =>
  words.replace(/^This is a sale price\./, 'That estimate is a sale price.')

const linesOf = (estimate: Estimate): readonly string[] => {
  if (!estimate.sufficient) {
    const why = estimate.explanation.length === 0 ? '.' : ', and this is why.'
    return [`There is no estimate for this home${why}`, ...estimate.explanation]
  }
  const { priceCents, supported, explanation } = estimate
  const price = `Sales of similar homes point to a price of about ${formatMoney(priceCents)} on the valuation date.`
  const beside = supported === null ? [] : [besideJustValue(supported)]
  return [price, ...beside, ...explanation.map(namingThePrice), ...cautionLines(estimate)]
}

/** Two answers stand side by side where the purchase supports the county and the sales a lower value: one of them decides. */
const bothSides = ({ estimate, ownSaleCompared }: SalesMaterial): readonly string[] => {
  const supported = estimate.sufficient ? estimate.supported : null
  const own = ownSaleCompared?.justValueCents
  if (!supported || own === undefined) return []
  const { justValueCents: present } = supported.comparedWith
  return own >= present && supported.justValueCents < present ? [BOTH_SIDES] : []
}

const BOTH_SIDES =
  'So the two disagree: my own purchase doesn’t support a lower value, and sales of similar homes do. Boards often give a recent purchase the most weight, so sales alone are unlikely to lower the value. It will take the record, the condition and the terms of the purchase.'

/** A correction that the sales are not adjusted with is not in the estimate either. */
const ofRecord = (sales: SalesMaterial, file: Pick<CaseFile, 'corrections'>): readonly string[] =>
  sales.estimate.sufficient && gridCorrections(sales, file).some(({ changed }) => changed === null)
    ? ['One of your corrections to the record isn’t in this estimate.']
    : []

export const valueFacts = (
  sales: SalesMaterial | NoSales,
  file: Pick<CaseFile, 'corrections'>,
): readonly Fact[] => {
  if (typeof sales === 'string') return [sentenceFact('estimate.1', ESTIMATE, NONE[sales], ofSales)]
  return [
    ...[...linesOf(sales.estimate), ...bothSides(sales), ...ofRecord(sales, file)].map((words, at) =>
      sentenceFact(`estimate.${at + 1}`, ESTIMATE, words, ofSales),
    ),
    ...sales.sources.map(
      ({ figure, citation }, at): Fact => ({
        id: `sales-source.${at + 1}`,
        label: figure,
        unit: 'name',
        value: figure,
        source: citation,
      }),
    ),
  ]
}
