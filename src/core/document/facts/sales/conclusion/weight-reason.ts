/** Owns why a sale of the grid weighs what it does, in words of the sale itself. */

import { formatPercent } from '#core/percent.ts'
import { LEAST_GROSS_PERCENT } from '#core/valuation/adjust/weights.ts'
import { isMuchAdjusted } from '#core/valuation/explain/rough-estimate.ts'
import { isUnplaced } from '../listed/unplaced.ts'
import type { AdjustedRollSale, GridItem } from '../material.ts'
import { sizePercent, twinKey } from '../stretch.ts'

const MOST_REASONS = 2

const grouped = new Intl.NumberFormat('en-US')

const counted = (amount: number, one: string, many: string): string =>
  `${grouped.format(amount)} ${amount === 1 ? one : many}`

/** The sale beside the home: '4% larger', '3 years older'; the lines count the home less the sale. */
const WORDS: Readonly<Record<GridItem, (one: AdjustedRollSale, difference: number) => string>> = {
  time: (_, less) => (less > 0 ? `sold ${counted(less, 'month', 'months')} before` : 'sold after January 1'),
  location: () => 'another location',
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

/** Below this share of all its adjustments, one does not explain how much a sale was adjusted. Our own choice. */
const LEAST_SHARE = 0.25

/** What it is adjusted for most; nothing where only a little was adjusted. */
export const mainDifferences = (one: AdjustedRollSale): readonly string[] => {
  const sizes = one.adjustments.map(({ amountCents }) => Math.abs(amountCents))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  return one.adjustments
    .filter(({ amountCents }) => amountCents !== 0 && Math.abs(amountCents) >= LEAST_SHARE * all)
    .toSorted((first, second) => Math.abs(second.amountCents) - Math.abs(first.amountCents))
    .slice(0, MOST_REASONS)
    .map((line) => WORDS[line.item](one, line.difference ?? 0))
}

/** In what respect it is the nearest of all, in the order in which a board weighs them. */
const NEAREST: readonly (readonly [GridItem, string])[] = [
  ['time', 'sold nearest January 1'],
  ['area', 'nearest in size'],
  ['age', 'nearest in age'],
  ['land', 'nearest in lot size'],
]

const apart = ({ adjustments }: AdjustedRollSale, item: GridItem): number =>
  Math.abs(adjustments.find((line) => line.item === item)?.difference ?? 0)

const nearestIn = (one: AdjustedRollSale, others: readonly AdjustedRollSale[]): readonly string[] =>
  others.length === 0
    ? []
    : NEAREST.filter(([item]) => others.every((other) => apart(one, item) < apart(other, item)))
        .map(([, words]) => words)
        .slice(0, 1)

/** What a sale is told by among those shown: what they all share says nothing of it. */
const ownWords = (one: AdjustedRollSale, shown: readonly AdjustedRollSale[]): string => {
  const others = shown.filter((other) => other !== one)
  const own = mainDifferences(one).filter(
    (words) => others.length === 0 || !others.every((other) => mainDifferences(other).includes(words)),
  )
  const told = [...own, ...nearestIn(one, others)]
  if (told.length > 0) return told.join(', ')
  const months = one.adjustments.find(({ item }) => item === 'time')?.difference ?? 0
  const isOfOneMonth = others.every((other) => apart(other, 'time') === apart(one, 'time'))
  return months === 0 || isOfOneMonth ? mainDifferences(one).join(', ') : WORDS.time(one, months)
}

const standing = (one: AdjustedRollSale, shown: readonly AdjustedRollSale[]): string => {
  const large = isMuchAdjusted(one) ? ', a large adjustment' : ''
  const size = `${formatPercent(one.grossPercent)}${large}`
  if (one.grossPercent < LEAST_GROSS_PERCENT)
    return `adjusted by less than ${LEAST_GROSS_PERCENT}%: ${nearestIn(
      one,
      shown.filter((other) => other !== one),
    ).join('')}`
  const main = ownWords(one, shown)
  // What is so of every sale is said once, with the steps.
  if (!shown.every(isUnplaced) && shown.some(isUnplaced))
    return `adjusted by ${size}: ${main}${isUnplaced(one) ? '; location not measured' : ''}`
  const all = shown.map(({ grossPercent }) => grossPercent)
  const [most, least] = [Math.max(...all), Math.min(...all)]
  if (most === least)
    return `adjusted alike, by ${size}: ${nearestIn(
      one,
      shown.filter((other) => other !== one),
    ).join('')}`
  if (one.grossPercent === least) return `least adjusted, by ${size}: ${main}`
  return `${one.grossPercent === most ? 'most adjusted, by' : 'adjusted by'} ${size}: ${main}`
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

/** 'most adjusted, by 19.3%: 27% larger'. `names` are those of the sales shown. */
export const weightReason = (
  one: AdjustedRollSale,
  shown: readonly AdjustedRollSale[],
  names: readonly string[],
): string =>
  [twinWords(one, shown, names), standing(one, shown).replace(/: $/, '')].filter(Boolean).join('; ')
