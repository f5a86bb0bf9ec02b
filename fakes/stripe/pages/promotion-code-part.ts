/** Owns the promotion code on the checkout page: the field, what went wrong with it, what it takes off, and taking it off again. */
import { type Html, html } from '#fakes/stripe/pages/html.ts'
import { moneyText } from '#fakes/stripe/pages/money-text.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'

export type CodeView = {
  /** The code, or the coupon's name, that is on the session. */
  readonly applied?: string
  readonly typed?: string
  readonly error?: string
}

const removal = (name: string): Html => html`<form class="code" method="post">
<input type="hidden" name="action" value="remove-code">
<button class="minor" type="submit">Remove code ${name}</button>
</form>`

/** Among the lines of the order, before their sum. */
export const discountLine = (session: Session, { applied }: CodeView): Html | undefined => {
  if (applied === undefined) return undefined
  const off = moneyText(-(session.total_details?.amount_discount ?? 0), session.currency ?? 'usd')
  return html`<li><span>Discount <span class="tag">${applied}</span></span><span class="amount">${off}</span></li>`
}

const fieldHtml = ({ typed = '', error }: CodeView): Html => html`<form class="code" method="post" novalidate>
<input type="hidden" name="action" value="apply-code">
<label for="promotion-code">Promotion code</label>
<div class="with-button"><input id="promotion-code" name="promotion_code" autocomplete="off" maxlength="100" value="${typed}"${
  error === undefined ? undefined : html` aria-invalid="true" aria-describedby="promotion-code-error"`
}><button class="minor" type="submit">Apply</button></div>
${error === undefined ? undefined : html`<p class="error" id="promotion-code-error" role="alert">${error}</p>`}
</form>`

export const promotionCodePart = (session: Session, view: CodeView): Html | undefined => {
  if (session.allow_promotion_codes !== true) return undefined
  return view.applied === undefined ? fieldHtml(view) : removal(view.applied)
}
