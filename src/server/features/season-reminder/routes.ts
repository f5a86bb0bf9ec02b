/** The calls with which a reminder of the next notices is asked for and confirmed. */
import type { FastifyInstance } from 'fastify'
import {
  askSeasonReminder,
  askSeasonReminderOfReport,
  confirmSeasonReminder,
} from '#contract/account/season-reminder.ts'
import * as words from '#messages/season-reminder/routes.ts'
import type { Context } from '#server/context.ts'
import { findLead } from '#server/features/report/queries.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { askForReminder, confirmReminder } from './actions.ts'

export const seasonReminderRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, askSeasonReminder, async ({ email }) => done(await askForReminder(ctx, email)))
  serve(app, ctx, askSeasonReminderOfReport, async ({ leadId }) => {
    const lead = await findLead(ctx.db, leadId)
    return lead
      ? done(await askForReminder(ctx, lead.email))
      : refuse('not_found', words.thisLinkDoesntWork())
  })
  serve(app, ctx, confirmSeasonReminder, async ({ token }) => {
    const confirmed = await confirmReminder(ctx, token)
    return confirmed ? done(confirmed) : refuse('not_found', words.thisLinkDoesntWork())
  })
}
