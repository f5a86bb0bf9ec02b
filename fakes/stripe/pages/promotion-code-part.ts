/** Owns the promotion code on the checkout page: the field, what went wrong with it, and what it takes off. */
import { type Html, html } from '#fakes/stripe/pages/html.ts'
import { moneyText } from '#fakes/stripe/pages/money-text.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'

export type CodeView = {
  /** The code, or the coupon's name, that is on the session. */
  readonly applied?: string
  readonly typed?: string
  readonly error?: string
}

const appliedHtml = (name: string, session: Session): Html => html`<form class="code" method="post">
<input type="hidden" name="action" value="remove-code">
<p><span class="tag">${name}</span> <span class="amount">${moneyText(-(session.total_details?.amount_discount ?? 0), session.currency ?? 'usd')}</span></p>
${session.allow_promotion_codes === true ? html`<button class="minor" type="submit">Remove code ${name}</button>` : undefined}
</form>`

const fieldHtml = ({ typed = '', error }: CodeView): Html => html`<form class="code" method="post" novalidate>
<input type="hidden" name="action" value="apply-code">
<label for="promotion-code">Promotion code</label>
<div class="with-button"><input id="promotion-code" name="promotion_code" autocomplete="off" maxlength="100" value="${typed}"${
  error === undefined ? undefined : html` aria-invalid="true" aria-describedby="promotion-code-error"`
}><button class="minor" type="submit">Apply</button></div>
${error === undefined ? undefined : html`<p class="error" id="promotion-code-error" role="alert">${error}</p>`}
</form>`

export const promotionCodePart = (session: Session, view: CodeView): Html | undefined => {
  if (view.applied !== undefined) return appliedHtml(view.applied, session)
  return session.allow_promotion_codes === true ? fieldHtml(view) : undefined
}
