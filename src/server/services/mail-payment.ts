/** A payment as a mail tells it: what the course cost, and the tax that came on top. */
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema.ts'

type Paid = Pick<OrderRow, 'amountCents' | 'taxCents'>

/** Rows of a table of two columns. */
export const paymentRows = (name: string, { amountCents, taxCents }: Paid): [string, string][] =>
  taxCents === 0
    ? [[name, formatCents(cents(amountCents))]]
    : [
        [name, formatCents(cents(amountCents - taxCents))],
        ['Tax', formatCents(cents(taxCents))],
        ['Paid in all', formatCents(cents(amountCents))],
      ]
