/** Owns saying where the chosen sales are least like the home, before somebody else says it: large adjustments, age, and sales that may be one. */

import { formatPercent } from '#core/percent.ts'
import { BAND_STEPS, COMPARABLES } from '#core/valuation/params.ts'
import { ofSales } from '../estimate/value.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import type { AdjustedRollSale } from './material.ts'

const LABEL = 'Where the sales are least like the home'

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** A sale with its number among those chosen, of which some may have no figures. */
interface Numbered {
  readonly one: AdjustedRollSale
  readonly number: string
}

/** 'Sale 2', 'Sales 1 and 3'. */
export const named = (sales: readonly Numbered[]): string =>
  `${sales.length === 1 ? 'Sale' : 'Sales'} ${joined(sales.map(({ number }) => number))}`

/** What the size of a sale is told from. */
export interface SizedSale {
  readonly home: { readonly livingAreaSqft: number | null }
  readonly adjustments: readonly { readonly item: string; readonly difference: number | null }[]
}

/** Larger or smaller than the home, in whole percents. */
export const sizePercent = ({ home, adjustments }: SizedSale): number => {
  const less = adjustments.find(({ item }) => item === 'area')?.difference ?? 0
  const own = (home.livingAreaSqft ?? 0) + less
  return own > 0 ? Math.round((-100 * less) / own) : 0
}

export interface Twin {
  readonly home: { readonly address: string }
  readonly sale: { readonly year: number; readonly month: number; readonly priceCents: number }
}

/** Two homes of one street, of one month and price, may have gone in one contract. */
export const twinKey = ({ home, sale }: Twin): string => {
  const street = home.address
    .split(',', 1)
    .join('')
    .replace(/^\d+\S*\s+/, '')
  return [street, sale.year, sale.month, sale.priceCents].join('|')
}

const twinWords = (shown: readonly Numbered[]): readonly string[] => {
  const pairs = [...Map.groupBy(shown, ({ one }) => twinKey(one)).values()]
    .filter((twins) => twins.length > 1)
    .map(named)
  if (pairs.length === 0) return []
  const each = pairs.length === 1 ? '' : ' each'
  return [`${pairs.join(', and ')}${each} share a street, month and price and may be one transaction.`]
}

/** Percent of the price, and years. Our own choice, checked 2026-11-23. */
const MUCH_ADJUSTED = 20
const FAR_IN_AGE = 10
const FAR_IN_SIZE = 25

/** From the least to the most, or the one that all are: '16 to 45'. */
const spread = (all: readonly number[], words: (one: number) => string): string =>
  [...new Set([Math.min(...all), Math.max(...all)].map(words))].join(' to ')

const grossWords = (shown: readonly Numbered[]): readonly string[] => {
  const much = shown.filter(({ one }) => one.grossPercent >= MUCH_ADJUSTED)
  if (much.length === 0) return []
  const size = spread(
    much.map(({ one }) => one.grossPercent),
    formatPercent,
  )
  return much.length === 1
    ? [`${named(much)} needs large adjustments, ${size} of its price.`]
    : [`${named(much)} need large adjustments, ${size} of their prices.`]
}

const yearsApart = ({ one }: Numbered): number =>
  Math.abs(one.adjustments.find(({ item }) => item === 'age')?.difference ?? 0)

/** The line counts the home less the sale, in years of building. */
const isOlder = ({ one }: Numbered): boolean =>
  (one.adjustments.find(({ item }) => item === 'age')?.difference ?? 0) < 0

const ageWords = (shown: readonly Numbered[]): readonly string[] => {
  const far = shown.filter((one) => yearsApart(one) >= FAR_IN_AGE)
  if (far.length === 0) return []
  return [...Map.groupBy(far, (one) => (isOlder(one) ? 'older' : 'newer'))].map(([than, sales]) => {
    const years = spread(sales.map(yearsApart), String)
    return `${named(sales)} ${sales.length === 1 ? 'is' : 'are'} ${years} years ${than} than my home.`
  })
}

const sizeWords = (shown: readonly Numbered[]): readonly string[] => {
  const far = shown.filter(({ one }) => Math.abs(sizePercent(one)) >= FAR_IN_SIZE)
  if (far.length === 0) return []
  return [...Map.groupBy(far, ({ one }) => (sizePercent(one) > 0 ? 'larger' : 'smaller'))].map(
    ([than, sales]) => {
      const percents = spread(
        sales.map(({ one }) => Math.abs(sizePercent(one))),
        (percent) => `${percent}%`,
      )
      return `${named(sales)} ${sales.length === 1 ? 'is' : 'are'} ${percents} ${than} than my home.`
    },
  )
}

const isFar = (sale: Numbered): boolean =>
  [grossWords, sizeWords, ageWords].some((of) => of([sale]).length > 0)

/** The first bounds of the search; wider ones are taken only where fewer sales than wanted pass. */
const [NEAREST] = BAND_STEPS

const isWidened = (searched: string): boolean => {
  const percent = Number(/up to (\d+)% larger/u.exec(searched)?.[1] ?? 0)
  return percent > (NEAREST?.areaPercent ?? 0)
}

/** How far the sales are from the home in size, in percent, where too few fit the first bounds of the search; else null. */
export const widenedTo = (searched: string, sales: readonly SizedSale[]): number | null => {
  const most = Math.max(0, ...sales.map((sale) => Math.abs(sizePercent(sale))))
  return isWidened(searched) && most > (NEAREST?.areaPercent ?? 0) ? most : null
}

const whyUsed = (searched: string, isOne: boolean): string =>
  isWidened(searched)
    ? `I use ${isOne ? 'it' : 'them'} because fewer than ${COMPARABLES.wanted} sales fit a narrower search, and the more a sale is adjusted, the less it weighs.`
    : 'The more a sale is adjusted, the less it weighs.'

/**
 * Said at the end of how the sales were found and adjusted: nothing where every sale is near and alike. `numbers` are those of the sales among all that were chosen.
 */
export const stretchFacts = (
  shown: readonly AdjustedRollSale[],
  numbers: readonly string[] = shown.map((_, at) => String(at + 1)),
  searched = '',
): readonly Fact[] => {
  const sales = shown.map((one, at) => ({ one, number: numbers[at] ?? '' }))
  const words = [grossWords, sizeWords, ageWords].flatMap((of) => of(sales))
  const isOne = sales.filter(isFar).length === 1
  if (words.length > 0) words.push(whyUsed(searched, isOne))
  words.push(...twinWords(sales))
  return words.length === 0 ? [] : [sentenceFact('grid.stretch', LABEL, words.join(' '), ofSales)]
}
