/** Owns how a paid invoice and a receipt look, on a page and as a PDF. */
import type Stripe from 'stripe'
import { type PdfLine, textPdf } from '#fakes/stripe/documents/text-pdf.ts'
import { dayText } from '#fakes/stripe/pages/day-text.ts'
import { type Html, html } from '#fakes/stripe/pages/html.ts'
import { moneyText } from '#fakes/stripe/pages/money-text.ts'
import { pageShell } from '#fakes/stripe/pages/page-shell.ts'
import type { Invoice } from '#fakes/stripe/store/kinds.ts'

const payerOf = (invoice: Invoice): string =>
  [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')

const discountOf = (invoice: Invoice): number =>
  (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)

const taxOf = (invoice: Invoice): { label: string; amount: string } | undefined => {
  const [tax] = invoice.total_taxes ?? []
  if (tax === undefined) return undefined
  const label = tax.taxability_reason === 'reverse_charge' ? 'Tax (reverse charge)' : 'Tax'
  return { label, amount: moneyText(tax.amount, invoice.currency) }
}

const taxIdsOf = (invoice: Invoice): string =>
  (invoice.customer_tax_ids ?? []).map(({ value }) => value ?? '').join(', ')

const taxRow = (invoice: Invoice): Html | undefined => {
  const tax = taxOf(invoice)
  return (
    tax && html`<tr><th scope="row" colspan="2">${tax.label}</th><td class="amount">${tax.amount}</td></tr>`
  )
}

const minus = (invoice: Invoice): string => moneyText(-discountOf(invoice), invoice.currency)

const paidWith = ({ payment_method_details: details }: Stripe.Charge): string =>
  details?.type === 'us_bank_account'
    ? `Bank account ending in ${details.us_bank_account?.last4 ?? ''}`
    : `Visa ending in ${details?.card?.last4 ?? ''}`

export const invoicePage = (invoice: Invoice): Html =>
  pageShell({
    title: `Invoice ${invoice.number}`,
    root: '../',
    content: html`<main class="paper"><h1>Invoice ${invoice.number ?? ''}</h1>
<dl><dt>From</dt><dd>${invoice.account_name ?? ''}</dd><dt>To</dt><dd>${payerOf(invoice)}</dd>
${taxIdsOf(invoice) === '' ? undefined : html`<dt>VAT ID</dt><dd>${taxIdsOf(invoice)}</dd>`}
<dt>Paid on</dt><dd>${dayText(invoice.created)}</dd></dl>
<div class="table-frame"><table><thead><tr><th scope="col">Description</th><th scope="col">Quantity</th><th scope="col">Amount</th></tr></thead><tbody>
${invoice.lines.data.map(
  (line) =>
    html`<tr><td>${line.description ?? ''}</td><td>${line.quantity ?? 1}</td><td class="amount">${moneyText(line.amount, line.currency)}</td></tr>`,
)}
</tbody><tfoot>${discountOf(invoice) === 0 ? undefined : html`<tr><th scope="row" colspan="2">Discount</th><td class="amount">${minus(invoice)}</td></tr>`}${taxRow(invoice)}<tr><th scope="row" colspan="2">Amount paid</th><td class="amount">${moneyText(invoice.amount_paid, invoice.currency)}</td></tr></tfoot></table></div>
<p><a href="${invoice.id}/pdf">Download invoice</a></p></main>`,
  })

export const invoicePdf = (invoice: Invoice): Buffer => {
  const tax = taxOf(invoice)
  const lines: PdfLine[] = [
    { text: 'TEST MODE - no real money has moved', size: 11 },
    { text: `Invoice ${invoice.number}`, size: 22 },
    { text: `From: ${invoice.account_name}`, size: 12 },
    { text: `To: ${payerOf(invoice)}`, size: 12 },
    ...(taxIdsOf(invoice) === '' ? [] : [{ text: `VAT ID: ${taxIdsOf(invoice)}`, size: 12 }]),
    { text: `Paid on: ${dayText(invoice.created)}`, size: 12 },
    { text: ' ', size: 12 },
    ...invoice.lines.data.map((line) => ({
      text: `${line.quantity} x ${line.description}: ${moneyText(line.amount, line.currency)}`,
      size: 12,
    })),
    ...(discountOf(invoice) === 0 ? [] : [{ text: `Discount: ${minus(invoice)}`, size: 12 }]),
    ...(tax === undefined ? [] : [{ text: `${tax.label}: ${tax.amount}`, size: 12 }]),
    { text: `Amount paid: ${moneyText(invoice.amount_paid, invoice.currency)}`, size: 14 },
  ]
  return textPdf(lines)
}

export const receiptPage = (charge: Stripe.Charge, accountName: string): Html =>
  pageShell({
    title: `Receipt from ${accountName}`,
    root: '../',
    content: html`<main class="paper"><h1>Receipt from ${accountName}</h1>
<dl><dt>Amount paid</dt><dd>${moneyText(charge.amount, charge.currency)}</dd>
<dt>Paid on</dt><dd>${dayText(charge.created)}</dd>
<dt>Paid with</dt><dd>${paidWith(charge)}</dd></dl></main>`,
  })
