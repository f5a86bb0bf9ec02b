/** Owns what the owner says of all the sales together: where the adjusted prices lie, and what they indicate as just values. */

import type { CaseFile, RecordField } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { formatMoney } from '#core/money.ts'
import { wholePercent } from '#core/percent.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { RECONCILIATION } from '../../named-sections.ts'
import { costToCure, isShown } from '../condition/cost-to-cure.ts'
import { asTyped } from '../make-fact.ts'
import { reasonsSaid } from '../owner-words/sale-claims.ts'
import { ownFigures } from '../sales/conclusion/beside-steps.ts'
import { levelOf, salesComeTo } from '../sales/conclusion/come-to.ts'
import { concludeSales, type SalesConclusion } from '../sales/conclusion/conclusion.ts'
import { asJustCents, isRounded, justRange, UNMEASURED } from '../sales/conclusion/reconcile.ts'
import { gridCorrections } from '../sales/grid/corrected-grid.ts'
import { moreAlike } from '../sales/listed/most-like.ts'
import { isUnplaced } from '../sales/listed/unplaced.ts'
import type { AdjustedRollSale, SalesMaterial } from '../sales/material.ts'
import { purchaseEvidence } from '../sales/purchase-evidence.ts'
import { isShownCondition, spokenWhat } from './condition.ts'
import { namedDefect } from './statement.ts'

/** So many sales, or fewer, are a thin base. */
const FEW_SALES = 4

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const inCount = (count: number): string => COUNTS[count] ?? String(count)

export interface Compared {
  /** Of the chosen sales, those that the county’s record has. */
  readonly known: readonly AdjustedRollSale[]
  readonly sales: SalesMaterial | null
  readonly justCents: number
  readonly opinionCents: number | null
}

/** Null with fewer sales than make a range. */
export const concluded = ({ known, sales, ...judged }: Compared): SalesConclusion | null => {
  const prices = salesComeTo(known, sales, 0)
  return prices && concludeSales({ ...judged, prices, level: levelOf(sales) })
}

/** Weighed together and brought to just value the sales reach the county’s figure: then the owner does not read them out as an argument. */
export const isAgainst = (compared: Compared): boolean => {
  const standing = concluded(compared)?.standing
  return standing === 'just-not-above' || standing === 'opinion-not-lower'
}

const money = (low: number, high: number, words: (low: string, high: string) => string): string =>
  words(formatMoney(low), formatMoney(high))

/** Read aloud a tenth of a percent is lost; the written papers have it. */
const wholeOf = ({ percent }: { readonly percent: number }): number =>
  percent < 100 ? wholePercent(percent) : Math.round(percent)

export const aboutPercent = (level: { readonly percent: number }): string => `about ${wholeOf(level)} percent`

export const aboutCents = (level: { readonly percent: number }): string => `about ${wholeOf(level)} cents`

/** The level of just values in words of the kitchen table: the written papers call it the median ratio. */
const belowPrices = (level: { readonly percent: number }, where: string): string =>
  `Just values of homes that sold ${where} run ${aboutPercent(level)} of their sale prices.`

/** The owner's own purchase, where it is evidence, as the packet's grounds have it, and not above what is asked; else nothing. */
export const ownSaleWords = ({ sales, justCents, opinionCents }: Compared): string => {
  const [latest] = sales?.ownSales ?? []
  const level = sales === null ? null : purchaseEvidence(sales, justCents)
  if (latest === undefined || level === null) return ''
  // A price above the request is answered when it is asked, and not brought up.
  if (opinionCents !== null && level > opinionCents) return ''
  const month = monthInWords(latest.year, latest.month)
  const sold = `I bought my home${month === null ? '' : ` in ${month}`} for ${formatMoney(latest.priceCents)}.`
  const { broughtCents } = sales?.ownSaleCompared ?? {}
  const county =
    broughtCents !== undefined && isClearlyBelow(broughtCents, justCents)
      ? `The county’s just value is ${formatMoney(justCents - broughtCents)} more than that price on January 1.`
      : `The county’s just value is ${formatMoney(justCents)}.`
  const at = levelOf(sales)
  const brought =
    at === null
      ? 'As a just value on January 1'
      : `${belowPrices(at, 'here')} Adjusted to January 1 and at that rate`
  return `${sold} ${county} ${brought}, my price comes to ${formatMoney(level)}.`
}

