/** Owns the facts of the last sale of the home itself, as a packet discloses it: price, terms, and how it stands beside the values. */

import type { CaseValue } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { ofSales } from '../estimate/value.ts'
import { ownWords } from '../file.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { streetOf } from '../spoken/sale.ts'
import { levelOf } from './conclusion/come-to.ts'
import { medianRatioOf } from './conclusion/conclusion.ts'
import type { Judged } from './conclusion/conclusion-facts.ts'
import type { PriceLevel } from './conclusion/price-level.ts'
import { asJustCents, justRange } from './conclusion/reconcile.ts'
import { qualifiedAs } from './grid/grid-columns.ts'
import { moreAlike } from './listed/most-like.ts'
import { sizeWords } from './listed/not-used.ts'
import type { AdjustedRollSale, SalesMaterial } from './material.ts'
import { isPurchaseAside } from './purchase-evidence.ts'
import { purchaseStepFacts } from './purchase-steps.ts'
import { type Terms, termsWords } from './purchase-terms.ts'

type Bought = Terms & Pick<CaseValue, 'purchaseRecord' | 'purchasedOn' | 'paidCents'>

const LABEL = 'Sale of the home itself'

type Sold = AdjustedRollSale['sale']

const monthsOf = ({ year, month }: Pick<Sold, 'year' | 'month'>): number => year * 12 + month

/** What the other sales come to beside it, in dollars; empty where none is shown, or one of them comes to as much. */
const besideOthers = (
  justValueCents: number,
  shown: readonly AdjustedRollSale[],
  level: PriceLevel | null,
): string => {
  if (shown.length === 0) return ''
  const highest = justRange(shown, 0, level).highCents
  return highest < justValueCents
    ? ` ${level === null ? 'As a just value' : 'At that ratio'}, I paid ${formatMoney(justValueCents - highest)} more than any sale in the grid indicates for my home.`
    : ''
}

/** Those that closed later, the most alike first. */
const laterThan = (own: Sold, shown: readonly AdjustedRollSale[]): readonly AdjustedRollSale[] =>
  shown.filter(({ sale }) => monthsOf(sale) > monthsOf(own)).toSorted(moreAlike)

const monthsAfter = ({ sale }: AdjustedRollSale, own: Sold): string => {
  const after = monthsOf(sale) - monthsOf(own)
  return `${after} ${after === 1 ? 'month' : 'months'}`
}

/** '3018 Bayshore Pointe Dr (2% smaller, 2 years older) sold in December 2025, 10 months after mine, for $290,100'. */
const likestLater = (own: Sold, shown: readonly AdjustedRollSale[]): string => {
  const [likest] = laterThan(own, shown)
  if (likest === undefined) return ''
  const { sale, home } = likest
  const years = likest.adjustments.find(({ item }) => item === 'age')?.difference ?? 0
  const age =
    years === 0
      ? ''
      : `, ${Math.abs(years)} ${Math.abs(years) === 1 ? 'year' : 'years'} ${years < 0 ? 'older' : 'newer'}`
  return `${streetOf(home.address) || 'One'} (${sizeWords(likest)}${age}) sold in ${monthInWords(sale.year, sale.month)}, ${monthsAfter(likest, own)} after mine, for ${formatMoney(sale.priceCents)}`
}

/** A later sale in short, with what it shows; none where it shows no less than the own purchase. */
const shortLater = (
  own: Sold,
  ownValueCents: number,
  shown: readonly AdjustedRollSale[],
  level: PriceLevel | null,
  cureCents: number,
): string => {
  const [likest] = laterThan(own, shown)
  if (likest === undefined) return ''
  const valueCents = asJustCents(likest.adjustedCents, cureCents, level)
  return valueCents < ownValueCents
    ? ` ${streetOf(likest.home.address) || 'One'}, sold ${monthsAfter(likest, own)} later, indicates ${formatMoney(valueCents)}.`
    : ''
}

const DISCLOSED = 'I disclose it so that the board has the full picture.'

/** Of a price that is no evidence: its figures, lower than what is asked for, would only raise why that is not less. */
const ASIDE = `${DISCLOSED} It is one price, and I do not base my request on it.`

/** Why the other sales say more of January 1; empty where none is later. */
const laterWords = (own: Sold, shown: readonly AdjustedRollSale[]): string => {
  const later = laterThan(own, shown).length
  if (later === 0) return ` ${DISCLOSED}`
  const which = later === shown.length ? `all ${later} sales` : `${later} of the ${shown.length} sales`
  return ` Mine is one price, and ${which} in the grid closed after it, nearer to January 1. ${likestLater(own, shown)}. I ask the board to weigh my price together with them.`
}

const standingWords = (
  justValueCents: number,
  own: Sold,
  shown: readonly AdjustedRollSale[],
  { justCents, opinionCents }: Judged,
  level: PriceLevel | null,
): string => {
  const side = justValueCents > justCents ? 'above' : 'equal to'
  const present = `${justValueCents < justCents ? 'below' : side} the current just value of ${formatMoney(justCents)}`
  if (opinionCents === null || justValueCents <= opinionCents) return `That is ${present}.`
  return `That is ${present}, and above the value that I request, ${formatMoney(opinionCents)}.${besideOthers(justValueCents, shown, level)}${laterWords(own, shown)}`
}

