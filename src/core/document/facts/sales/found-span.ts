/** Owns how far the sales that were found reach from the home: in size, effective year and month, told wherever sales are told of. */

import { formatMonth } from '#core/date-forms.ts'
import { type SizedSale, sizePercent } from './stretch.ts'

export interface FoundSale extends SizedSale {
  readonly home: { readonly livingAreaSqft: number | null; readonly effectiveYearBuilt: number | null }
  readonly sale: { readonly year: number; readonly month: number }
}

interface Month {
  readonly year: number
  readonly month: number
}

export interface FoundSpan {
  readonly count: number
  /** How much smaller the smallest is, and how much larger the largest, in whole percents of the home; 0 where none is. */
  readonly smallerPercent: number
  readonly largerPercent: number
  /** null where the record has none of them. */
  readonly effectiveYears: readonly [first: number, last: number] | null
  readonly months: readonly [first: Month, last: Month]
}

const monthOf = ({ sale: { year, month } }: FoundSale): number => 12 * year + month - 1

const monthAt = (at: number): Month => ({ year: Math.floor(at / 12), month: (at % 12) + 1 })

/** null without a sale. */
export const spanOf = (sales: readonly FoundSale[]): FoundSpan | null => {
  if (sales.length === 0) return null
  const sizes = sales.map(sizePercent)
  const years = sales.flatMap(({ home }) => home.effectiveYearBuilt ?? [])
  const months = sales.map(monthOf)
  return {
    count: sales.length,
    smallerPercent: Math.max(0, -Math.min(...sizes)),
    largerPercent: Math.max(0, ...sizes),
    effectiveYears: years.length === 0 ? null : [Math.min(...years), Math.max(...years)],
    months: [monthAt(Math.min(...months)), monthAt(Math.max(...months))],
  }
}

const sizeWords = ({ smallerPercent, largerPercent }: FoundSpan, home: string): string => {
  if (smallerPercent > 0 && largerPercent > 0)
    return `${smallerPercent}% smaller to ${largerPercent}% larger than ${home}`
  if (largerPercent > 0) return `up to ${largerPercent}% larger than ${home}`
  return smallerPercent > 0 ? `up to ${smallerPercent}% smaller than ${home}` : `the size of ${home}`
}

const yearWords = ([first, last]: readonly [number, number]): string =>
  first === last ? `with effective year ${first}` : `with effective years ${first} to ${last}`

const monthWords = ([first, last]: FoundSpan['months']): string =>
  formatMonth(first) === formatMonth(last)
    ? `sold in ${formatMonth(first)}`
    : `sold from ${formatMonth(first)} to ${formatMonth(last)}`

/** '12% smaller to 36% larger than my home, with effective years 1970 to 1989, sold from February 2025 to December 2025'. */
export const spanInWords = (span: FoundSpan, home: 'my home' | 'this home' | 'your home'): string =>
  [
    sizeWords(span, home),
    ...(span.effectiveYears === null ? [] : [yearWords(span.effectiveYears)]),
    monthWords(span.months),
  ].join(', ')
