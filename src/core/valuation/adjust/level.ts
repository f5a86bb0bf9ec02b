/** Owns how high a county's just values stand against prices, and bringing a market value to that level exactly once. */

import { toTenths } from '#core/percent.ts'
import type { Rates } from '../fit/rates.ts'
import { type Home, isMeasured, type MonthNumber, saleMonth, type UsableSale } from '../home.ts'
import { LEVEL } from '../params.ts'
import { type Interval, medianInterval } from '../study/ratio-intervals.ts'
import { median } from '../study/statistics.ts'
import { trendChange } from './trend-change.ts'

/**
 * Just value is usually net of the cost of sale (s. 193.011(8), F.S.). The level measured on the roll holds that
 * deduction already, whatever it was; a percentage the county declared (form DR-493) stands in only where nothing could be
 * measured. One or the other, never both.
 */
export type Level =
  | {
      readonly kind: 'measured'
      readonly share: number
      readonly interval: Interval
      readonly saleCount: number
      /** True when the home's use had too few sales and those of all homes were taken. */
      readonly allUses: boolean
    }
  | { readonly kind: 'declared'; readonly share: number; readonly costOfSalePercent: number }

/** A price-like value: what a buyer pays. */
export interface MarketValue {
  readonly basis: 'price'
  readonly dollars: number
}

/** The 80 % range of such a value, whole dollars. */
export interface MarketRange extends Interval {
  readonly basis: 'price'
}

/** A range of values as the roll states them. */
export interface JustBasisRange extends Interval {
  readonly basis: 'just_value'
}

/** A value as the roll states it: what a just value can be compared with. */
export interface JustBasisValue {
  readonly basis: 'just_value'
  readonly dollars: number
  readonly level: Level
}

/** The sales that measure a level: of the year before the value date, none after it. */
export const isInLevelYear = (sale: UsableSale, asOf: MonthNumber): boolean => {
  const months = asOf - saleMonth(sale)
  return months >= 1 && months <= LEVEL.months
}

/** Roll value ÷ price brought to the value date, for sales of the year before it. */
const ratiosBefore = (sales: readonly UsableSale[], rates: Rates): { useCode: string; ratio: number }[] =>
  sales
    .filter((sale) => isInLevelYear(sale, rates.asOf) && sale.home.justValueDollars > 0)
    .map((sale) => ({
      useCode: sale.home.useCode,
      ratio: sale.home.justValueDollars / (sale.priceDollars * Math.exp(trendChange(saleMonth(sale), rates))),
    }))

/** Null when neither the use nor the county has enough sales: then only a declared percentage can help. */
export const measureLevel = (
  useCode: string,
  sales: readonly UsableSale[],
  rates: Rates,
): Extract<Level, { kind: 'measured' }> | null => {
  const all = ratiosBefore(sales, rates)
  const same = all.filter((item) => item.useCode === useCode)
  const allUses = same.length < LEVEL.fewestSales
  const ratios = (allUses ? all : same).map(({ ratio }) => ratio)
  const interval = medianInterval(ratios)
  if (ratios.length < LEVEL.fewestSales || interval === null) return null
  return { kind: 'measured', share: median(ratios), interval, saleCount: ratios.length, allUses }
}

/** From a county's form DR-493, for the line of the home's use; 0 to 100. Throws a RangeError outside. */
export const declaredLevel = (costOfSalePercent: number): Level => {
  if (!(costOfSalePercent >= 0 && costOfSalePercent < 100))
    throw new RangeError(`Not a percentage of the price: ${costOfSalePercent}`)
  return { kind: 'declared', share: 1 - costOfSalePercent / 100, costOfSalePercent }
}

/** As every page and paper prints a share: to the tenth of a percent. */
export const levelPercent = (share: number): number => toTenths(100 * share)

/** The share as it is printed, so that a reader who multiplies comes to the figure that is printed. */
const printedShare = (level: Level): number =>
  level.kind === 'declared' ? level.share : Math.round(10 * levelPercent(level.share)) / 1_000

/** Takes a price and gives a roll value, so that a second deduction does not compile. */
export const toJustBasis = ({ dollars }: MarketValue, level: Level): JustBasisValue => ({
  basis: 'just_value',
  dollars: Math.round(dollars * printedShare(level)),
  level,
})

/** The ends of a 95 % interval lie this much further out than those of an 80 % one, for normal errors: 1.9600 ÷ 1.2816. */
const WIDTH_95_PER_80 = 1.959963984540054 / 1.2815515655446004

/** How surely the share itself is known, in log share, at 80 %; a declared percentage is taken as it is. */
const levelReach = (level: Level): { readonly down: number; readonly up: number } => {
  if (level.kind === 'declared') return { down: 0, up: 0 }
  const { share, interval } = level
  return {
    down: Math.log(share / interval.low) / WIDTH_95_PER_80,
    up: Math.log(interval.high / share) / WIDTH_95_PER_80,
  }
}

/**
 * The range of a price as a range of just values, whole dollars: wider by how surely the level is known. The two
 * have nothing to do with each other, so that their widths in log dollars add up as squares.
 */
export const rangeAtLevel = (price: MarketRange, level: Level): JustBasisRange => {
  const [low, high] = [Math.log(price.low), Math.log(price.high)]
  const [middle, half] = [(low + high) / 2 + Math.log(printedShare(level)), (high - low) / 2]
  const { down, up } = levelReach(level)
  return {
    basis: 'just_value',
    low: Math.round(Math.exp(middle - Math.hypot(half, down))),
    high: Math.round(Math.exp(middle + Math.hypot(half, up))),
  }
}

/** How far the roll's just value is above (or, negative, below) what the market value supports; null without one. */
export const aboveSupportedPercent = (home: Home, supported: JustBasisValue): number | null =>
  isMeasured(home) && home.justValueDollars > 0 && supported.dollars > 0
    ? toTenths(100 * (home.justValueDollars / supported.dollars - 1))
    : null