/** Met where it is named: it is above what is asked for. */
const metWords = (
  justValueCents: number,
  { justCents }: Judged,
  shown: readonly AdjustedRollSale[],
  own: Sold,
  level: PriceLevel | null,
  cureCents: number,
): string => {
  const isLevelSaid = level !== null && shown.length >= fewestChosenSales
  const closed = shortLater(own, justValueCents, shown, level, cureCents)
  const basis = isLevelSaid ? 'At that ratio on January 1' : 'As a just value on January 1'
  const side =
    justValueCents < justCents
      ? ', below the just value and above my request'
      : ', above both my request and the just value'
  return `${basis}, that is ${formatMoney(justValueCents)}${side}.${closed}`
}

/** No ratio is named before it is told. */
const broughtWords = (level: PriceLevel | null): string =>
  level === null
    ? 'As a just value on January 1'
    : `Adjusted to January 1, and at ${medianRatioOf(level)} of ${formatPercent(level.percent)}`

/** A board sees at once what a home sold for less than: as of the day that counts, and nothing where that is hardly less. */
const belowWords = ({ ownSaleCompared }: SalesMaterial, { justCents }: Judged): string => {
  const { broughtCents } = ownSaleCompared ?? {}
  return broughtCents !== undefined && isClearlyBelow(broughtCents, justCents)
    ? `, ${formatMoney(justCents - broughtCents)} less than the just value once adjusted to January 1`
    : ''
}

/** Where every step is known, the table has them. */
const stepWords = (value: number, { taxYear }: Judged, hasSteps: boolean): string =>
  `Adjusted to January 1, ${taxYear}, by the county’s price trend, and then brought down to a just value${hasSteps ? ' (the table shows each step)' : ''}, that price comes to ${formatMoney(value)}.`

/** Where the record is wrong and the owner has said no more than part of it: that part, and nothing is drawn from it. */
const ownWordsOnly = (bought: Bought): readonly Fact[] => {
  const { purchaseRecord, purchasedOn = null, paidCents = null } = bought
  if (purchaseRecord !== 'wrong' || (purchasedOn === null && paidCents === null)) return []
  const day = purchasedOn === null ? '' : ` on ${formatPlainDate(purchasedOn)}`
  const price = paidCents === null ? '' : ` for ${formatMoney(paidCents)}`
  const answered = termsWords(bought)
  return [
    sentenceFact('own-purchase.sold', LABEL, `I bought my home${day}${price}.`, ownWords),
    ...(answered === null ? [] : [sentenceFact('own-purchase.terms', LABEL, answered, ownWords)]),
  ]
}

/** The record's own figures are said beside the owner's: the other side has them. */
const recordedInstead = ({ recordedPurchase: recorded }: SalesMaterial): string => {
  if (recorded === undefined) return ''
  const month = monthInWords(recorded.year, recorded.month)
  return ` The county’s file lists ${month === null ? '' : `${month} and `}${formatMoney(recorded.priceCents)} instead.`
}

const listedAs = ({ recording, qualificationCode }: Sold): string =>
  ` The county lists it as a sale ${qualifiedAs(qualificationCode)}${recording === '' ? '' : `, recorded at ${recording}`}.`

/** `own-purchase.leads` stands only where the purchase is evidence, and not above the request; where it is above, it is `met`. */
export const ownPurchaseFacts = (
  sales: SalesMaterial,
  shown: readonly AdjustedRollSale[],
  judged: Judged,
  bought: Bought,
  cureCents = 0,
): readonly Fact[] => {
  const {
    ownSales: [own],
    ownSaleCompared,
  } = sales
  const level = levelOf(sales)
  if (own === undefined) return ownWordsOnly(bought)
  const month = monthInWords(own.year, own.month) ?? 'a month that the file does not name'
  const sold = `I bought my home in ${month} for ${formatMoney(own.priceCents)}`
  const answered = termsWords(bought)
  const isTold = sales.recordedPurchase !== undefined
  const value = ownSaleCompared?.justValueCents
  const isLevelSaid = level !== null && shown.length >= fewestChosenSales
  // A price above the request is disclosed and answered, and never opens the case.
  const isMet = value !== undefined && judged.opinionCents !== null && value > judged.opinionCents
  const isAside = isPurchaseAside(sales, judged)
  const boughtOn = isTold ? (bought.purchasedOn ?? null) : null
  const steps = isAside ? [] : purchaseStepFacts(sales, shown.length, judged, boughtOn)
  return [
    sentenceFact(
      'own-purchase.sold',
      LABEL,
      `${sold}.${isTold ? recordedInstead(sales) : listedAs(own)}`,
      isTold ? ownWords : ofSales,
    ),
    ...(answered === null ? [] : [sentenceFact('own-purchase.terms', LABEL, answered, ownWords)]),
    ...(value !== undefined && isAside ? [sentenceFact('own-purchase.stands', LABEL, ASIDE, ownWords)] : []),
    ...(value === undefined || isAside
      ? []
      : [
          sentenceFact('own-purchase.level', LABEL, stepWords(value, judged, steps.length > 0), ofSales),
          ...steps,
          sentenceFact(
            'own-purchase.stands',
            LABEL,
            standingWords(value, own, shown, judged, level),
            ofSales,
          ),
          sentenceFact(
            isMet ? 'own-purchase.met' : 'own-purchase.leads',
            LABEL,
            isMet
              ? `${sold}. ${metWords(value, judged, shown, own, level, cureCents)}`
              : `${sold}${belowWords(sales, judged)}. ${broughtWords(isLevelSaid ? level : null)}, that is ${formatMoney(value)}.`,
            ofSales,
          ),
        ]),
  ]
}
