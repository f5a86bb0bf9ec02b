/** Owns how amounts read on hosted pages. */

/** `amount` is in the currency's smallest unit: cents for usd, whole yen for jpy. */
export const moneyText = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
