/** Owns the taxes that the stand-in pretends to collect: figures to test with, the law of no place. */
import type Stripe from 'stripe'

export type TaxId = { readonly type: 'eu_vat'; readonly value: string }

/** `percent` of the price, which tax is added to. */
export type TaxRate = {
  readonly id: string
  readonly percent: number
  readonly reason: 'standard_rated' | 'reverse_charge' | 'not_collecting'
}

const american: TaxRate = { id: 'txr_local_us_fl', percent: 7, reason: 'standard_rated' }
const german: TaxRate = { id: 'txr_local_de', percent: 19, reason: 'standard_rated' }
const reversed: TaxRate = { id: 'txr_local_de_reverse', percent: 0, reason: 'reverse_charge' }
const none: TaxRate = { id: 'txr_local_none', percent: 0, reason: 'not_collecting' }

/** The stand-in collects where ZIP codes begin with 320 to 349, as Florida's do. */
const isCollectedAt = (zip: string): boolean => {
  const area = Number(zip.slice(0, 3))
  return area >= 320 && area <= 349
}

/** A business of another country with a number owes the tax itself. */
export const taxRateAt = (
  { country, postal_code: zip }: Pick<Stripe.Address, 'country' | 'postal_code'>,
  taxIds: readonly unknown[],
): TaxRate => {
  if (country === 'US') return isCollectedAt(zip ?? '') ? american : none
  if (country !== 'DE') return none
  return taxIds.length > 0 ? reversed : german
}
