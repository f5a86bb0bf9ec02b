/** Owns the facts of comparable sales: those chosen with their adjustment grid, those left out with the reason. */

import { type CaseFile, type CaseSale, isChosen, isPurchaseAlone } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { correctionEffects } from '../condition/correction-effect.ts'
import { costToCure } from '../condition/cost-to-cure.ts'
import { type NoSales, ofSales } from '../estimate/value.ts'
import { ownWords } from '../file.ts'
import { asTyped, closed, nameFact, quoted, sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { allSalesFacts, inTown } from './all.ts'
import { allEstimateFacts } from './all-estimate.ts'
import {
  conclusionFacts,
  type Judged,
  levelFacts,
  purchaseRatioFacts,
} from './conclusion/conclusion-facts.ts'
import { purchaseAloneFacts } from './conclusion/purchase-alone.ts'
import { reconciliationFacts } from './conclusion/reconciliation.ts'
import { isSoldLate } from './day.ts'
import { equityFacts } from './equity-support.ts'
import { gridCorrections } from './grid/corrected-grid.ts'
import { GRID, gridFacts } from './grid/grid.ts'
import { saleColumn, subjectColumn, typedColumn, unknownFacts } from './grid/grid-columns.ts'
import { gridHomeFacts } from './grid/grid-home.ts'
import { rateFacts } from './grid/rate-facts.ts'
import { leftOutFacts, ownSaleFacts } from './listed/left-out.ts'
import { otherPlaceFacts } from './listed/other-places.ts'
import type { AdjustedRollSale, SalesMaterial } from './material.ts'
import { ownPurchaseFacts } from './own-purchase.ts'
import { asRecorded, isOtherPrice, notDecided, otherPriceWords, recordedSale, yearsOf } from './recorded.ts'
import { stretchFacts } from './stretch.ts'

const SALE = 'Comparable sale'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

const monthOf = (year: number | null, month: number | null): string =>
  `in ${monthInWords(year, month) ?? 'an unknown month'}`

const yearWords = (sale: CaseSale, known: AdjustedRollSale | undefined): readonly string[] => {
  const { built, effective } = yearsOf(sale, known)
  return [
    ...(built === null ? [] : [`built in ${built}`]),
    ...(effective === null ? [] : [`effective year ${effective}`]),
  ]
}

/** As the record has it, where the roll has the sale. */
const headOf = (typed: CaseSale, known?: AdjustedRollSale): string => {
  const { address, parcelId, soldYear, soldMonth, priceCents, livingAreaSqft, recordedAt } = asRecorded(
    typed,
    known,
  )
  const named = asTyped(address) || 'Address not given'
  const details = [
    ...(asTyped(parcelId) === '' ? [] : [`parcel ${asTyped(parcelId)}`]),
    ...(livingAreaSqft === null ? [] : [`${grouped.format(livingAreaSqft)} square feet`]),
    ...yearWords(typed, known),
    ...(asTyped(recordedAt) === '' ? [] : [`recorded at ${asTyped(recordedAt)}`]),
  ]
  const price = priceCents === null ? 'for a price not given' : `for ${formatMoney(priceCents)}`
  const more = details.length === 0 ? '' : ` (${details.join(', ')})`
  return `${named}${more}: sold ${monthOf(soldYear, soldMonth)} ${price}.`
}

const reasonFacts = (id: string, words: string, { reason }: CaseSale): readonly Fact[] =>
  asTyped(reason) === ''
    ? []
    : [sentenceFact(`${id}.reason`, SALE, closed(`${words}: ${quoted(reason)}`), ownWords)]

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** 'five'; from ten on in figures. */
const inLetters = (count: number): string => COUNTS[count] ?? String(count)

const lateWords = (sale: CaseSale, taxYear: number): string =>
  isSoldLate(sale, taxYear) ? ` Sold after the valuation date, January 1, ${taxYear}.` : ''

const streetOf = (address: string): string => address.split(', ', 1).join('')

/** Enough of a parcel to tell the homes of one building apart. */
const LAST_DIGITS = 4

/** The homes of a tower have one address: the ends of their parcels tell them apart. */
const unitWords = (address: string, parcelId: string, all: readonly string[]): string => {
  const isShared = all.filter((other) => streetOf(other) === streetOf(address)).length > 1
  return isShared && parcelId !== '' ? ` (parcel ending ${parcelId.slice(-LAST_DIGITS)})` : ''
}

/** A narrow column has no room for the state, and a short list none for the town. */
const addressFacts = (id: string, address: string, unit: string, source: string): readonly Fact[] => [
  ...nameFact(`${id}.address`, SALE, address, source),
  ...nameFact(`${id}.in-town`, SALE, inTown(address), source),
  ...nameFact(`${id}.street`, SALE, `${streetOf(address)}${unit}`, source),
]

const chosenFacts = (
  sales: readonly CaseSale[],
  roll: readonly AdjustedRollSale[],
  { taxYear }: Judged,
): readonly Fact[] => {
  const named = sales.map(({ address, parcelId }) => asTyped(address) || asTyped(parcelId))
  return sales.flatMap((sale, at) => {
    const id = `chosen.${at + 1}`
    const known = recordedSale(sale, roll)
    const late = lateWords(asRecorded(sale, known), taxYear)
    return [
      sentenceFact(id, SALE, `${headOf(sale, known)}${late}`, known ? ofSales : ownWords),
      ...reasonFacts(id, 'Why it was chosen', sale),
      ...nameFact(`${id}.label`, SALE, `Sale ${at + 1}`, ownWords),
      ...addressFacts(
        id,
        named[at] ?? '',
        unitWords(named[at] ?? '', asTyped(sale.parcelId), named),
        ownWords,
      ),
      ...(known
        ? [
            ...gridFacts(`${id}.grid`, known, asTyped(sale.recordedAt)),
            ...saleColumn(id, known, { foundAt: asTyped(sale.recordedAt), taxYear }),
          ]
        : typedColumn(id, sale, taxYear)),
    ]
  })
}

const rollHeadOf = ({ home, sale }: AdjustedRollSale): string => {
  const size = home.livingAreaSqft === null ? '' : `, ${grouped.format(home.livingAreaSqft)} square feet`
  const year = home.effectiveYearBuilt === null ? '' : `, effective year ${home.effectiveYearBuilt}`
  return `${home.address || 'A home without an address on the roll'} (parcel ${home.parcelId}${size}${year}): sold ${monthOf(sale.year, sale.month)} for ${formatMoney(sale.priceCents)}.`
}

const offeredFacts = (roll: readonly AdjustedRollSale[], { taxYear }: Judged): readonly Fact[] =>
  roll.flatMap((sale, at) => [
    sentenceFact(`offered.${at + 1}`, SALE, rollHeadOf(sale), ofSales),
    ...nameFact(`offered.${at + 1}.label`, SALE, `Sale ${at + 1}`, ofSales),
    ...addressFacts(`offered.${at + 1}`, sale.home.address || sale.home.parcelId, '', ofSales),
    ...gridFacts(`offered.${at + 1}.grid`, sale),
    ...saleColumn(`offered.${at + 1}`, sale, { foundAt: '', taxYear }),
  ])

/** `count` sales are shown; some of them may have no figures on the roll. */
const rangeFacts = (
  sales: readonly AdjustedRollSale[],
  count: number,
  found: SalesMaterial | null,
  judged: Judged,
  cureCents: number,
): readonly Fact[] => {
  if (sales.length === 0) return []
  if (sales.length < fewestChosenSales) return levelFacts(found, judged)
  const prices = sales.map(({ adjustedCents }) => adjustedCents)
  const [low, high] = [formatMoney(Math.min(...prices)), formatMoney(Math.max(...prices))]
  const which =
    prices.length === count
      ? `The ${inLetters(count)} adjusted prices`
      : `The adjusted prices of ${inLetters(prices.length)} of the ${inLetters(count)} sales`
  const left = count - prices.length
  const others =
    left === 0
      ? ''
      : ` For the other ${left === 1 ? 'sale' : `${left} sales`} the county’s record has no figures.`
  const where = low === high ? `are ${low} each` : `run from ${low} to ${high}`
  return [
    sentenceFact('sales.range', GRID, `${which} ${where}.${others}`, ofSales),
    ...(others === '' ? [] : [sentenceFact('sales.no-figures', GRID, others.trim(), ofSales)]),
    ...conclusionFacts(sales, found, judged, cureCents),
  ]
}

/** Like sales of the roll that the owner neither chose nor left out with a reason: for the owner's own pages. */
const notChosenFacts = (own: readonly CaseSale[], roll: readonly AdjustedRollSale[]): readonly Fact[] =>
  notDecided(own, roll).map((sale, at) =>
    sentenceFact(`not-chosen.${at + 1}`, SALE, rollHeadOf(sale), ofSales),
  )

/** Where another price was typed than the record has: for the owner's own pages. */
const otherPriceFacts = (chosen: readonly CaseSale[], roll: readonly AdjustedRollSale[]): readonly Fact[] =>
  chosen.flatMap((sale, at) => {
    const known = recordedSale(sale, roll)
    return known && isOtherPrice(sale, known)
      ? [sentenceFact(`other-price.${at + 1}`, SALE, otherPriceWords(sale, known), ofSales)]
      : []
  })

/** 'chosen.3' → '3'. */
const numberOf = (id: string): string => id.split('.')[1] ?? ''

/** The sales with figures that papers compare the home with, by the names of their facts. */
const inGrid = (chosen: readonly CaseSale[], roll: readonly AdjustedRollSale[]) =>
  chosen.length > 0
    ? chosen.flatMap((sale, at) => {
        const known = recordedSale(sale, roll)
        return known ? [{ id: `chosen.${at + 1}`, sale: known }] : []
      })
    : roll.map((sale, at) => ({ id: `offered.${at + 1}`, sale }))

/** Those of `inGrid`, for who draws them. */
export const comparedSales = (
  { comparables }: Pick<CaseFile, 'comparables'>,
  found: SalesMaterial | NoSales,
): readonly AdjustedRollSale[] => {
  const roll = typeof found === 'string' ? [] : found.comparables
  const chosen = comparables.filter(isChosen)
  return inGrid(chosen, roll).map(({ sale }) => sale)
}

const noneAtAll = { comparables: [] } as const

/** The owner's decisions where there are any, and what the roll offers where there are none yet. */
export const saleFacts = (
  file: Pick<CaseFile, 'comparables' | 'purchaseIsEnough' | 'corrections' | 'condition' | 'value'>,
  found: SalesMaterial | NoSales,
  judged: Judged,
): readonly Fact[] => {
  const { comparables: own, corrections } = file
  const sales = typeof found === 'string' ? null : found
  const isPurchaseAll = isPurchaseAlone(file)
  // Who argues from the own purchase alone brings none that the record offers.
  const offered = sales === null || isPurchaseAll ? noneAtAll : sales
  const roll = offered.comparables
  const chosen = own.filter(isChosen)
  const rejected = own.filter(({ decision }) => decision === 'rejected')
  const isOwners = chosen.length > 0
  const compared = inGrid(chosen, roll)
  const shown = compared.map(({ sale }) => sale)
  const ids = compared.map(({ id }) => id)
  const reconciled = reconciliationFacts(ids, shown, sales, file, judged)
  const isArgued = !reconciled.some(({ id }) => id === 'recon-listed')
  const isAlone = !isArgued || isPurchaseAll
  const purchase =
    sales === null
      ? []
      : // Without a grid none of its sales is named.
        ownPurchaseFacts(sales, isAlone ? [] : shown, judged, file.value, costToCure(file).cents)
  if (sales !== null && isAlone && purchase.some(({ id }) => id === 'own-purchase.leads'))
    return [
      ...purchase,
      ...purchaseAloneFacts(sales, chosen.length, judged),
      ...purchaseRatioFacts(sales, judged),
      ...ownSaleFacts(sales),
      ...equityFacts(sales, judged),
    ]
  return [
    ...(isOwners ? chosenFacts(chosen, roll, judged) : offeredFacts(roll, judged)),
    ...(sales && shown.length > 0 ? gridHomeFacts(gridCorrections(sales, { corrections }), sales) : []),
    ...rangeFacts(shown, isOwners ? chosen.length : roll.length, sales, judged, costToCure(file).cents),
    ...rejected.flatMap((sale, at) => [
      sentenceFact(`rejected.${at + 1}`, SALE, headOf(sale, recordedSale(sale, roll)), ownWords),
      ...reasonFacts(`rejected.${at + 1}`, 'Why it was left out', sale),
    ]),
    ...(isOwners ? notChosenFacts(own, roll) : []),
    ...otherPriceFacts(chosen, roll),
    ...allSalesFacts(own, offered, isArgued, file.value.keepsReasons),
    ...reconciled,
    ...(sales !== null && isArgued && shown.length >= fewestChosenSales
      ? [
          ...stretchFacts(shown, ids.map(numberOf), sales.searchedWords),
          ...otherPlaceFacts(shown, ids.map(numberOf), sales),
          ...(isOwners ? allEstimateFacts(sales, file, judged) : []),
        ]
      : []),
    ...(sales === null
      ? []
      : [
          ...subjectColumn(sales),
          ...unknownFacts(sales, shown),
          ...rateFacts(
            sales,
            compared.map(({ id, sale }) => ({ sale, number: numberOf(id) })),
            judged,
          ),
          ...correctionEffects(file, shown, sales),
          ...(isPurchaseAll ? [] : leftOutFacts(sales)),
          ...ownSaleFacts(sales),
          ...purchase,
          ...equityFacts(sales, judged),
        ]),
  ]
}
