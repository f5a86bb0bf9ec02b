/** Owns the running Stripe stand-in: a real HTTP server that the official SDK talks to. No real money moves. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { PageColors } from '#fakes/page-colors.ts'
import { moveOpenSessions } from '#fakes/stripe/checkout/move-open-sessions.ts'
import { serveDocuments } from '#fakes/stripe/documents/serve-documents.ts'
import { createFaults, type Faults } from '#fakes/stripe/faults.ts'
import { type Happening, happen, happeningSchema } from '#fakes/stripe/happenings/happen.ts'
import { serveSwitches } from '#fakes/stripe/happenings/serve-switches.ts'
import { limits, webhookRetryDelaysMs } from '#fakes/stripe/limits.ts'
import { pagesCss } from '#fakes/stripe/pages/pages-css.ts'
import { serveCheckout } from '#fakes/stripe/pages/serve-checkout.ts'
import { servePortal } from '#fakes/stripe/portal/serve-portal.ts'
import { openStore, standInSchema } from '#fakes/stripe/store/open-store.ts'
import { type Deliveries, startDeliveries } from '#fakes/stripe/webhooks/start-deliveries.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { replyErrors } from '#fakes/stripe/wire/reply-errors.ts'
import { serveApi } from '#fakes/stripe/wire/serve-api.ts'
import { inWork, type StandIn } from '#fakes/stripe/wire/stand-in.ts'
import { noOrigin, type WireCheck } from '#fakes/stripe/wire/work.ts'

export type StripeStandInOptions = {
  readonly pool: pg.Pool
  /** Its own PostgreSQL schema, created when absent. */
  readonly schema?: string
  /** 0 takes a free port. */
  readonly port: number
  /** Loopback only: whoever reaches the pages can complete any payment. */
  readonly host?: string
  /** Where a browser reaches the hosted pages; by default the address it listens on. */
  readonly publicUrl?: string
  readonly webhook: {
    readonly url: string
    readonly secret: string
    readonly retryDelaysMs?: readonly number[]
  }
  readonly now: () => Date
  /** Who sells, as the pages and invoices name them. */
  readonly accountName: string
  /** Of the hosted pages. */
  readonly colors?: PageColors
  readonly validate?: WireCheck
  readonly log?: (message: string, fields: Record<string, unknown>) => void
}

export type StripeStandIn = {
  readonly url: string
  readonly port: number
  readonly faults: Faults
  /** Resolves to the object that it made or changed. */
  happen(happening: Happening): Promise<object>
  readonly webhooks: Pick<Deliveries, 'pause' | 'resume' | 'settled'>
  close(): Promise<void>
}

/** The other bodies that are read are JSON, for the fault switches. */
const addFormParser = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
}

/** `app.close` waits for requests in hand; those that a fault leaves unanswered would keep it waiting for ever. */
const endUnanswered = (server: Server): (() => void) => {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const graceMs = 1_000
  return () => {
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, graceMs).unref()
  }
}

const serve = (app: FastifyInstance, standIn: StandIn, colors: PageColors | undefined): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id)
  })
  replyErrors(app, standIn)
  addFormParser(app)
  app.register(async (api) => serveApi(api, standIn))
  serveCheckout(app, standIn)
  serveDocuments(app, standIn)
  app.get('/assets/pages.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pagesCss(colors)),
  )
  servePortal(app, standIn)
  serveSwitches(app, standIn)
}

const refuseWrongPlaces = (host: string): void => {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('The Stripe stand-in never starts when NODE_ENV=production. Set STRIPE_SECRET_KEY.')
  }
  if (!['127.0.0.1', '::1', 'localhost'].includes(host)) {
    throw new Error(`The Stripe stand-in listens on loopback only, not on ${host}.`)
  }
}

export const startStripeStandIn = async (options: StripeStandInOptions): Promise<StripeStandIn> => {
  const { pool, schema = standInSchema, now, log = () => undefined, host = '127.0.0.1' } = options
  refuseWrongPlaces(host)
  await openStore(pool, schema)
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    genReqId: () => newId('req', 14),
    requestIdHeader: false,
  })
  const faults = createFaults()
  let publicUrl = options.publicUrl ?? ''
  let deliveries: Deliveries | undefined
  const standIn: StandIn = {
    pool,
    schema,
    now,
    publicUrl: () => publicUrl,
    accountName: options.accountName,
    check: options.validate,
    faults,
    log,
    afterCommit: () => deliveries?.wake(),
  }
  serve(app, standIn, options.colors)
  const endSockets = endUnanswered(app.server)
  const url = await app.listen({ port: options.port, host })
  if (options.publicUrl === undefined) publicUrl = url
  await moveOpenSessions({ db: pool, schema }, publicUrl)
  const running = startDeliveries({
    store: { db: pool, schema },
    webhook: { retryDelaysMs: webhookRetryDelaysMs, ...options.webhook },
    faults,
    now,
    log,
    followClock: () => inWork({ ...standIn, afterCommit: () => undefined }, noOrigin, async () => undefined),
  })
  deliveries = running
  return {
    url,
    port: Number(new URL(url).port),
    faults,
    happen: (happening) =>
      inWork(standIn, noOrigin, (work) => happen(work, happeningSchema.parse(happening))),
    webhooks: running,
    close: async () => {
      endSockets()
      await app.close()
      await running.close()
    },
  }
}
