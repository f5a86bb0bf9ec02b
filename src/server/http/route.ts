/** Turns one entry of the contract table into a route: access, limits, input, output, envelope, cookies. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Endpoint,
  type Needs,
  type OutputOf,
  type ParsedInputOf,
  pathParameters,
  refusalOfNeeds,
} from '#contract/endpoint.ts'
import { messages, statusOf } from '#contract/envelope.ts'
import type { Tier } from '#contract/fields.ts'
import { cleanTexts } from '#core/clean-text.ts'
import * as words from '#messages/http/route.ts'
import type { Context } from '#server/context.ts'
import { type Actor, actorOf } from './actor.ts'
import { networkOf } from './caller-address.ts'
import { type Cookies, isFromAnotherSite, readCookies, setCookies } from './cookies.ts'
import { faultsOf, queryFaultsOf } from './faults.ts'
import { overLimit, overMailLimit } from './mail-limit.ts'
import { type Reply, refuse, tooMany } from './reply.ts'

const sentences: Readonly<Record<Needs, string>> = {
  course: words.thisIsPartOfTheCourse(),
  ai_enhanced: words.thisIsPartOfTheAi(),
}

const has = (tier: Tier | null, needs: Needs): boolean =>
  needs === 'course' ? tier !== null : tier === 'ai_enhanced'

/** null while the call may go on. */
const lacksPurchase = ({ needs }: Endpoint, actor: Actor | null): Reply<never> | null =>
  needs && !has(actor?.user.tier ?? null, needs) ? refuse(refusalOfNeeds[needs], sentences[needs]) : null

/** Who calls, and from where. */
export type Caller = {
  readonly ip: string
  /** None where the page of another site makes the call. */
  readonly cookies: Cookies
  readonly userAgent: string
  /** The raw access token, if one was sent; only sign-out looks at it on a public call. */
  readonly bearer: string | null
}

type ActorFor<E extends Endpoint> = E['access'] extends 'bearer' ? Actor : null

export type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  actor: ActorFor<E>,
  caller: Caller,
) => Promise<Reply<OutputOf<E>>>

const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Who a limit counts: the account on a protected call, else the address. */
const callerKey = async (ctx: Context, endpoint: Endpoint, request: FastifyRequest): Promise<string> => {
  const token = endpoint.access === 'bearer' ? bearerToken(request) : null
  const claims = token === null ? null : await ctx.tokens.verify(token, ctx.now())
  return claims?.userId ?? networkOf(request.ip)
}

/**
 * Asks whether the caller has called too often; null while it may go on. Only what is whole and valid is counted here: a
 * slip of the hand costs nobody a turn, and a flood of them meets the limit on all calls together.
 */
/** Limits this tight guard what costs mails, money or guesses: they are counted in the database, for all servers together. */
const mostCountedTogether = 30

const limitOf = (app: FastifyInstance, ctx: Context, endpoint: Endpoint) => {
  const { limit } = endpoint
  if (!limit) return async () => null
  if (endpoint.access === 'public' && limit.max <= mostCountedTogether) {
    return async (request: FastifyRequest): Promise<Reply<never> | null> =>
      overLimit(ctx, `${endpoint.method} ${endpoint.path} ${networkOf(request.ip)}`, limit)
  }
  const count = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.perSeconds * 1000,
    keyGenerator: (request: FastifyRequest) => callerKey(ctx, endpoint, request),
  })
  return async (request: FastifyRequest): Promise<Reply<never> | null> => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? tooMany(counted.ttlInSeconds) : null
  }
}

const rawInput = (endpoint: Endpoint, request: FastifyRequest): unknown => {
  const params = request.params as Record<string, string>
  const rest =
    endpoint.method === 'GET' || endpoint.method === 'DELETE' ? request.query : (request.body ?? {})
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) return rest
  const named = pathParameters(endpoint.path).map((name) => [name, params[name]] as const)
  return { ...rest, ...Object.fromEntries(named) }
}

const faultsFor = ({ method }: Endpoint) => (method === 'DELETE' ? queryFaultsOf : faultsOf)

/** An empty body is one without fields; `null` and a list are none. */
const hasOtherBody = ({ method }: Endpoint, { body }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'DELETE' &&
  body !== undefined &&
  (typeof body !== 'object' || body === null || Array.isArray(body))

const keptFor = { browser: 'private, no-cache', anyone: 'public, max-age=3600' } as const

const cacheControl = ({ keep }: Endpoint): string => (keep ? keptFor[keep] : 'no-store')

const send = <Data>(ctx: Context, endpoint: Endpoint, reply: FastifyReply, outcome: Reply<Data>) => {
  setCookies(ctx.env, reply, outcome.cookies)
  reply.header('cache-control', outcome.ok ? cacheControl(endpoint) : 'no-store')
  if (outcome.ok) {
    // Parsing the output drops whatever the contract does not promise, so nothing leaks by accident.
    const data = endpoint.output.parse(outcome.data)
    return reply.code(endpoint.status ?? 200).send({ success: true, data })
  }
  const { code, message, details, retryAfterSeconds } = outcome
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const error = details ? { code, message, details } : { code, message }
  return reply.code(statusOf[code]).send({ success: false, error })
}

const callerOf = ({ env }: Context, request: FastifyRequest): Caller => ({
  ip: request.ip,
  cookies: isFromAnotherSite(env, request) ? {} : readCookies(env, request),
  userAgent: request.headers['user-agent'] ?? '',
  bearer: bearerToken(request),
})

/** Mounts `endpoint` below /api with its handler. */
export const serve = <E extends Endpoint>(
  app: FastifyInstance,
  ctx: Context,
  endpoint: E,
  handle: Handler<E>,
) => {
  const overOwnLimit = limitOf(app, ctx, endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // What is written is answered with tokens and signed addresses; it stays as it is: see docs/decisions/0056.
    ...(endpoint.method === 'GET' && { compress: {} }),
    handler: async (request, reply) => {
      const actor = endpoint.access === 'bearer' ? await actorOf(ctx, bearerToken(request)) : null
      if (endpoint.access === 'bearer' && actor === null) {
        return send(ctx, endpoint, reply, refuse('unauthenticated', messages.authenticationRequired))
      }
      const lacking = lacksPurchase(endpoint, actor)
      if (lacking) return send(ctx, endpoint, reply, lacking)
      if (hasOtherBody(endpoint, request)) {
        return send(ctx, endpoint, reply, refuse('invalid_request', words.theBodyMustBeOneJson()))
      }
      const input = endpoint.input.safeParse(cleanTexts(rawInput(endpoint, request)))
      if (!input.success) {
        const details = faultsFor(endpoint)(input.error)
        const first = details[0]?.message ?? words.theRequestIsNotValid()
        return send(ctx, endpoint, reply, refuse('invalid_request', first, details))
      }
      const over = (await overOwnLimit(request)) ?? (await overMailLimit(ctx, endpoint, input.data, actor))
      if (over) return send(ctx, endpoint, reply, over)
      const outcome = await handle(
        input.data as ParsedInputOf<E>,
        actor as ActorFor<E>,
        callerOf(ctx, request),
      )
      return send(ctx, endpoint, reply, outcome)
    },
  })
}
