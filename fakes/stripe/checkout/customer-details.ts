/** Owns what a session knows of its payer before anything was typed. */
import type { Session } from '#fakes/stripe/store/kinds.ts'

export type CustomerDetails = NonNullable<Session['customer_details']>

export const unknownPayer: CustomerDetails = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
}
