/** The receipt that both mails after a purchase print: what the course cost, the tax that came on top, and the invoice. */
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/mail/receipt.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { MailBlock } from './content.ts'

/** Nothing when nothing was paid: there is no invoice of it. */
export const invoiceLink = ({ amountCents, invoiceUrl }: OrderRow): MailBlock[] =>
  amountCents > 0 && invoiceUrl ? [{ kind: 'link', label: words.invoicePdf(), url: invoiceUrl }] : []

type Paid = Pick<OrderRow, 'amountCents' | 'taxCents'>

/** Rows of a table of two columns. */
export const paymentRows = (name: string, { amountCents, taxCents }: Paid): [string, string][] =>
  taxCents === 0
    ? [[name, formatCents(cents(amountCents))]]
    : [
        [name, formatCents(cents(amountCents - taxCents))],
        ['Tax', formatCents(cents(taxCents))],
        [words.totalPaid(), formatCents(cents(amountCents))],
      ]
