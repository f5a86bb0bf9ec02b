/** Owns saying where the chosen sales are least like the home, before somebody else says it: place, size, and sales that may be one. */

import type { Nearness } from '#core/valuation/explain/sale-words.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { AdjustedRollSale } from './material.ts'

const LABEL = 'Where the sales are least like the home'

/** Percent of the home's own size. Our own choice, checked 2026-11-23. */
const FAR_IN_SIZE = 20

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** 'Sale 2', 'Sales 1 and 3'. */
const salesAt = (places: readonly number[]): string =>
  `${places.length === 1 ? 'Sale' : 'Sales'} ${joined(places.map((at) => String(at + 1)))}`

const where = (shown: readonly AdjustedRollSale[], isThere: (one: AdjustedRollSale) => boolean) =>
  shown.flatMap((one, at) => (isThere(one) ? [at] : []))

const FAR: Partial<Record<Nearness, string>> = {
  same_county: 'elsewhere in the county',
  same_zip: 'in other neighborhoods of my ZIP code',
  same_market_area: 'in other neighborhoods of my market area',
}

const placeWords = (shown: readonly AdjustedRollSale[]): readonly string[] =>
  (Object.keys(FAR) as Nearness[]).flatMap((nearness) => {
    const there = where(shown, (one) => one.nearness === nearness)
    if (there.length === 0) return []
    return there.length === shown.length
      ? [`All of them are ${FAR[nearness]}.`]
      : [`${salesAt(there)} ${there.length === 1 ? 'is' : 'are'} ${FAR[nearness]}.`]
  })

/** Larger or smaller than the home, in whole percents. */
export const sizePercent = ({
  home,
  adjustments,
}: Pick<AdjustedRollSale, 'home' | 'adjustments'>): number => {
  const less = adjustments.find(({ item }) => item === 'area')?.difference ?? 0
  const own = (home.livingAreaSqft ?? 0) + less
  return own > 0 ? Math.round((-100 * less) / own) : 0
}

const sizeWords = (shown: readonly AdjustedRollSale[]): readonly string[] => {
  const sides = [
    ['larger', (percent: number) => percent >= FAR_IN_SIZE],
    ['smaller', (percent: number) => percent <= -FAR_IN_SIZE],
  ] as const
  return sides.flatMap(([side, isFar]) => {
    const far = where(shown, (one) => isFar(sizePercent(one)))
    const sizes = far.flatMap((at) => {
      const one = shown[at]
      return one ? [`${Math.abs(sizePercent(one))}%`] : []
    })
    return far.length === 0
      ? []
      : [
          `${salesAt(far)} ${far.length === 1 ? 'is' : 'are'} ${joined([...new Set(sizes)])} ${side} than my home.`,
        ]
  })
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

const twinWords = (shown: readonly AdjustedRollSale[]): readonly string[] => {
  const groups = [
    ...Map.groupBy(
      shown.map((one, at) => ({ one, at })),
      ({ one }) => twinKey(one),
    ).values(),
  ].filter((twins) => twins.length > 1)
  const named = groups.map((twins) => salesAt(twins.map(({ at }) => at)))
  if (named.length === 0) return []
  if (named.length === 1)
    return [
      `${joined(named)} share a street, month and price and may be one transaction; together they weigh as one.`,
    ]
  return [
    `${named.join(', and ')}, each share a street, month and price; each pair may be one transaction and weighs as one.`,
  ]
}

/** `case.stretch`: nothing where every sale is near and of about the same size. */
export const stretchFacts = (shown: readonly AdjustedRollSale[]): readonly Fact[] => {
  const words = [...placeWords(shown), ...sizeWords(shown), ...twinWords(shown)]
  return words.length === 0 ? [] : [sentenceFact('case.stretch', LABEL, words.join(' '), ofSales)]
}
