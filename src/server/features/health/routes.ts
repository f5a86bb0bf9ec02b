/** Tells a monitor whether the service is up. */
import type { FastifyInstance } from 'fastify'
import { getHealth } from '#contract/health.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { readHealth } from './actions.ts'

export const healthRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getHealth, async () => {
    const { hardDown, health } = await readHealth(ctx)
    if (!hardDown) return done(health)
    const down = Object.entries(health.parts).filter(([, part]) => !part.ok)
    const details = down.map(([field, part]) => ({ field, message: part.detail ?? 'down' }))
    return refuse('unavailable', 'The service is not available. Please try again in a few minutes.', details)
  })
}
