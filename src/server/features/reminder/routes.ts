/** The calls with which a person says which reminders they want. */
import type { FastifyInstance } from 'fastify'
import { getReminderSettings, updateReminderSettings } from '#contract/users.ts'
import type { Context } from '#server/context.ts'
import { done } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { reminderSettingsOf, saveReminderSettings } from './queries.ts'

export const reminderRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getReminderSettings, async (_ctx, _input, actor) =>
    done({ reminders: await reminderSettingsOf(ctx.db, actor.user.id) }),
  )
  serve(app, ctx, updateReminderSettings, async (_ctx, reminders, actor) => {
    await ctx.db.transaction((tx) => saveReminderSettings(tx, actor.user.id, reminders, ctx.now()))
    return done({ reminders })
  })
}
