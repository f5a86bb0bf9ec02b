/** Owns why a sale that the search offered is not among those used, in figures of the sale itself. */

import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { NEARNESSES, type Nearness } from '#core/valuation/explain/sale-words.ts'
import type { AdjustedRollSale, GridItem } from './material.ts'
import { reconcileSales } from './reconcile.ts'
import { sizePercent } from './stretch.ts'

const grouped = new Intl.NumberFormat('en-US')

/** '4% larger' */
export const sizeWords = (one: AdjustedRollSale): string => {
  const percent = sizePercent(one)
  return percent === 0 ? 'same size' : `${Math.abs(percent)}% ${percent > 0 ? 'larger' : 'smaller'}`
}

const differs = ({ adjustments }: AdjustedRollSale, item: GridItem): number =>
  Math.abs(adjustments.find((line) => line.item === item)?.difference ?? 0)

/** Of a sale that lies farther than all that are used. */
const FARTHER: Readonly<Record<Nearness, string>> = {
  same_development: 'The sales used are nearer',
  same_neighborhood: 'In my neighborhood, but not in the development of the sales used',
  same_market_area: 'In another neighborhood; the sales used are nearer',
  same_zip: 'In my ZIP code only; the sales used are nearer',
  same_county: 'Elsewhere in the county; the sales used are nearer',
}

interface Measure {
  readonly of: (one: AdjustedRollSale) => number
  /** Farther off by less is no difference that a reader would see. */
  readonly least: number
  readonly words: (one: AdjustedRollSale) => string
  /** 'than any used' follows. */
  readonly more: string
}

const monthsAway = (one: AdjustedRollSale): number => differs(one, 'time')

/** In the order in which a board weighs them. */
const MEASURES: readonly Measure[] = [
  {
    of: ({ grossPercent }) => grossPercent,
    least: 1,
    words: ({ grossPercent }) => `Adjusted by ${formatPercent(grossPercent)}`,
    more: 'more',
  },
  {
    of: monthsAway,
    least: 2,
    words: (one) => `Sold ${monthsAway(one)} months before January 1`,
    more: 'earlier',
  },
  {
    of: (one) => Math.abs(sizePercent(one)),
    least: 3,
    words: (one) => sizeWords(one).replace(/^./u, (letter) => letter.toUpperCase()),
    more: 'farther in size',
  },
  {
    of: (one) => differs(one, 'age'),
    least: 3,
    words: (one) => `${differs(one, 'age')} years’ difference in age`,
    more: 'more',
  },
  {
    of: (one) => differs(one, 'land'),
    least: 500,
    words: (one) => `Lot ${grouped.format(differs(one, 'land'))} sq ft different`,
    more: 'more',
  },
]

/** Whether it is farther off than the used sale, as far as a reader would see. */
const isFarther = ({ of, least }: Measure, one: AdjustedRollSale, other: AdjustedRollSale): boolean =>
  of(one) - of(other) >= least

/** Farther off than at least so many of the sales used. */
const fartherThan = (
  one: AdjustedRollSale,
  used: readonly AdjustedRollSale[],
  fewest: number,
): string | null => {
  for (const measure of MEASURES) {
    const count = used.filter((other) => isFarther(measure, one, other)).length
    if (count < fewest) continue
    const than = count === used.length ? 'any used' : `${count} of the ${used.length} used`
    return `${measure.words(one)}: ${measure.more} than ${than}`
  }
  return null
}

/** A sale as near as those used is answered with what it would change. */
const withIt = (one: AdjustedRollSale, used: readonly AdjustedRollSale[]): string | null => {
  if (used.length < fewestChosenSales) return null
  const { priceCents } = reconcileSales([...used, one], null, 0)
  return `As like my home as some used; with it the price indicated would be ${formatMoney(priceCents)}`
}

/** What sets it apart from the sales used; where nothing does, no reason is made up. */
export const apartWords = (one: AdjustedRollSale, used: readonly AdjustedRollSale[]): string | null => {
  if (used.length === 0) return null
  const place = (sale: AdjustedRollSale): number => NEARNESSES.indexOf(sale.nearness)
  if (used.every((other) => place(one) > place(other))) return FARTHER[one.nearness]
  return (
    fartherThan(one, used, used.length) ??
    fartherThan(one, used, Math.floor(used.length / 2) + 1) ??
    withIt(one, used)
  )
}
