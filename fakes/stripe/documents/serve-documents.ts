/** Owns the hosted invoice, its PDF, and the receipt over HTTP. Their unguessable ids are their keys, as with Stripe. */
import type { FastifyInstance } from 'fastify'
import { invoicePage, invoicePdf, receiptPage } from '#fakes/stripe/documents/invoice-views.ts'
import { noticePage, sendPage } from '#fakes/stripe/pages/page-shell.ts'
import { find } from '#fakes/stripe/store/objects.ts'
import type { StandIn } from '#fakes/stripe/wire/stand-in.ts'

type ById = { Params: { id: string } }

export const serveDocuments = (app: FastifyInstance, standIn: StandIn): void => {
  const store = { db: standIn.pool, schema: standIn.schema }
  const unknown = (root: string) =>
    noticePage('This page does not exist', 'The link is wrong or was never made.', root)

  app.get<ById>('/invoices/:id', async ({ params }, reply) => {
    const invoice = await find(store, 'invoice', params.id)
    return invoice === undefined
      ? sendPage(reply, 404, unknown('../'))
      : sendPage(reply, 200, invoicePage(invoice))
  })

  app.get<ById>('/invoices/:id/pdf', async ({ params }, reply) => {
    const invoice = await find(store, 'invoice', params.id)
    if (invoice === undefined) return sendPage(reply, 404, unknown('../../'))
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="invoice-${invoice.number}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .send(invoicePdf(invoice))
  })

  app.get<ById>('/receipts/:id', async ({ params }, reply) => {
    const charge = await find(store, 'charge', params.id)
    if (charge === undefined || !charge.paid) return sendPage(reply, 404, unknown('../'))
    return sendPage(reply, 200, receiptPage(charge, standIn.accountName))
  })
}
