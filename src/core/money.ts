/** Owns money and tax rates as exact numbers: integer cents, mills, and the one rounding rule between them. */

declare const centsBrand: unique symbol
declare const millsBrand: unique symbol

/** A whole number of US cents, within the safe integers. */
export type Cents = number & { readonly [centsBrand]: true }

/** A tax rate in dollars per 1,000 dollars of taxable value, 0 to 100, with at most six decimals. */
export type Mills = number & { readonly [millsBrand]: true }

const MILLIONTHS_PER_MILL = 1_000_000
const HIGHEST_MILLS = 100

const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount)

const isMills = (rate: number): rate is Mills => rate >= 0 && rate <= HIGHEST_MILLS

/** Mints cents. Throws a RangeError for fractions and unsafe integers: that is a bug in the caller. */
export const cents = (amount: number): Cents => {
  const whole = amount === 0 ? 0 : amount
  if (!isCents(whole)) throw new RangeError(`Not a whole number of cents: ${amount}`)
  return whole
}

/** Mints cents from whole dollars. Throws a RangeError for fractions of a dollar. */
export const dollars = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of dollars: ${amount}`)
  return cents(amount * 100)
}

/** Mints a rate, rounded to six decimals. Throws a RangeError below 0, above 100 mills or for NaN. */
export const mills = (rate: number): Mills => {
  const rounded = Math.round(rate * MILLIONTHS_PER_MILL) / MILLIONTHS_PER_MILL
  if (!isMills(rounded)) throw new RangeError(`Not a millage between 0 and ${HIGHEST_MILLS}: ${rate}`)
  return rounded
}

const divideHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator)

/** `amount × numerator ÷ denominator`, exact until one rounding half up. Amount and ratio are not negative. */
export const scaleHalfUp = (amount: Cents, numerator: number, denominator: number): Cents =>
  cents(Number(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))))

/** `amount × numerator ÷ denominator`, rounded up to the next cent. Amount and ratio are not negative. */
export const scaleUp = (amount: Cents, numerator: number, denominator: number): Cents => {
  const below = BigInt(denominator) - 1n
  return cents(Number((BigInt(amount) * BigInt(numerator) + below) / BigInt(denominator)))
}

/** Tax of one levy on a taxable value: value × mills ÷ 1,000, exact, then rounded half up to the cent. */
export const taxOn = (taxable: Cents, rate: Mills): Cents => {
  const millionths = BigInt(Math.round(rate * MILLIONTHS_PER_MILL))
  return cents(Number(divideHalfUp(BigInt(taxable) * millionths, 1_000n * BigInt(MILLIONTHS_PER_MILL))))
}

export const sumCents = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0))

const dollarFormat = (fractionDigits: 0 | 2): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })

const WITHOUT_CENTS = dollarFormat(0)
const WITH_CENTS = dollarFormat(2)

const format = (amountCents: number, style: Intl.NumberFormat): string =>
  `${amountCents < 0 ? '−' : ''}$${style.format(Math.abs(amountCents) / 100)}`

/** Always with cents: `$1,743.50`. Takes plain cents too, as they come off the wire. */
export const formatCents = (amountCents: number): string => format(amountCents, WITH_CENTS)

/** Without cents unless they matter: `$420,000`, `$1,743.50`. */
export const formatMoney = (amountCents: number): string =>
  format(amountCents, amountCents % 100 === 0 ? WITHOUT_CENTS : WITH_CENTS)

/** A rate as printed on a TRIM notice, four decimals: `12.5153`; more where it has more, so that value × rate gives the tax. */
export const formatMills = (rate: number): string => rate.toFixed(6).replace(/0{1,2}$/, '')

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
})

/** For the numbers along a chart: '$380K'. */
export const formatShortMoney = (amountCents: number): string => compact.format(amountCents / 100)
