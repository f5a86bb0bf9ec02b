/** Puts the HTTP application together: safety first, then the calls, then the pages. */
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { maxBodyBytes } from '#contract/envelope.ts'
import type { Context } from './context.ts'
import { accountRoutes } from './features/account/routes.ts'
import { askRoutes } from './features/ask/routes.ts'
import { caseFileRoutes } from './features/case-file/routes.ts'
import { certificateRoutes } from './features/certificate/routes.ts'
import { courseRoutes } from './features/course/routes.ts'
import { rehearsalRoutes } from './features/drafting/rehearsal.ts'
import { draftingRoutes } from './features/drafting/routes.ts'
import { filmRoutes } from './features/film/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { liveSessionRoutes } from './features/live-session/routes.ts'
import { mailRoutes, oneClickStopRoute } from './features/mail/routes.ts'
import { noteRoutes } from './features/notes/routes.ts'
import { officialFormRoutes } from './features/official-form/routes.ts'
import { packetRoutes } from './features/packet/routes.ts'
import { propertyRoutes } from './features/property/routes.ts'
import { webhookRoute } from './features/purchase/event/webhook.ts'
import { purchaseRoutes } from './features/purchase/routes.ts'
import { quizRoutes } from './features/quiz/routes.ts'
import { calendarRoute } from './features/reminder/calendar-route.ts'
import { reminderRoutes } from './features/reminder/routes.ts'
import { reportRoutes } from './features/report/routes.ts'
import { resourceRoutes } from './features/resource/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { seasonReminderRoutes } from './features/season-reminder/routes.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { setupRoutes } from './features/setup/routes.ts'
import { inboundMailRoute } from './features/support/inbound-route.ts'
import { supportRoutes } from './features/support/routes.ts'
import { uploadRoutes } from './features/upload/routes.ts'
import { networkOf, trustedProxies, warnOfUntrustedProxy } from './http/caller-address.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { openApiDocument } from './http/openapi.ts'
import type { BuiltPages } from './http/page/built.ts'
import { servePages } from './http/page/serve.ts'
import { giveUpSlowRequests, longestRequestMilliseconds } from './http/slow-requests.ts'

/** A connection kept alive after the last answer would keep a closing server waiting for a minute. */
const endConnectionsOnClose = (app: FastifyInstance) => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}

/** JSON is the one form of a body, and an empty body is one without fields; the webhook keeps its own way of reading. */
const readJsonOnly = (app: FastifyInstance) => {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, parsed) =>
    body === '' ? parsed(null, undefined) : readJson(request, body, parsed),
  )
}

/** Any address that calls more than this in a minute is told to wait, whatever it calls; pages are not counted. */
const callsPerMinute = 600
/** More callers than one machine has addresses for, so that nobody's count is pushed out by others. */
const countedCallers = 100_000

const api = (ctx: Context) => async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: true,
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: countedCallers,
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  await app.register(etag, { weak: true })
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
  for (const routes of [
    accountRoutes,
    sessionRoutes,
    reminderRoutes,
    setupRoutes,
    purchaseRoutes,
    mailRoutes,
    reportRoutes,
    propertyRoutes,
    courseRoutes,
    filmRoutes,
    quizRoutes,
    certificateRoutes,
    noteRoutes,
    resourceRoutes,
    searchRoutes,
    askRoutes,
    draftingRoutes,
    caseFileRoutes,
    uploadRoutes,
    packetRoutes,
    officialFormRoutes,
    rehearsalRoutes,
    supportRoutes,
    liveSessionRoutes,
    seasonReminderRoutes,
    healthRoutes,
  ]) {
    routes(app, ctx)
  }
  let described: string | undefined
  app.get('/openapi.json', { compress: {} }, async (_request, reply) => {
    // Written once: it takes as long as a hundred calls, and says the same to everybody.
    described ??= JSON.stringify(openApiDocument(ctx.env.PUBLIC_URL))
    return reply.type('application/json; charset=utf-8').send(described)
  })
}

/** What a page of ours never asks a browser for; films may fill the screen and play in a picture. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** `mountMore` adds routes of the installation's stand-ins before the pages take every other address. */
export const buildApp = async (
  ctx: Context,
  pages: BuiltPages,
  mountMore: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app = fastify({
    loggerInstance,
    trustProxy: trustedProxies(ctx.env),
    bodyLimit: maxBodyBytes,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: longestRequestMilliseconds,
    frameworkErrors: answerUnreadable,
  })
  warnOfUntrustedProxy(app, ctx)
  readJsonOnly(app)
  answerErrors(app)
  endConnectionsOnClose(app)
  giveUpSlowRequests(app)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: ctx.env.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
  await app.register(cookie)
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never its address: ids and queries may be personal.
    const route = request.routeOptions.url ?? 'page'
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  await webhookRoute(app, ctx)
  await inboundMailRoute(app, ctx)
  await oneClickStopRoute(app, ctx)
  await calendarRoute(app, ctx)
  await app.register(api(ctx), { prefix: '/api' })
  mountMore(app)
  await servePages(app, pages)
  return app
}
