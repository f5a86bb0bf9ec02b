/** Owns how the billing portal looks: whose it is, the invoices, the way back. */

import { dayText } from '#fakes/stripe/pages/day-text.ts'
import { type Html, html } from '#fakes/stripe/pages/html.ts'
import { moneyText } from '#fakes/stripe/pages/money-text.ts'
import { pageShell } from '#fakes/stripe/pages/page-shell.ts'
import type { Invoice } from '#fakes/stripe/store/kinds.ts'

export type PortalView = {
  readonly accountName: string
  readonly payer: string
  readonly invoices: readonly Invoice[]
  /** The last one shown, when there are more before it. */
  readonly olderThan: string | undefined
  readonly returnUrl: string | null
}

const root = '../../'

const row = (invoice: Invoice): Html => html`<li><span>${dayText(invoice.created)}<br>
<a href="${root}invoices/${invoice.id}">${invoice.number ?? invoice.id}</a>
<a href="${root}invoices/${invoice.id}/pdf" aria-label="PDF of invoice ${invoice.number ?? ''}">PDF</a></span>
<span class="amount">${moneyText(invoice.amount_paid, invoice.currency)}</span></li>`

export const portalPage = ({ accountName, payer, invoices, olderThan, returnUrl }: PortalView): Html =>
  pageShell({
    title: `Billing at ${accountName}`,
    root,
    content: html`<main class="paper">
${returnUrl === null ? undefined : html`<p><a class="back" href="${returnUrl}">Return to ${accountName}</a></p>`}
<h1>Billing at ${accountName}</h1>
<p>${payer}</p>
<h2>Invoices</h2>
${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : html`<ul class="lines">${invoices.map(row)}</ul>`}
${olderThan === undefined ? undefined : html`<p><a href="?olderThan=${olderThan}">Older invoices</a></p>`}
</main>`,
  })
