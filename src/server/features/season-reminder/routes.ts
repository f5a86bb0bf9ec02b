/** The calls with which a reminder of the next notices is asked for and confirmed. */
import type { FastifyInstance } from 'fastify'
import { askSeasonReminder, confirmSeasonReminder } from '#contract/account/season-reminder.ts'
import * as words from '#messages/season-reminder/routes.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { askForReminder, confirmReminder } from './actions.ts'

export const seasonReminderRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, askSeasonReminder, async ({ email }) => done(await askForReminder(ctx, email)))
  serve(app, ctx, confirmSeasonReminder, async ({ token }) => {
    const confirmed = await confirmReminder(ctx, token)
    return confirmed ? done(confirmed) : refuse('not_found', words.thisLinkDoesntWork())
  })
}
