/** Asking for one mail when the next notices go out, confirming it, and sending it once. */
import { randomUUID } from 'node:crypto'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import { allowMailAgain, createStop, queueMail } from '#server/features/mail/actions.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import { confirmSeasonMail, seasonMail } from './emails/season-mails.ts'
import { askAgainFor, dueIn, findByToken, findOf, markConfirmed, markTold } from './queries.ts'

type AskContext = Pick<Context, 'db' | 'env' | 'queue' | 'now'>

const isSameDay = (one: Date, other: Date): boolean => todayInFlorida(one) === todayInFlorida(other)

const noticeYear = (now: Date): number => noticeYearOn(todayInFlorida(now))

/** Says the same whether or not the address has asked before, and mails one address once a day at most. */
export const askForReminder = async (ctx: AskContext, email: string): Promise<{ taxYear: number }> => {
  const now = ctx.now()
  const taxYear = noticeYear(now) + 1
  const token = randomToken()
  await ctx.db.transaction(async (tx) => {
    await takeTurn(tx, 'reports', email)
    const known = await findOf(tx, email, taxYear)
    if (known && (known.confirmedAt !== null || isSameDay(known.askedAt, now))) return
    const tokenHash = hashToken(token)
    await askAgainFor(tx, { id: randomUUID(), email, taxYear, tokenHash, askedAt: now })
    const mail = confirmSeasonMail(ctx.env, taxYear, token)
    const key = `season-confirm:${tokenHash.toString('hex')}`
    await queueMail(tx, ctx.queue, { key, kind: 'season-confirm', to: email, mail })
  })
  return { taxYear }
}

/** null when there is no such link. */
export const confirmReminder = (ctx: AskContext, token: string): Promise<{ taxYear: number } | null> =>
  ctx.db.transaction(async (tx) => {
    const found = await findByToken(tx, hashToken(token))
    if (!found) return null
    await markConfirmed(tx, found.id, ctx.now())
    if (found.confirmedAt === null) await allowMailAgain(tx, found.email, 'season')
    return { taxYear: found.taxYear }
  })

/** Row and mail in one transaction: who comes second finds nothing to tell. */
const tell = (ctx: AskContext, id: string, now: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const row = await markTold(tx, id, noticeYear(now), now)
    if (!row) return
    const unsubscribeUrl = await createStop(ctx, tx, { email: row.email, topic: 'season' })
    const mail = seasonMail(ctx.env, row.taxYear, unsubscribeUrl)
    await queueMail(tx, ctx.queue, { key: `season:${row.id}`, kind: 'season', to: row.email, mail })
  })

const atOnce = 500

export const tellDue = async (ctx: AskContext, signal: AbortSignal): Promise<void> => {
  const now = ctx.now()
  for (let due = await dueIn(ctx.db, noticeYear(now), atOnce); due.length > 0 && !signal.aborted; ) {
    for (const { id } of due) await tell(ctx, id, now)
    due = await dueIn(ctx.db, noticeYear(now), atOnce)
  }
}