/** Where the level was not measured, the most that is taken off without a further word. */
const unmeasuredWords = ({ known }: Compared): string =>
  known.length < fewestChosenSales
    ? ''
    : `Please turn to ${RECONCILIATION}. Those are sale prices, and just value also allows for the cost of selling. I take ${MOST_COST_OF_SALE_PERCENT} percent off for it.`

export const levelWords = (compared: Compared, { county }: { readonly county: string }): string => {
  const level = levelOf(compared.sales)
  if (level === null) return unmeasuredWords(compared)
  const where = level.ofNeighborhood ? 'in my neighborhood' : `in ${county}`
  const turn = compared.known.length < fewestChosenSales ? '' : `Please turn to ${RECONCILIATION}. `
  // Told with the own purchase, it is not told a second time.
  const told = ownSaleWords(compared) === '' ? belowPrices(level, where) : 'I use the same measure for them.'
  return `${turn}Those are sale prices. ${told}`
}

type Rested = Compared & { readonly file: Pick<CaseFile, 'condition' | 'corrections' | 'value'> }

/** The steps of the grid in one breath, from the price that the sales indicate to what is asked; null where they lead to none. */
export const stepsToOpinion = (rested: Rested): string | null => {
  const { known, sales, opinionCents, file } = rested
  const level = levelOf(sales)
  const found = salesComeTo(known, sales, costToCure(file).cents)
  if (opinionCents === null || found === null || isAgainst(rested)) return null
  const { priceCents, cureCents, justCents } = found
  const condition = Math.max(0, priceCents - cureCents)
  const percent = (level ?? UNMEASURED).percent
  const cured =
    cureCents === 0 ? '' : `, and ${formatMoney(condition)} after ${formatMoney(cureCents)} for repairs`
  const share =
    level === null
      ? `With ${MOST_COST_OF_SALE_PERCENT} percent off for the cost of selling`
      : `Just values here are ${aboutPercent({ percent })} of sale prices. At that ratio`
  return `Using the weights in my grid, my sales indicate a price of ${formatMoney(priceCents)}${cured}. ${share}, the just value is ${formatMoney(justCents)}. ${askedWords(rested, justCents, { percent })}`
}

const NEAREST_CENTS = [50_000, 100_000, 500_000]

/** As one rounds, and not only down to the next thousand. */
const isNearestRound = (askedCents: number, justCents: number): boolean =>
  NEAREST_CENTS.some((unit) => Math.round(justCents / unit) * unit === askedCents)

/** The same facts as beside the last step of the packet. */
const moreWords = (
  { known, sales, opinionCents, file }: Rested,
  asked: string,
  step: PercentStep,
): string => {
  const { lowCents, highCents } = justRange(known, costToCure(file).cents, step)
  const more = `I ask for more than that, ${asked}`
  if (known.every(isUnplaced))
    return `${more}, because my sales are from other neighborhoods and I could not adjust them for location.`
  const placed = known.filter((one) => !isUnplaced(one))
  if (placed.length < known.length) {
    const range = justRange(placed, costToCure(file).cents, step)
    const [low, high] = [formatMoney(range.lowCents), formatMoney(range.highCents)]
    return `${more}, because I could not adjust every sale for its location, and what I could adjust indicates ${low === high ? low : `${low} to ${high}`}.`
  }
  const ownCents = sales?.ownSaleCompared?.justValueCents
  if (opinionCents !== null && ownCents !== undefined && ownCents >= opinionCents)
    return `${more}, because my own purchase comes to more, ${formatMoney(ownCents)}.`
  const isAll = (sales?.comparables.length ?? known.length) === known.length
  if (isAll && known.length <= FEW_SALES) return `${more}, because only ${inCount(known.length)} sales fit.`
  return opinionCents !== null && opinionCents <= highCents
    ? `${more}, and one by one my sales come to ${formatMoney(lowCents)} to ${formatMoney(highCents)}.`
    : `${more}.`
}

