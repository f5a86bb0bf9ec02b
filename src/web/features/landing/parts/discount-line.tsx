/** By when the tax bill earns its discount, under an answer of the months in which it does; loaded with the first answer. */
import { runningDiscount } from '#core/appeal/deadlines/yearly.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { tellDiscount } from '#words/season/bill-discount.ts'

export const DiscountLine = () => {
  const discount = runningDiscount(todayInFlorida(new Date()))
  return discount && <p>{tellDiscount(discount)}</p>
}
