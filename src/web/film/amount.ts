/** Reads the amounts of a picture: as tokens write them, or plain numbers. */
import { dollars, formatMoney } from '#core/money.ts'

type Amount = string | number

export const amountText = (amount: Amount): string =>
  typeof amount === 'number' ? formatMoney(dollars(amount)) : amount

/** Dollars, or the bare count. */
export const amountOf = (amount: Amount): number =>
  typeof amount === 'number' ? amount : Number(amount.replace('−', '-').replace(/[$,]/g, ''))
