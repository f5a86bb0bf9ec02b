/** Reads the amounts of a picture: as tokens write them, or plain numbers. */
import { dollars, formatMoney } from '#core/money.ts'

type Amount = string | number

export const amountText = (amount: Amount): string =>
  typeof amount === 'number' ? formatMoney(dollars(amount)) : amount

/** Dollars, or the bare count. */
export const amountOf = (amount: Amount): number =>
  typeof amount === 'number' ? amount : Number(amount.replace('−', '-').replace(/[$,]/g, ''))

/** Amounts that stand under each other: all to the cent where one of them is. */
export const amountTexts = (amounts: readonly Amount[]): readonly string[] => {
  const texts = amounts.map(amountText)
  const isExact = texts.some((text) => /\.\d\d$/.test(text))
  return texts.map((text) => (isExact && /\d$/.test(text) && !/\.\d\d$/.test(text) ? `${text}.00` : text))
}
