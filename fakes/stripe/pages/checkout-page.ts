/** Owns the hosted checkout page. The card number and the security code are never written back into it. */
import type { CardForm, FieldErrors, FormField } from '#fakes/stripe/checkout/card.ts'
import { presented } from '#fakes/stripe/checkout/presentment.ts'
import { type AddressView, addressPart, taxLine } from '#fakes/stripe/pages/address-part.ts'
import { type Html, html } from '#fakes/stripe/pages/html.ts'
import { moneyText } from '#fakes/stripe/pages/money-text.ts'
import { pageShell } from '#fakes/stripe/pages/page-shell.ts'
import { type CodeView, discountLine, promotionCodePart } from '#fakes/stripe/pages/promotion-code-part.ts'
import type { LineItem, PresentedCurrency, Session } from '#fakes/stripe/store/kinds.ts'

export type CheckoutView = {
  session: Session
  lineItems: readonly LineItem[]
  accountName: string
  /** Given by the shop; the payer cannot change it. */
  fixedEmail: string | undefined
  typed?: Pick<CardForm, 'email' | 'expiration' | 'name'>
  errors?: FieldErrors
  /** What the bank said, or why the total is another now. */
  refusal?: string
  code?: CodeView
  address?: AddressView
  /** What the payer chose to pay in. */
  presentedIn?: PresentedCurrency
  wantsNews?: boolean
}

type Field = {
  name: FormField
  label: string
  autocomplete: string
  placeholder?: string
  numeric?: boolean
  value?: string
  readonly?: boolean
}

const attributes = (field: Field): Html =>
  html`${
    field.placeholder === undefined ? undefined : html` placeholder="${field.placeholder}"`
  }${field.numeric ? html` inputmode="numeric"` : undefined}${field.readonly ? html` readonly` : undefined}`

const fieldHtml = (field: Field, error: string | undefined): Html => html`<div class="field">
<label for="${field.name}">${field.label}</label>
<input id="${field.name}" name="${field.name}" type="${field.name === 'email' ? 'email' : 'text'}" autocomplete="${field.autocomplete}" maxlength="200" value="${field.value ?? ''}"${attributes(field)}${
  error === undefined ? undefined : html` aria-invalid="true" aria-describedby="${field.name}-error"`
}>
${error === undefined ? undefined : html`<p class="error" id="${field.name}-error">${error}</p>`}
</div>`

const emailField = (view: CheckoutView): Html =>
  fieldHtml(
    {
      name: 'email',
      label: 'Email',
      autocomplete: 'email',
      value: view.fixedEmail ?? view.typed?.email ?? '',
      readonly: view.fixedEmail !== undefined,
    },
    view.errors?.email,
  )

const nameField = (view: CheckoutView): Html =>
  fieldHtml(
    { name: 'name', label: 'Name on card', autocomplete: 'cc-name', value: view.typed?.name ?? '' },
    view.errors?.name,
  )

const cardFields = ({ typed, errors = {} }: CheckoutView): Html =>
  html`${fieldHtml(
    {
      name: 'number',
      label: 'Card number',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      numeric: true,
    },
    errors.number,
  )}<div class="pair">${fieldHtml(
    {
      name: 'expiration',
      label: 'Expiration',
      autocomplete: 'cc-exp',
      placeholder: 'MM / YY',
      numeric: true,
      value: typed?.expiration ?? '',
    },
    errors.expiration,
  )}${fieldHtml({ name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', numeric: true }, errors.cvc)}</div>`

const alert = ({ errors = {}, refusal }: CheckoutView): Html | undefined => {
  const message =
    refusal ??
    (Object.keys(errors).length > 0
      ? 'Please check the marked fields, and type the card number and CVC again.'
      : undefined)
  return message === undefined ? undefined : html`<p class="alert" role="alert">${message}</p>`
}

const summary = (
  { session, lineItems, accountName, code = {}, address = {} }: CheckoutView,
  total: string,
): Html => html`<section aria-label="Order">
${session.cancel_url === null ? undefined : html`<a class="back" href="${session.cancel_url}">Back</a>`}
<h1>Pay ${accountName}</h1>
<p class="total">${total}</p>
<ul class="lines">
${lineItems.map(
  (item) =>
    html`<li><span>${item.description ?? ''}${
      item.quantity === 1 ? undefined : html` <span class="quiet">× ${item.quantity ?? 1}</span>`
    }</span><span class="amount">${moneyText(item.amount_subtotal, item.currency)}</span></li>`,
)}
${discountLine(session, code)}
${taxLine(session)}
<li class="sum"><span>Total due today</span><span class="amount">${total}</span></li>
</ul>
${promotionCodePart(session, code)}
${addressPart(session, address)}
</section>`

const testCards = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 1000', 'stands for a bank debit that is confirmed a minute later'],
  ['4000 0000 0000 1018', 'stands for a bank debit that fails a minute later'],
] as const

const testCardNote = html`<div class="quiet test-cards"><p>Test cards, with any coming month and any three digits:</p>
<ul>${testCards.map(([number, effect]) => html`<li><span class="amount">${number}</span> ${effect}</li>`)}</ul></div>`

const newsChoice = ({ session, accountName, wantsNews = false }: CheckoutView): Html | undefined =>
  session.consent_collection?.promotions !== 'auto'
    ? undefined
    : html`<p class="choice"><input type="checkbox" id="promotions" name="promotions" value="yes"${
        wantsNews ? html` checked` : undefined
      }><label for="promotions">Keep me up to date with news and offers from ${accountName}</label></p>`

const totalText = ({ session, presentedIn }: CheckoutView): string => {
  const amount = session.amount_total ?? 0
  if (presentedIn === undefined) return moneyText(amount, session.currency ?? 'usd')
  const { presentment_amount: shown, presentment_currency: currency } = presented(amount, presentedIn)
  return moneyText(shown, currency)
}

export const checkoutPage = (view: CheckoutView): Html => {
  const { session } = view
  const total = totalText(view)
  const isFree = session.amount_total === 0
  return pageShell({
    title: `Pay ${view.accountName}`,
    root: '../../',
    content: html`<main class="checkout">
${summary(view, total)}
<form method="post" novalidate>
<h2>${isFree ? 'Your details' : 'Pay by card'}</h2>
${alert(view)}
${emailField(view)}
${isFree ? undefined : cardFields(view)}
${nameField(view)}
${newsChoice(view)}
${session.custom_text.submit === null ? undefined : html`<p class="quiet">${session.custom_text.submit.message}</p>`}
<button type="submit">${isFree ? 'Complete order' : `Pay ${total}`}</button>
${isFree ? undefined : testCardNote}
</form>
</main>`,
  })
}
