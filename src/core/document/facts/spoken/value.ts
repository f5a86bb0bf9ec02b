/** Owns what the owner says of all the sales together: where the adjusted prices lie, and what they indicate as just values. */

import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { concludeSales, type PriceLevel, type SalesConclusion } from '../sales/conclusion.ts'
import type { AdjustedRollSale, SalesMaterial } from '../sales/material.ts'

export interface Compared {
  /** Of the chosen sales, those that the county’s record has. */
  readonly known: readonly AdjustedRollSale[]
  readonly sales: SalesMaterial | null
  readonly justCents: number
  readonly opinionCents: number | null
}

export const levelOf = (sales: SalesMaterial | null): PriceLevel | null =>
  (sales?.estimate.sufficient && sales.estimate.supported?.level) || null

/** Null with fewer sales than make a range. */
export const concluded = ({ known, sales, ...judged }: Compared): SalesConclusion | null =>
  known.length < fewestChosenSales
    ? null
    : concludeSales({
        ...judged,
        adjustedCents: known.map(({ adjustedCents }) => adjustedCents),
        level: levelOf(sales),
      })

/** Brought to just values the sales reach the county’s figure: then the owner does not read them out as an argument. */
export const isAgainst = (compared: Compared): boolean => {
  const standing = concluded(compared)?.standing
  return standing === 'just-not-above' || standing === 'opinion-not-lower'
}

const money = (low: number, high: number, words: (low: string, high: string) => string): string =>
  words(formatMoney(low), formatMoney(high))

/** The home's own sale, where brought to just value it is below the county's figure; else nothing. */
export const ownSaleWords = ({ sales, justCents }: Compared): string => {
  const [latest] = sales?.ownSales ?? []
  const level = sales?.ownSaleCompared?.justValueCents
  if (latest === undefined || level === undefined || level >= justCents) return ''
  const month = monthInWords(latest.year, latest.month)
  const sold = `My home itself sold${month === null ? '' : ` in ${month}`} for ${formatMoney(latest.priceCents)}`
  return `${sold}. Brought to just value, that is about ${formatMoney(level)}. The county’s figure is ${formatMoney(justCents)}.`
}

/** `count` sales were chosen; of some the county’s record may have no figures to adjust with. */
export const rangeWords = ({ known }: Compared, count: number): string => {
  const prices = known.map(({ adjustedCents }) => adjustedCents)
  const which = known.length < count ? 'Of the sales that could be adjusted, the' : 'The'
  return money(Math.min(...prices), Math.max(...prices), (low, high) =>
    low === high
      ? `${which} adjusted prices come to ${low} each.`
      : `${which} adjusted prices run from ${low} to ${high}.`,
  )
}

/** Nothing where the level was not measured. */
export const levelWords = (
  { sales }: Compared,
  { county, taxYear }: { readonly county: string; readonly taxYear: number },
): string => {
  const level = levelOf(sales)
  if (level === null) return ''
  const percent = `${level.percent} percent of their prices`
  const where = level.ofNeighborhood
    ? `In my neighborhood, the just values of the homes whose sales were compared came to about ${percent}.`
    : `In ${county}, the just values of similar homes that sold in ${taxYear - 1} came to about ${percent}.`
  return level.percent < 100
    ? `Those are sale prices. Just value also allows for the usual costs of sale, so it comes out lower. ${where} I take that step once.`
    : where
}

/** Nothing where no range of just values is known. */
export const indicatedWords = (compared: Compared): string => {
  const range = concluded(compared)?.range
  if (!range) return ''
  const indicated = money(range.lowCents, range.highCents, (low, high) =>
    low === high ? low : `${low} to ${high}`,
  )
  return `On that basis my sales indicate a just value of ${indicated}. The county’s figure is ${formatMoney(compared.justCents)}.`
}
