/** Owns why a sale of the grid weighs what it does, in words of the sale itself. */

import type { AdjustedRollSale, GridItem } from './material.ts'
import { LEAST_GROSS_PERCENT } from './reconcile.ts'
import { sizePercent, twinKey } from './stretch.ts'

const MOST_REASONS = 2

const grouped = new Intl.NumberFormat('en-US')

const counted = (amount: number, one: string, many: string): string =>
  `${grouped.format(amount)} ${amount === 1 ? one : many}`

/** The sale beside the home: '4% larger', '3 years older'; the lines count the home less the sale. */
const WORDS: Readonly<Record<GridItem, (one: AdjustedRollSale, difference: number) => string>> = {
  time: (_, less) => (less > 0 ? `sold ${counted(less, 'month', 'months')} before` : 'sold after January 1'),
  location: () => 'in another place',
  use: () => 'of another use',
  area: (one, less) => {
    const percent = Math.abs(sizePercent(one))
    return percent === 0
      ? `${counted(Math.abs(less), 'square foot', 'square feet')} ${less > 0 ? 'smaller' : 'larger'}`
      : `${percent}% ${less > 0 ? 'smaller' : 'larger'}`
  },
  age: (_, less) => `${counted(Math.abs(less), 'year', 'years')} ${less < 0 ? 'older' : 'newer'}`,
  land: (_, less) => (less > 0 ? 'smaller lot' : 'larger lot'),
  quality: (_, less) => (less > 0 ? 'lower quality' : 'higher quality'),
  features: (_, less) => (less > 0 ? 'fewer extra features' : 'more extra features'),
}

/** What it is adjusted for most, at most so many. */
const mainDifferences = (one: AdjustedRollSale, most: number): readonly string[] =>
  one.adjustments
    .filter(({ amountCents }) => amountCents !== 0)
    .toSorted((first, second) => Math.abs(second.amountCents) - Math.abs(first.amountCents))
    .slice(0, most)
    .map((line) => WORDS[line.item](one, line.difference ?? 0))

const isMovedByPlace = ({ adjustments }: AdjustedRollSale): boolean =>
  adjustments.some(({ item, amountCents }) => item === 'location' && amountCents !== 0)

/** Beside sales that are adjusted for their place, a sale elsewhere that is not has smaller adjustments for that alone. */
const isUnplaced = (one: AdjustedRollSale, shown: readonly AdjustedRollSale[]): boolean =>
  one.nearness !== 'same_development' &&
  one.nearness !== 'same_neighborhood' &&
  !isMovedByPlace(one) &&
  shown.some(isMovedByPlace)

const standing = (one: AdjustedRollSale, shown: readonly AdjustedRollSale[]): string => {
  if (isUnplaced(one, shown)) return 'location not adjusted'
  const all = shown.map(({ grossPercent }) => grossPercent)
  const [most, least] = [Math.max(...all), Math.min(...all)]
  if (one.grossPercent < LEAST_GROSS_PERCENT) return `adjusted by less than ${LEAST_GROSS_PERCENT}%`
  if (most === least) return 'adjusted alike'
  if (one.grossPercent === least) return 'least adjusted'
  return one.grossPercent === most ? 'most adjusted' : ''
}

/** 'with Sale 4, as one' */
const twinWords = (
  one: AdjustedRollSale,
  shown: readonly AdjustedRollSale[],
  names: readonly string[],
): string => {
  const twins = shown.flatMap((other, at) =>
    other !== one && twinKey(other) === twinKey(one) ? (names[at] ?? []) : [],
  )
  return twins.length === 0 ? '' : `as one with ${twins.join(' and ')}`
}

/** 'least adjusted; 5% larger, 3 years older'. `names` are those of the sales shown. */
export const weightReason = (
  one: AdjustedRollSale,
  shown: readonly AdjustedRollSale[],
  names: readonly string[],
): string => {
  const said = [twinWords(one, shown, names), standing(one, shown)].filter(Boolean)
  // A cell of the grid holds two reasons.
  return [...said, mainDifferences(one, MOST_REASONS - said.length).join(', ')].filter(Boolean).join('; ')
}
