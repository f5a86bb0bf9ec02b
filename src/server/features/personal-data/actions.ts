/** A person's right to see what is held about them, and to have it removed. */
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { questionsHeldOf } from '#server/features/ask/queries.ts'
import { casesHeldOf } from '#server/features/case-file/queries.ts'
import { documentsHeldOf } from '#server/features/drafting/queries.ts'
import { liveSessionsHeldOf } from '#server/features/live-session/queries.ts'
import { mailsTo, stopsOf } from '#server/features/mail/queries.ts'
import { actionsAbout } from '#server/features/operator-log/queries.ts'
import { packetsHeldOf } from '#server/features/packet/queries.ts'
import { triesHeldOf } from '#server/features/quiz/queries.ts'
import { reminderSettingsOf, remindersHeldOf } from '#server/features/reminder/queries.ts'
import { seasonRemindersOf } from '#server/features/season-reminder/queries.ts'
import { supportHeldOf } from '#server/features/support/queries.ts'
import { uploadsHeldOf } from '#server/features/upload/queries.ts'
import { type Erased, erasePerson } from './erase-person.ts'
import {
  accountData,
  findPerson,
  leadsOf,
  ledgerOfOrders,
  linksOf,
  ordersOf,
  type Person,
  refundsOfOrders,
} from './queries.ts'

type PersonalDataContext = Pick<Context, 'db' | 'now'>

export type PersonalData = NonNullable<Awaited<ReturnType<typeof exportPersonalData>>>

/** How many of each kind the export holds. */
export const countsOf = ({ account, orders, leads, mails }: PersonalData) => ({
  account: account !== null,
  orders: orders.length,
  leads: leads.length,
  mails: mails.length,
})

const accountOf = async (ctx: PersonalDataContext, { user }: Person) => {
  if (!user) return null
  const { passwordHash: _secret, ...account } = user
  const reminders = await reminderSettingsOf(ctx.db, user.id)
  const documents = await documentsHeldOf(ctx.db, user.id)
  const cases = await casesHeldOf(ctx.db, user.id)
  const caseReminders = await remindersHeldOf(
    ctx.db,
    cases.map(({ id }) => id),
  )
  const uploads = await uploadsHeldOf(ctx.db, user.id)
  const packets = await packetsHeldOf(ctx.db, user.id)
  const liveSessions = await liveSessionsHeldOf(ctx.db, user.id)
  const quizTries = await triesHeldOf(ctx.db, user.id)
  return {
    ...account,
    reminders,
    documents,
    cases,
    caseReminders,
    uploads,
    packets,
    liveSessions,
    quizTries,
    questions: await questionsHeldOf(ctx.db, user.id),
    ...(await accountData(ctx.db, user.id)),
  }
}

const ordersWithMoney = async (ctx: PersonalDataContext, person: Person) => {
  const [orders, ledger, refunds] = await Promise.all([
    ordersOf(ctx.db, person),
    ledgerOfOrders(ctx.db, person),
    refundsOfOrders(ctx.db, person),
  ])
  return orders.map(({ browserKeyHash: _secret, ...order }) => ({
    ...order,
    ledger: ledger.filter((entry) => entry.orderId === order.id),
    refunds: refunds.filter((refund) => refund.orderId === order.id),
  }))
}

/**
 * Everything held about whoever goes by this email; null when that is nothing. No secrets and no mail bodies.
 * The caller makes sure that the mailbox is the person's: reports asked for under the address are in it.
 */
export const exportPersonalData = async (ctx: PersonalDataContext, email: string) => {
  const person = await findPerson(ctx.db, email)
  const asker = { userId: person.user?.id ?? null, emails: person.emails }
  const [account, orders, leads, mails, mailStops, seasonReminders, links, support, operatorActions] =
    await Promise.all([
      accountOf(ctx, person),
      ordersWithMoney(ctx, person),
      leadsOf(ctx.db, person),
      mailsTo(ctx.db, person.emails),
      stopsOf(ctx.db, person.emails),
      seasonRemindersOf(ctx.db, person.emails),
      linksOf(ctx.db, person),
      supportHeldOf(ctx.db, asker),
      actionsAbout(ctx.db, person.user?.id ?? null, person.orderIds),
    ])
  const held = [orders, leads, mails, seasonReminders, links, support]
  if (!account && held.every(({ length }) => length === 0)) return null
  return {
    exportedAt: ctx.now(),
    emails: person.emails,
    account,
    orders,
    leads,
    mails: mails.map(({ content: _body, ...mail }) => mail),
    mailStops,
    seasonReminders,
    links,
    support,
    operatorActions,
  }
}

export type Deleted = Erased & { readonly account: boolean }

/**
 * Removes whoever goes by this email; null when nothing is held. Orders and their ledger stay without a name, as
 * bookkeeping needs them, and give nobody access any more. The caller has asked twice.
 */
export const deletePersonalDataIn = async (tx: Transaction, email: string): Promise<Deleted | null> => {
  const person = await findPerson(tx, email)
  const erased = await erasePerson(tx, person)
  const rows = erased.orders + erased.leads + erased.mails + erased.links
  if (!person.user && rows === 0) return null
  return { ...erased, account: person.user !== undefined }
}

export const deletePersonalData = (ctx: PersonalDataContext, email: string): Promise<Deleted | null> =>
  ctx.db.transaction((tx) => deletePersonalDataIn(tx, email))
