/** Owns how compared sales and what sets them apart are called on the report. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { formatShortMonth } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/verdict/sale-words.ts'

export type Comparable = HomeValueOnWire['comparables'][number]
export type Adjustment = Comparable['adjustments'][number]
export type RecordedSale = Comparable['sale']

const whole = new Intl.NumberFormat('en-US')
export const inWhole = (amount: number): string => whole.format(amount)

/** The state publishes the month of a sale, not the day: 'Mar 2025'. */
export const soldIn = ({ year, month }: Pick<RecordedSale, 'year' | 'month'>): string =>
  formatShortMonth({ year, month })

/** With its sign, plus included: what an adjustment does to a price. */
export const signedMoney = (cents: number): string =>
  cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents)

export const orBlank = (amount: number | null, unit = ''): string =>
  amount === null ? words.notOnTheRoll() : `${inWhole(amount)}${unit}`

export const itemNames: Readonly<Record<Adjustment['item'], string>> = {
  time: words.timeOfSale(),
  location: 'Location',
  use: words.kindOfHome(),
  area: words.sizeOfTheHome(),
  age: 'Age',
  land: 'Land',
  quality: words.buildingQuality(),
  features: words.poolsDocksAndTheLike(),
}

/** What one unit of a difference is called; null where nothing is counted by the piece. */
const units: Readonly<Record<Adjustment['item'], readonly [one: string, many: string] | null>> = {
  time: ['month', 'months'],
  location: null,
  use: null,
  area: [words.sqFt(), words.sqFt()],
  age: ['year', 'years'],
  land: [words.sqFt(), words.sqFt()],
  quality: ['grade', 'grades'],
  features: ['dollar', 'dollars'],
}

const comparisons: Readonly<Record<Adjustment['item'], readonly [more: string, less: string]>> = {
  time: [words.soldSBeforeTheValueDate(), words.soldSAfterTheValueDate()],
  location: ['', ''],
  use: ['', ''],
  area: [words.yourHomeIsSLarger(), words.yourHomeIsSSmaller()],
  age: [words.yourHomeIsSOlder(), words.yourHomeIsSNewer()],
  land: [words.yourLotIsSLarger(), words.yourLotIsSSmaller()],
  quality: [words.yourHomeIsSHigher(), words.yourHomeIsSLower()],
  features: [words.yourHomeHasSMore(), words.yourHomeHasSLess()],
}

const amountOf = ({ item }: Adjustment, amount: number): string => {
  const unit = units[item]
  if (item === 'features') return words.ofThem({ amount: formatMoney(amount * 100) })
  return unit === null ? '' : `${inWhole(amount)} ${amount === 1 ? unit[0] : unit[1]}`
}

/** How the home differs from the sale: 'your home is 120 sq ft larger'. */
export const differenceWords = (adjustment: Adjustment): string => {
  const { item, difference, amountCents, basis } = adjustment
  if (basis !== undefined) return basis
  if (difference === null) return amountCents === 0 ? words.theSameOrNotCounted() : words.anotherPlaceOrKind()
  if (difference === 0) return words.theSame()
  const [more, less] = comparisons[item]
  return (difference > 0 ? more : less).replace('%s', amountOf(adjustment, Math.abs(difference)))
}

/** '$84.20 a sq ft', and for how much of the difference where not all of it counts; empty where nothing is counted by the piece. */
export const rateWords = (adjustment: Adjustment): string => {
  const { item, unitRateCents, counted } = adjustment
  const unit = units[item]
  if (unit !== null && counted?.difference === 0) return words.noneOfItCounts()
  if (unit === null || unitRateCents === null) return ''
  const rate =
    item === 'features' && unitRateCents === 100
      ? words.dollarForDollar()
      : `${formatMoney(unitRateCents)} a ${unit[0]}`
  return counted === undefined
    ? rate
    : words.countedFor({ rate, amount: amountOf(adjustment, Math.abs(counted.difference)) })
}
