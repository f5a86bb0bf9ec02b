/** Tells a monitor whether the service is up. */
import type { FastifyInstance } from 'fastify'
import { getAlive, getHealth } from '#contract/health.ts'
import * as words from '#messages/health/routes.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { healthReader } from './actions.ts'

export const healthRoutes = (app: FastifyInstance, ctx: Context) => {
  const look = healthReader(ctx)
  serve(app, ctx, getAlive, async () => done({ status: 'ok' }))
  serve(app, ctx, getHealth, async () => {
    const { hardDown, health } = await look()
    if (!hardDown) return done(health)
    const down = Object.entries(health.parts).filter(([, part]) => !part.ok)
    const details = down.map(([field, part]) => ({ field, message: part.detail ?? 'down' }))
    return refuse('unavailable', words.wereHavingTroubleRightNowPlease(), details)
  })
}
