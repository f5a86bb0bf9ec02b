/** Owns the facts of the last sale of the home itself, as a packet discloses it: price, terms, and how it stands beside the values. */

import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { PriceLevel } from './conclusion.ts'
import { type Judged, levelOf } from './conclusion-facts.ts'
import { qualifiedAs } from './grid-columns.ts'
import type { AdjustedRollSale, SalesMaterial } from './material.ts'
import { justRange } from './reconcile.ts'

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
    ? ` I paid ${formatMoney(justValueCents - highest)} more, at that level, than any sale in the grid indicates for my home.`
    : ''
}

/** Why the other sales say more of January 1; empty where none is later. */
const laterWords = (own: Sold, shown: readonly AdjustedRollSale[]): string => {
  const later = shown.filter(({ sale }) => monthsOf(sale) > monthsOf(own)).length
  if (later === 0) return ' I state it so that the board has it.'
  const which = later === shown.length ? `All ${later} sales` : `${later} of the sales`
  return ` ${which} in the grid closed later than mine, nearer to January 1, and I ask the board to weigh my price together with them.`
}

const standingWords = (
  justValueCents: number,
  own: Sold,
  shown: readonly AdjustedRollSale[],
  { justCents, opinionCents }: Judged,
  level: PriceLevel | null,
): string => {
  const side = justValueCents > justCents ? 'above' : 'no less than'
  const present = `${justValueCents < justCents ? 'below' : side} the present just value of ${formatMoney(justCents)}`
  if (opinionCents === null || justValueCents <= opinionCents) return `That is ${present}.`
  return `That is ${present}, and above the value that I request, ${formatMoney(opinionCents)}.${besideOthers(justValueCents, shown, level)}${laterWords(own, shown)}`
}

/** Met where it is named: it is above what is asked for. */
const metWords = (
  justValueCents: number,
  { justCents }: Judged,
  shown: readonly AdjustedRollSale[],
  own: Sold,
  isLevelSaid: boolean,
): string => {
  const later = shown.filter(({ sale }) => monthsOf(sale) > monthsOf(own)).length
  const closed =
    later === 0 ? '' : ` ${later === shown.length ? `All ${later}` : `${later} of the`} sales closed later.`
  const basis = isLevelSaid ? 'At that level and brought to January 1' : 'As a just value on January 1'
  const side =
    justValueCents < justCents
      ? ', below the just value and above my request'
      : ', above both my request and the just value'
  return `${basis}, that is ${formatMoney(justValueCents)}${side}.${closed}`
}

/** No level is named before it is told. */
const broughtWords = (level: PriceLevel | null): string =>
  level === null
    ? 'As a just value on January 1'
    : `Brought to January 1 and to the level of just values here (${formatPercent(level.percent)} of prices)`

/** A board sees at once what a home sold for less than. */
const belowWords = ({ priceCents }: Sold, { justCents }: Judged): string =>
  priceCents < justCents ? `, ${formatMoney(justCents - priceCents)} less than the just value` : ''

/** Each step in dollars, so that a reader can follow it. */
const stepWords = (
  { priceCents }: Sold,
  value: number,
  { taxYear }: Judged,
  broughtCents: number | undefined,
  level: PriceLevel | null,
): string => {
  if (broughtCents === undefined || level === null)
    return `Brought to January 1, ${taxYear} by the county’s price trend, and to the level of just values as the sales are, that price comes to ${formatMoney(value)}.`
  const trend = broughtCents - priceCents
  const moved =
    trend === 0
      ? ''
      : `${formatMoney(priceCents)}, ${trend > 0 ? 'plus' : 'less'} ${formatMoney(Math.abs(trend))} by the county’s price trend, is ${formatMoney(broughtCents)} on January 1, ${taxYear}. `
  return `${moved}At ${formatPercent(level.percent)}, the level of just values here, that price comes to ${formatMoney(value)}.`
}

/** `own-purchase.leads` stands only where the price, as a just value, is below the just value and not above the request; between the two it is `met`. */
export const ownPurchaseFacts = (
  sales: SalesMaterial,
  shown: readonly AdjustedRollSale[],
  judged: Judged,
): readonly Fact[] => {
  const {
    ownSales: [own],
    ownSaleCompared,
  } = sales
  const level = levelOf(sales)
  if (own === undefined) return []
  const month = monthInWords(own.year, own.month) ?? 'a month that the file does not name'
  const recorded = own.recording === '' ? '' : `, recorded at ${own.recording}`
  const sold = `I bought my home in ${month} for ${formatMoney(own.priceCents)}`
  const terms = qualifiedAs(own.qualificationCode)
  const value = ownSaleCompared?.justValueCents
  const isLevelSaid = level !== null && shown.length >= fewestChosenSales
  // A price above the request is disclosed and answered, and never opens the case.
  const isMet = value !== undefined && judged.opinionCents !== null && value > judged.opinionCents
  return [
    sentenceFact(
      'own-purchase.sold',
      LABEL,
      `${sold}. The county lists it as a sale ${terms}${recorded}. The public record gives no terms: whether it was listed, how it was paid, and any credit at closing. I will testify to them.`,
      ofSales,
    ),
    ...(value === undefined
      ? []
      : [
          sentenceFact(
            'own-purchase.level',
            LABEL,
            stepWords(own, value, judged, sales.ownSaleCompared?.broughtCents, level),
            ofSales,
          ),
          sentenceFact(
            'own-purchase.stands',
            LABEL,
            standingWords(value, own, shown, judged, level),
            ofSales,
          ),
          ...(isMet || value < judged.justCents
            ? [
                sentenceFact(
                  isMet ? 'own-purchase.met' : 'own-purchase.leads',
                  LABEL,
                  isMet
                    ? `${sold}. ${metWords(value, judged, shown, own, isLevelSaid)}`
                    : `${sold}${belowWords(own, judged)}. ${broughtWords(isLevelSaid ? level : null)}, that is ${formatMoney(value)}.`,
                  ofSales,
                ),
              ]
            : []),
        ]),
  ]
}
