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

const row = (invoice: Invoice): Html => html`<tr><td>${dayText(invoice.created)}</td>
<td><a href="${root}invoices/${invoice.id}">${invoice.number ?? invoice.id}</a></td>
<td class="amount">${moneyText(invoice.amount_paid, invoice.currency)}</td>
<td><a href="${root}invoices/${invoice.id}/pdf" aria-label="Download invoice ${invoice.number ?? ''}">PDF</a></td></tr>`

const table = (invoices: readonly Invoice[]): Html => html`<div class="table-frame"><table>
<thead><tr><th scope="col">Date</th><th scope="col">Invoice</th><th scope="col">Paid</th><th scope="col">File</th></tr></thead>
<tbody>${invoices.map(row)}</tbody></table></div>`

export const portalPage = ({ accountName, payer, invoices, olderThan, returnUrl }: PortalView): Html =>
  pageShell({
    title: `Billing at ${accountName}`,
    root,
    content: html`<main class="paper">
${returnUrl === null ? undefined : html`<p><a class="back" href="${returnUrl}">Return to ${accountName}</a></p>`}
<h1>Billing at ${accountName}</h1>
<p>${payer}</p>
<h2>Invoices</h2>
${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : table(invoices)}
${olderThan === undefined ? undefined : html`<p><a href="?olderThan=${olderThan}">Older invoices</a></p>`}
</main>`,
  })