/** 'the garage', 'the cracked driveway': what the owner claims and no step counts in dollars. */
const uncountedIn = ({ sales, file }: Rested): readonly string[] => {
  const counted = sales === null ? [] : gridCorrections(sales, file).filter(({ changed }) => changed !== null)
  return [
    ...file.corrections
      .filter(
        ({ id, trueValue }) =>
          asTyped(trueValue) !== '' && counted.every(({ correction }) => correction.id !== id),
      )
      .map(({ field }) => `the ${COUNTED_AS[field] ?? RECORD_FIELD_LABELS[field].toLowerCase()}`),
    ...file.condition
      .filter((item) => isShownCondition(item) && !isShown(item))
      .map((item) => namedDefect(spokenWhat(item))),
  ]
}

const COUNTED_AS: Readonly<Partial<Record<RecordField, string>>> = {
  garage: 'garage',
  use: 'use',
  other: 'other error in the record',
}

const lessWords = (rested: Rested, justCents: number, opinionCents: number, step: PercentStep): string => {
  const { known } = rested
  const own = ownFigures(rested.file)
  const left = justCents - own
  if (own > 0 && (opinionCents === left || isRounded(opinionCents, left))) {
    const rounded = opinionCents === left ? '' : `, or ${formatMoney(opinionCents)} rounded`
    return `I then take off ${formatMoney(own)} for ${inWords(uncountedIn(rested))}, my own figure that no document shows, and that leaves ${formatMoney(left)}${rounded}.`
  }
  const lower = `My figure is ${formatMoney(justCents - opinionCents)} lower`
  const uncounted = uncountedIn(rested)
  // As the last step of the packet counts them.
  const { cents } = costToCure(rested.file)
  const { lowCents: low, highCents: high } = justRange(known, cents, step)
  const less = cents === 0 ? '' : ', less the repairs,'
  const within = `, and one by one my sales${less} come to ${formatMoney(low)} to ${formatMoney(high)}`
  if (uncounted.length > 0)
    return `${lower}, because these steps take nothing off for ${inWords(uncounted)}, and no document gives a figure for that.`
  const likest = known.toSorted(moreAlike)[0]
  const ofLikest = likest === undefined ? justCents : asJustCents(likest.adjustedCents, cents, step)
  if (ofLikest < justCents) return `${lower}: the sale most like my home comes to ${formatMoney(ofLikest)}.`
  if (low <= opinionCents) return `${lower}${within}.`
  return reasonsSaid(rested.file.value) === ''
    ? `${lower}, and that is my own opinion as the owner.`
    : `${lower}, for the reasons on my page.`
}

type PercentStep = { readonly percent: number }

/** From what the steps come to, to what is asked, with the reason for what is between. */
const askedWords = (rested: Rested, justCents: number, step: PercentStep): string => {
  const { opinionCents } = rested
  if (opinionCents === null || opinionCents === justCents) return 'That is what I ask for.'
  const asked = formatMoney(opinionCents)
  const ownCents = rested.sales?.ownSaleCompared?.justValueCents
  if (ownCents === opinionCents) return `I ask for ${asked}, which is what my own purchase comes to.`
  if (isRounded(opinionCents, justCents)) {
    if (isNearestRound(opinionCents, justCents)) return `Rounded, that is ${asked}.`
    if (opinionCents < justCents) return `I ask for ${asked}, ${formatMoney(justCents - opinionCents)} less.`
  }
  return justCents < opinionCents
    ? moreWords(rested, asked, step)
    : lessWords(rested, justCents, opinionCents, step)
}

/** Nothing with too few sales to come to a value. */
export const indicatedWords = (compared: Compared, cureCents: number): string => {
  const level = levelOf(compared.sales)
  const found = salesComeTo(compared.known, compared.sales, cureCents)
  if (found === null) return ''
  const { lowCents, highCents } = justRange(compared.known, cureCents, level)
  const indicated = money(lowCents, highCents, (low, high) => (low === high ? low : `${low} to ${high}`))
  const all = compared.known.length === 2 ? 'both sales' : `all ${inCount(compared.known.length)} sales`
  const less = cureCents === 0 ? ',' : `, and after ${formatMoney(cureCents)} for repairs,`
  const weighed = formatMoney(found.justCents)
  return `On that basis${less} ${all} indicate a just value of ${indicated}. Weighed together, they indicate ${weighed}.`
}
