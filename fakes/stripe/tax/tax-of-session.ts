/** Owns the state of tax on a session: asked for or not, and waiting for an address or not. */

import type Stripe from 'stripe'
import type { SessionParams } from '#fakes/stripe/checkout/session-params.ts'
import type { LineItem, Session } from '#fakes/stripe/store/kinds.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'

const notTaxed: Session['automatic_tax'] = {
  enabled: false,
  liability: null,
  provider: null,
  status: null,
}

export const freshTax = ({ automatic_tax: asked }: SessionParams): Session['automatic_tax'] =>
  asked?.enabled === true
    ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'requires_location_inputs' }
    : notTaxed

/** Where the payer is decides whether tax can be told. */
export const taxStateOf = ({ automatic_tax: tax, customer_details }: Session): Session['automatic_tax'] =>
  tax.enabled
    ? { ...tax, status: customer_details?.address?.country ? 'complete' : 'requires_location_inputs' }
    : tax

/** What Stripe refuses: a customer whose address it may neither read nor keep, or a price that does not say how it is meant. */
export const checkTaxParams = (
  params: SessionParams,
  customer: Stripe.Customer | null,
  lineItems: readonly LineItem[],
): void => {
  const { customer_update: mayChange = {} } = params
  if (params.tax_id_collection?.enabled === true && customer !== null && mayChange.name !== 'auto') {
    throw invalidRequest(
      'parameter_invalid',
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update[name]',
    )
  }
  if (params.automatic_tax?.enabled !== true) return
  if (customer !== null && !customer.address?.country && mayChange.address !== 'auto') {
    throw invalidRequest(
      'customer_tax_location_invalid',
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto' to save the address entered in Checkout to the Customer.",
      'customer',
    )
  }
  if (lineItems.some(({ price }) => price.tax_behavior !== 'exclusive')) {
    throw invalidRequest(
      'parameter_invalid',
      'Automatic tax needs a `tax_behavior` on every price; the stand-in adds tax, so it knows `exclusive` only.',
      'line_items',
    )
  }
}
