/** Owns what the payer says of where they are: checked, kept on the session, and priced again. */
import { unknownPayer } from '#fakes/stripe/checkout/customer-details.ts'
import { repriceSession } from '#fakes/stripe/discounts/use-discount.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { update } from '#fakes/stripe/store/objects.ts'
import type { TaxId } from '#fakes/stripe/tax/tax-rates.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

export type TypedAddress = {
  readonly country: string
  readonly postalCode: string
  readonly businessName: string
  readonly taxId: string
}

/** What the page offers; others are typed to Stripe only. */
export const knownCountries = { US: 'United States', CA: 'Canada', DE: 'Germany' } as const

const addressError = ({ country, postalCode, taxId, businessName }: TypedAddress): string | undefined => {
  if (!Object.hasOwn(knownCountries, country)) return 'Choose your country.'
  if (country === 'US' && !/^\d{5}$/.test(postalCode)) return 'Your ZIP is incomplete. It has five digits.'
  if (taxId === '') return undefined
  if (!/^DE\d{9}$/.test(taxId) || country !== 'DE')
    return 'Your VAT ID is invalid. This test page knows German ones, such as DE123456789.'
  return businessName === '' ? 'Enter the name of your business.' : undefined
}

const taxIdsOf = ({ taxId }: TypedAddress): TaxId[] =>
  taxId === '' ? [] : [{ type: 'eu_vat', value: taxId }]

export type Given = { ok: true } | { ok: false; message: string }

/** `session` is locked and open, and asks for tax. */
export const giveAddress = async (work: Work, session: Session, typed: TypedAddress): Promise<Given> => {
  const message = addressError(typed)
  if (message !== undefined) return { ok: false, message }
  const { country, postalCode } = typed
  const located: Session = {
    ...session,
    customer_details: {
      ...(session.customer_details ?? unknownPayer),
      address: { city: null, country, line1: null, line2: null, postal_code: postalCode, state: null },
      business_name: typed.businessName || null,
      tax_ids: taxIdsOf(typed),
    },
  }
  await update(work.tx, 'checkout.session', located)
  await repriceSession(work, located)
  return { ok: true }
}
