/** Owns why a sale that the search found is not among those used, in figures of the sale itself. */

import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { NEARNESSES, type Nearness } from '#core/valuation/explain/sale-reasons.ts'
import { reconcileSales } from '../conclusion/reconcile.ts'
import { mainDifferences } from '../conclusion/weight-reason.ts'
import type { AdjustedRollSale, GridItem } from '../material.ts'
import { sizePercent } from '../stretch.ts'
import { apartPercent } from './unplaced.ts'

const grouped = new Intl.NumberFormat('en-US')

/** '4% larger' */
export const sizeWords = (one: AdjustedRollSale): string => {
  const percent = sizePercent(one)
  return percent === 0 ? 'same size' : `${Math.abs(percent)}% ${percent > 0 ? 'larger' : 'smaller'}`
}

const inCapital = (words: string): string => words.replace(/^./u, (letter) => letter.toUpperCase())

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

export interface Beside {
  readonly used: readonly AdjustedRollSale[]
  /** Put before the owner to choose from; the search ranked every other below these. */
  readonly offered: readonly AdjustedRollSale[]
}

interface Measure {
  readonly of: (one: AdjustedRollSale) => number
  /** Farther off by less is no difference that a reader would see. */
  readonly least: number
  readonly words: (one: AdjustedRollSale) => string
  /** 'than any used' follows. */
  readonly more: string
  /** The adjustment makes up for it better than for the others. */
  readonly isMadeUpFor?: boolean
}

const monthsAway = (one: AdjustedRollSale): number => differs(one, 'time')

/** In the order in which a board weighs them. */
const MEASURES: readonly Measure[] = [
  {
    of: monthsAway,
    least: 2,
    words: (one) => `Sold ${monthsAway(one)} months before January 1`,
    more: 'earlier',
    isMadeUpFor: true,
  },
  {
    of: (one) => Math.abs(sizePercent(one)),
    least: 3,
    words: (one) => inCapital(sizeWords(one)),
    more: 'farther off in size',
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
    words: (one) => `Lot differs by ${grouped.format(differs(one, 'land'))} sq ft`,
    more: 'more',
  },
]

/** All differences together, each in its percent of the price. */
const mostOf = (used: readonly AdjustedRollSale[]): number =>
  Math.max(...used.map(({ grossPercent }) => grossPercent))

/** By less than a point, the figures of both say more than a word. */
const SEEN_POINTS = 1

/** In one respect farther off than all that are used. */
const fartherThanAll = (
  one: AdjustedRollSale,
  used: readonly AdjustedRollSale[],
  isBetter: boolean,
): string | null => {
  const found = MEASURES.find(
    ({ of, least, isMadeUpFor }) =>
      !(isBetter && isMadeUpFor) && used.every((other) => of(one) - of(other) >= least),
  )
  return found === undefined ? null : `${found.words(one)}: ${found.more} than any used`
}

/** 'farther in size than 4 of the 5 used': in what respect most of those used are nearer; '' where in none. */
const fartherThanMost = (one: AdjustedRollSale, used: readonly AdjustedRollSale[]): string => {
  const counted = MEASURES.map((measure) => ({
    measure,
    nearer: used.filter((other) => measure.of(one) - measure.of(other) >= measure.least).length,
  }))
  const [best] = counted.toSorted((first, second) => second.nearer - first.nearer)
  return best === undefined || 2 * best.nearer <= used.length
    ? ''
    : `${best.measure.words(one)}: ${best.measure.more} than ${best.nearer === used.length ? 'any' : `${best.nearer} of the ${used.length}`} used`
}

/** How many of the sales used need more adjusting than it does. */
const moreAdjusted = (one: AdjustedRollSale, used: readonly AdjustedRollSale[]): number =>
  used.filter((other) => other.grossPercent - one.grossPercent >= SEEN_POINTS).length

/** What `COMPARABLES.likeness` weighs, as far as the record has it of this sale. */
const weighed = ({ home, adjustments }: AdjustedRollSale): string => {
  const isGraded = adjustments.some(({ item, difference }) => item === 'quality' && difference !== null)
  const hasLot = (home.landSqft ?? 0) > 0
  return [
    'size',
    'age',
    ...(hasLot ? ['lot'] : []),
    ...(isGraded ? ['building quality'] : []),
    'sale date',
  ].join(', ')
}

/** The search offers the first of all that fit: here nobody chose. */
const byRule = (one: AdjustedRollSale, { length }: readonly AdjustedRollSale[]): string =>
  `Ranked below the ${length} sales offered, by a fixed rule that weighs ${weighed(one)} and location together`

/** Of a sale that no one respect sets apart. */
const whyNot = (one: AdjustedRollSale, { used, offered }: Beside): string => {
  const farther = fartherThanMost(one, used)
  if (farther !== '') return farther
  const isLessAlike = used.every(
    ({ weightPercent }) => weightPercent !== undefined && weightPercent > (one.weightPercent ?? 0),
  )
  // "Less similar" beside "less adjusted than most of them" would contradict itself on one line.
  return isLessAlike && 2 * moreAdjusted(one, used) <= used.length
    ? `Less similar overall than the ${used.length} used`
    : offered.includes(one)
      ? `My choice: about as similar as the ${used.length} used`
      : byRule(one, offered)
}

/** A sale about as near as those used is answered with what it would change. */
const withIt = (one: AdjustedRollSale, beside: Beside): string | null => {
  const { used } = beside
  if (used.length < fewestChosenSales) return null
  const { priceCents } = reconcileSales([...used, one], null, 0)
  const less = moreAdjusted(one, used)
  const lessThan = less === 0 ? '' : `, less than ${less} of the ${used.length} used`
  return `${whyNot(one, beside)}. With it (gross ${formatPercent(one.grossPercent)}${lessThan}) the price indicated is ${formatMoney(priceCents)}`
}

/** It needs more adjusting than every sale used; the list says so once. */
export const isBeyond = (one: AdjustedRollSale, used: readonly AdjustedRollSale[]): boolean =>
  used.length > 0 && one.grossPercent - mostOf(used) >= SEEN_POINTS

/** What sets it apart from the sales used; where nothing does, no reason is made up. */
export const apartWords = (one: AdjustedRollSale, beside: Beside): string | null => {
  const { used } = beside
  if (used.length === 0) return null
  const place = (sale: AdjustedRollSale): number => NEARNESSES.indexOf(sale.nearness)
  if (used.every((other) => place(one) > place(other))) return FARTHER[one.nearness]
  if (isBeyond(one, used))
    return `${inCapital(mainDifferences(one).join(', '))}; gross ${formatPercent(one.grossPercent)}`
  if (one.grossPercent > mostOf(used)) return withIt(one, beside)
  // An earlier month is no reason where a sale that is used needs more adjusting for its own fault.
  const isBetter = used.some(
    (other) => place(one) <= place(other) && apartPercent(other) - apartPercent(one) >= SEEN_POINTS,
  )
  return fartherThanAll(one, used, isBetter) ?? withIt(one, beside) ?? fartherThanAll(one, used, false)
}
