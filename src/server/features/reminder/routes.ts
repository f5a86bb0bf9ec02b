/** The calls about reminders: what a person wants in general, and what they choose for each date of a case. */
import type { FastifyInstance } from 'fastify'
import { getReminderSettings, updateReminderSettings } from '#contract/account/users.ts'
import * as contract from '#contract/case/reminders.ts'
import * as words from '#messages/reminder/routes.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { chooseByLink, chooseOnPage, readLink, remindersOf } from './actions.ts'
import { endCalendarOf, renewCalendarOf } from './calendar-feed.ts'
import { reminderSettingsOf, saveReminderSettings } from './queries.ts'

const noCase = refuse('not_found', words.weCouldntFindThatCase())
const noLink = refuse('link_invalid', words.thisLinkNoLongerWorksThe())
const madeJustNow = refuse('conflict', words.youJustMadeACalendarLink())
const noDay = refuseField('until', words.chooseADayBetweenTomorrowAnd())

const serveCaseReminders = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.listReminders, async ({ id, ...page }, actor) => {
    const found = await remindersOf(ctx, actor.user.id, id)
    if (!found) return noCase
    const { entries, paging } = pageOf(found.dates, page)
    return done({ ...found, dates: [...entries], ...paging })
  })
  serve(app, ctx, contract.chooseReminder, async (asked, actor) => {
    const chosen = await chooseOnPage(ctx, actor.user.id, asked)
    if (chosen.ok) return done({})
    return chosen.reason === 'no-such-day' ? noDay : refuse('not_found', words.weCouldntFindThatDateIn())
  })
  serve(app, ctx, contract.renewCalendar, async ({ id }, actor) => {
    const renewed = await renewCalendarOf(ctx, actor.user.id, id)
    if (renewed.ok) return done({ url: renewed.url })
    return renewed.reason === 'no-such-case' ? noCase : madeJustNow
  })
  serve(app, ctx, contract.endCalendar, async ({ id }, actor) =>
    (await endCalendarOf(ctx, actor.user.id, id)) ? done({}) : noCase,
  )
}

const serveLinks = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.readReminderLink, async ({ token }) => {
    const found = await readLink(ctx, token)
    return found ? done(found) : noLink
  })
  serve(app, ctx, contract.settleReminderLink, async (asked) => {
    const chosen = await chooseByLink(ctx, asked)
    if (chosen.ok) return done(chosen.view)
    return chosen.reason === 'no-such-day' ? noDay : noLink
  })
}

export const reminderRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getReminderSettings, async (_input, actor) =>
    done({ reminders: await reminderSettingsOf(ctx.db, actor.user.id) }),
  )
  serve(app, ctx, updateReminderSettings, async (reminders, actor) => {
    await ctx.db.transaction((tx) => saveReminderSettings(tx, actor.user.id, reminders, ctx.now()))
    return done({ reminders })
  })
  serveCaseReminders(app, ctx)
  serveLinks(app, ctx)
}
