/** Owns the address on the checkout page: where the payer is, for whom they buy, and the tax that follows. */
import { type Html, html } from '#fakes/stripe/pages/html.ts'
import { moneyText } from '#fakes/stripe/pages/money-text.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { knownCountries, type TypedAddress } from '#fakes/stripe/tax/give-address.ts'
import { taxRateOf } from '#fakes/stripe/tax/taxed-lines.ts'

export type AddressView = { readonly typed?: TypedAddress; readonly error?: string }

/** Among the lines of the order, before their sum. */
export const taxLine = (session: Session): Html | undefined => {
  if (!session.automatic_tax.enabled) return undefined
  const rate = taxRateOf(session)
  if (rate === undefined)
    return html`<li><span>Tax</span><span class="quiet">Enter your address to see it</span></li>`
  const label = rate.reason === 'reverse_charge' ? 'Tax (reverse charge)' : `Tax (${rate.percent}%)`
  const amount = moneyText(session.total_details?.amount_tax ?? 0, session.currency ?? 'usd')
  return html`<li><span>${label}</span><span class="amount">${amount}</span></li>`
}

const knownOf = ({ customer_details: details }: Session): TypedAddress => ({
  country: details?.address?.country ?? 'US',
  postalCode: details?.address?.postal_code ?? '',
  businessName: details?.business_name ?? '',
  taxId: details?.tax_ids?.[0]?.value ?? '',
})

const field = (name: string, label: string, value: string, autocomplete: string): Html =>
  html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="100" value="${value}"></div>`

const countryChoice = (chosen: string): Html => html`<div class="field"><label for="country">Country</label>
<select id="country" name="country" autocomplete="country">
${Object.entries(knownCountries).map(
  ([code, name]) =>
    html`<option value="${code}"${code === chosen ? html` selected` : undefined}>${name}</option>`,
)}
</select></div>`

export const addressPart = (session: Session, { typed, error }: AddressView): Html | undefined => {
  if (!session.automatic_tax.enabled) return undefined
  const shown = typed ?? knownOf(session)
  return html`<form class="code" method="post" novalidate>
<input type="hidden" name="action" value="give-address">
<h2>Billing address</h2>
${error === undefined ? undefined : html`<p class="error" role="alert">${error}</p>`}
<div class="pair">${countryChoice(shown.country)}${field('postal_code', 'ZIP', shown.postalCode, 'postal-code')}</div>
${
  session.tax_id_collection?.enabled !== true
    ? undefined
    : html`${field('business_name', 'Business name (optional)', shown.businessName, 'organization')}${field('tax_id', 'VAT ID (optional)', shown.taxId, 'off')}`
}
<button class="minor" type="submit">Update tax</button>
</form>`
}
