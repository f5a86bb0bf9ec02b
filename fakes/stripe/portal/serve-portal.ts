/** Owns the billing portal over HTTP. Its link opens one customer's invoices, and for a short time only. */
import type { FastifyInstance } from 'fastify'
import { lifetimes } from '#fakes/stripe/limits.ts'
import { noticePage, sendPage } from '#fakes/stripe/pages/page-shell.ts'
import { type PortalView, portalPage } from '#fakes/stripe/portal/portal-page.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { find, findByHidden } from '#fakes/stripe/store/objects.ts'
import { inWork, type StandIn } from '#fakes/stripe/wire/stand-in.ts'
import { noOrigin, secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const root = '../../'
const invoicesPerPage = 20

type Opened = { ok: true; view: PortalView } | { ok: false; reason: 'unknown' | 'expired' }

const open = async (work: Work, secret: string, olderThan: string | undefined): Promise<Opened> => {
  const session = await findByHidden(work.tx, 'billing_portal.session', 'portalSecret', secret)
  const customer = session && (await find(work.tx, 'customer', session.customer))
  if (session === undefined || customer === undefined) return { ok: false, reason: 'unknown' }
  if (secondsOf(work.now) >= session.created + lifetimes.portalSeconds)
    return { ok: false, reason: 'expired' }
  const { data, has_more } = await listObjects(work.tx, 'invoice', {
    url: '',
    page: { limit: invoicesPerPage, starting_after: olderThan },
    where: { customer: customer.id },
  })
  return {
    ok: true,
    view: {
      accountName: work.accountName,
      payer: [customer.name, customer.email].filter(Boolean).join(', '),
      invoices: data,
      olderThan: has_more ? data.at(-1)?.id : undefined,
      returnUrl: session.return_url,
    },
  }
}

type Asked = { Params: { secret: string }; Querystring: { olderThan?: string } }

const olderThanOf = (asked: unknown): string | undefined =>
  typeof asked === 'string' && asked !== '' ? asked : undefined

export const servePortal = (app: FastifyInstance, standIn: StandIn): void => {
  app.get<Asked>('/p/session/:secret', async ({ params, query }, reply) => {
    const opened = await inWork(standIn, noOrigin, (work) =>
      open(work, params.secret, olderThanOf(query.olderThan)),
    )
    if (opened.ok) return sendPage(reply, 200, portalPage(opened.view))
    const message = 'Go back to the shop and open billing from there once more.'
    const title = opened.reason === 'expired' ? 'This link has expired' : 'This page does not exist'
    return sendPage(reply, opened.reason === 'expired' ? 200 : 404, noticePage(title, message, root))
  })
}
