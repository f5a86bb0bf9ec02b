/** Owns how a chosen sale is said aloud: which it is, what it sold for, and what it comes to beside the home. */

import type { CaseSale } from '#core/case/file.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { formatMoney } from '#core/money.ts'
import { nameOf } from '#core/rehearsal/weak-point.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import type { Nearness } from '#core/valuation/explain/sale-reasons.ts'
import { asTyped } from '../make-fact.ts'
import type { AdjustedRollSale, GridItem, GridLine } from '../sales/material.ts'
import { asRecorded } from '../sales/recorded.ts'

/** Said aloud, the town and the ZIP are left to the grid. */
export const streetOf = (name: string): string => name.split(', ', 1).join('')

/** 'in June 2025 for $380,000' */
const soldFor = (typed: CaseSale, known: AdjustedRollSale | undefined): string => {
  const sale = asRecorded(typed, known)
  const month = monthInWords(sale.soldYear, sale.soldMonth)
  const price = sale.priceCents === null ? '' : ` for ${formatMoney(sale.priceCents)}`
  return `${month === null ? '' : ` in ${month}`}${price}`
}

const PLACES: Readonly<Record<Nearness, string>> = {
  same_development: ', in my development',
  same_neighborhood: ', in my neighborhood',
  same_market_area: ', in my market area',
  same_zip: ', in my ZIP code',
  same_county: '',
}

const grouped = new Intl.NumberFormat('en-US')

/** Of the sales chosen, how many have this address: in a tower many homes share one. */
export type Sharing = (name: string) => boolean

/** 'Sale 3, 3604 Trapnell Ridge Dr, in my neighborhood'; where several share an address, by their size. */
export const saleName = (
  number: number,
  typed: CaseSale,
  known: AdjustedRollSale | undefined,
  isShared: Sharing,
  lastStreet?: string,
): string => {
  const street = streetOf(nameOf(typed))
  const area = known?.home.livingAreaSqft ?? typed.livingAreaSqft
  if (isShared(street) && area !== null)
    return `Sale ${number}, ${known?.home.useName === 'Condominium' ? 'a unit' : 'a home'} of ${grouped.format(area)} square feet at ${street === lastStreet ? 'the same address' : street}`
  const named = asTyped(typed.address + typed.parcelId) === '' ? 'another home' : street
  return `Sale ${number}, ${named}${known ? PLACES[known.nearness] : ''}`
}

/** Home less sale: a home that has more makes the sale the smaller one. */
const BESIDE: Readonly<
  Record<Exclude<GridItem, 'time'>, readonly [saleHasLess: string, saleHasMore: string]>
> = {
  location: ['is in a less expensive area', 'is in a more expensive area'],
  use: ['is a less expensive type of property', 'is a more expensive type of property'],
  area: ['is smaller', 'is larger'],
  age: ['is older', 'is newer'],
  land: ['has less land', 'has more land'],
  quality: ['is of lower quality', 'is of better quality'],
  features: ['has fewer extra features', 'has more extra features'],
}

const MOST_REASONS = 2

/** Of the lines that move the price the way it ends, those that move it most. */
const reasonsOf = (lines: readonly GridLine[], isUp: boolean): readonly GridItem[] =>
  lines
    .filter(({ amountCents }) => (isUp ? amountCents > 0 : amountCents < 0))
    .toSorted((one, other) => Math.abs(other.amountCents) - Math.abs(one.amountCents))
    .slice(0, MOST_REASONS)
    .map(({ item }) => item)

/** 'It is larger and is newer, so it comes down to $188,424.' */
const comesToWords = ({ adjustments, adjustedCents, sale }: AdjustedRollSale): string => {
  const to = formatMoney(adjustedCents)
  if (adjustedCents === sale.priceCents) return `Adjusted to my home, it comes to the same ${to}.`
  const isUp = adjustedCents > sale.priceCents
  const items = reasonsOf(adjustments, isUp)
  const way = isUp ? 'up' : 'down'
  const moved = items.includes('time') ? `Prices have ${isUp ? 'risen' : 'fallen'} since` : ''
  const reasons = items.flatMap((item) => (item === 'time' ? [] : BESIDE[item][isUp ? 0 : 1]))
  if (reasons.length === 0) return `${moved}, so it comes ${way} to ${to}.`
  const beside = `${inWords(reasons).replace(/^(is|has) (.+) and \1 /, '$1 $2 and ')}, so it comes ${way} to ${to}.`
  return moved === '' ? `It ${beside}` : `${moved}, and it ${beside}`
}

/** 'It sold in October 2025 for $215,000. It is larger and newer, so it comes down to $188,424.' */
export const toldWords = (typed: CaseSale, known: AdjustedRollSale | undefined): string => {
  const sold = `It sold${soldFor(typed, known)}.`
  return known
    ? `${sold} ${comesToWords(known)}`
    : `${sold} The county’s file has no figures to adjust it with.`
}

/** Two of one street, one month and one price are told of once. */
export const isTwin = (one: AdjustedRollSale, other: AdjustedRollSale): boolean => {
  const street = ({ home }: AdjustedRollSale): string => streetOf(home.address).replace(/^\d+\S* /, '')
  return (
    one.sale.priceCents === other.sale.priceCents &&
    one.sale.year === other.sale.year &&
    one.sale.month === other.sale.month &&
    street(one) === street(other)
  )
}
