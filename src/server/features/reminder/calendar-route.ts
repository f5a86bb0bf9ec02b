/** The address at which calendar programs follow a case: outside the API, because they ask for a file by its name. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import * as words from '#messages/reminder/calendar-route.ts'
import type { Context } from '#server/context.ts'
import { calendarAt } from './calendar-feed.ts'

/** Calendar services ask for many people from one address. */
const perMinute = 120

const notThere = { success: false, error: { code: 'not_found', message: words.weCouldntFindThatCalendar() } }

/** One answer for whatever is wrong with an address, so that none tells of a person or a case. */
export const calendarRoute = async (app: FastifyInstance, ctx: Context) => {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: perMinute, timeWindow: 60_000 })
    scope.get<{ Params: { name: string } }>('/calendar/:name', async ({ params }, reply) => {
      const secret = /^([\w-]{43})\.ics$/.exec(params.name)?.[1]
      const calendar = secret === undefined ? null : await calendarAt(ctx, secret)
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      if (calendar === null) return reply.code(404).send(notThere)
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(calendar)
    })
  })
}
