/** Owns the cases of a season in tests: written straight into the tables, because a purchase for each would take minutes. */
import { randomUUID } from 'node:crypto'
import type { Tier } from '#contract/fields.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { openDatabase } from '#server/db/open.ts'
import { users } from '#server/db/schema/account.ts'
import { cases } from '#server/db/schema/cases.ts'
import { properties } from '#server/db/schema/properties.ts'
import { ledgerEntries, orders } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { home } from '#test/people.ts'
import { lookAtCases } from '../look-at-cases.ts'

export interface SeasonCase {
  readonly userId: string
  readonly caseId: string
  readonly orderId: string
  readonly email: string
}

const long = new Date('2026-06-01T12:00:00Z')

const amountCents = 25_000

export const refundOrder = ({ ctx }: TestApp, { orderId }: SeasonCase, occurredAt: Date) =>
  ctx.db.insert(ledgerEntries).values({
    id: randomUUID(),
    orderId,
    kind: 'refund',
    amountCents,
    stripeObjectId: `refund-${orderId}`,
    occurredAt,
  })

type Wanted = { countyId?: string; tier?: Tier; petitionDueOn?: string; updatedAt?: Date }

const person = { firstName: 'Ada', lastName: 'Reyes', passwordHash: 'none', createdAt: long }
const dates = { createdAt: long, updatedAt: long }

const idsOf = () => {
  const [userId, propertyId, caseId, orderId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  return { userId, propertyId, caseId, orderId, email: `season-${userId.slice(0, 13)}@example.com` }
}

const caseRow = (
  { userId, propertyId, caseId }: ReturnType<typeof idsOf>,
  { petitionDueOn = '2026-09-14', updatedAt = long }: Wanted,
): typeof cases.$inferInsert => ({
  id: caseId,
  userId,
  propertyId,
  taxYear: 2026,
  version: 1,
  createdAt: long,
  updatedAt,
  file: { ...emptyCase, notice: { ...emptyCase.notice, petitionDueOn: calendarDate(petitionDueOn) } },
})

/** Cases whose notice prints the last day for a petition; nothing else is typed. In few statements, however many. */
export const seasonCases = async (
  { ctx: { db } }: TestApp,
  wanted: readonly Wanted[],
): Promise<readonly SeasonCase[]> => {
  const all = wanted.map((each) => ({ ...idsOf(), each }))
  await db.insert(users).values(all.map(({ userId, email }) => ({ id: userId, email, ...person })))
  await db.insert(orders).values(
    all.map(({ orderId, userId, each: { tier = 'ai_enhanced' } }) => ({
      id: orderId,
      tier,
      status: 'paid' as const,
      userId,
      amountCents,
      livemode: false,
      createdAt: long,
      paidAt: long,
    })),
  )
  await db.insert(ledgerEntries).values(
    all.map(({ orderId }) => ({
      id: randomUUID(),
      orderId,
      kind: 'payment' as const,
      amountCents,
      stripeObjectId: orderId,
      occurredAt: long,
    })),
  )
  await db.insert(properties).values(
    all.map(({ propertyId, userId, each: { countyId = 'hillsborough' } }) => ({
      ...home,
      id: propertyId,
      userId,
      countyId,
      ...dates,
    })),
  )
  await db.insert(cases).values(all.map((ids) => caseRow(ids, ids.each)))
  return all
}

export const seasonCase = async (app: TestApp, wanted: Wanted = {}): Promise<SeasonCase> => {
  const [one] = await seasonCases(app, [wanted])
  if (!one) throw new Error('it was written')
  return one
}

export interface SentRow {
  readonly date_id: string
  readonly planned_on: string
  readonly is_late: boolean
  readonly sent_at: Date
}

export const sentFor = (app: TestApp, { caseId }: Pick<SeasonCase, 'caseId'>): Promise<SentRow[]> =>
  app.rows<SentRow & Record<string, unknown>>(
    'select date_id, planned_on::text, is_late, sent_at from reminders where case_id = $1 order by planned_on, date_id',
    [caseId],
  )

/** How many mails were written about a case. */
export const mailsOf = async (app: TestApp, { caseId }: Pick<SeasonCase, 'caseId'>): Promise<number> =>
  (await app.rows(`select 1 from mails where key like $1`, [`deadline-reminder:${caseId}:%`])).length

/** The planner reads by an index or row after row, as what it knows of the table suggests; here always row after row. */
const asRowsLie = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c enable_indexscan=off -c enable_bitmapscan=off')
  return url.href
}

/**
 * An app in which nothing looks at cases but the test, at the moments it names. Without a worker mails stay where they
 * wait to be sent.
 */
export const openSeason = async (worker: Env['WORKER'] = 'in-process') => {
  // A Friday, 8:30 in Leon County: three days before a petition of Monday, 14 September.
  const startsAt = new Date('2026-09-11T12:30:00Z')
  const app = await openAppForTest({ startsAt, settings: { WORKER: worker } })
  await app.rows(`delete from jobs.schedule where name = 'send-reminders'`)
  const other = openDatabase(asRowsLie(app.database.url))
  const at = (instant: string) => ({ now: () => new Date(instant) })
  return {
    app,
    look: (instant: string) => lookAtCases({ ...app.ctx, ...at(instant) }),
    /** As another process does, with connections of its own, which read the rows as they lie. */
    lookElsewhere: (instant: string) => lookAtCases({ ...app.ctx, ...at(instant), db: other.db }),
    plannedOf: async (one: Pick<SeasonCase, 'caseId'>) =>
      (await sentFor(app, one)).map(({ planned_on }) => planned_on),
    clear: async () => {
      await app.rows('delete from cases')
      await app.rows('delete from reminder_looks')
    },
    close: async () => {
      await other.close()
      await app.close()
    },
  }
}
export type Season = Awaited<ReturnType<typeof openSeason>>
