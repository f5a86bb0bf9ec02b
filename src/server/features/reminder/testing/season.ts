/** Owns the cases of a season in tests: written straight into the tables, because a purchase for each would take minutes. */
import { randomUUID } from 'node:crypto'
import type { Tier } from '#contract/fields.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/case-file.ts'
import type { Context } from '#server/context.ts'
import { openDatabase } from '#server/db/open.ts'
import { ledgerEntries, orders, properties, users } from '#server/db/schema.ts'
import { home } from '#test/people.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { lookAtCases } from '../look-at-cases.ts'

export interface SeasonCase {
  readonly userId: string
  readonly caseId: string
  readonly orderId: string
  readonly email: string
}

const long = new Date('2026-06-01T12:00:00Z')

const paidOrder = async ({ db }: Context, userId: string, tier: Tier): Promise<string> => {
  const id = randomUUID()
  const amountCents = 25_000
  await db
    .insert(orders)
    .values({ id, tier, status: 'paid', userId, amountCents, livemode: false, createdAt: long, paidAt: long })
  await db.insert(ledgerEntries).values({
    id: randomUUID(),
    orderId: id,
    kind: 'payment',
    amountCents,
    stripeObjectId: id,
    occurredAt: long,
  })
  return id
}

export const refundOrder = ({ ctx }: TestShop, { orderId }: SeasonCase, occurredAt: Date) =>
  ctx.db.insert(ledgerEntries).values({
    id: randomUUID(),
    orderId,
    kind: 'refund',
    amountCents: 25_000,
    stripeObjectId: `refund-${orderId}`,
    occurredAt,
  })

type Wanted = { countyId?: string; tier?: Tier; petitionDueOn?: string; updatedAt?: Date }

/** A case whose notice prints the last day for a petition; nothing else is typed. */
export const seasonCase = async (
  shop: TestShop,
  {
    countyId = 'hillsborough',
    tier = 'ai_enhanced',
    petitionDueOn = '2026-09-14',
    updatedAt = long,
  }: Wanted = {},
): Promise<SeasonCase> => {
  const { ctx } = shop
  const [userId, propertyId, caseId] = [randomUUID(), randomUUID(), randomUUID()]
  const email = `season-${userId.slice(0, 8)}@example.com`
  const person = { firstName: 'Ada', lastName: 'Reyes', passwordHash: 'none', createdAt: long }
  await ctx.db.insert(users).values({ id: userId, email, ...person })
  const orderId = await paidOrder(ctx, userId, tier)
  const dates = { createdAt: long, updatedAt: long }
  await ctx.db.insert(properties).values({ ...home, id: propertyId, userId, countyId, ...dates })
  const file = {
    ...emptyCase,
    notice: { ...emptyCase.notice, petitionDueOn: calendarDate(petitionDueOn) },
  }
  await shop.rows(
    `insert into cases (id, user_id, property_id, tax_year, file, version, created_at, updated_at)
     values ($1, $2, $3, 2026, $4, 1, $5, $6)`,
    [caseId, userId, propertyId, JSON.stringify(file), long, updatedAt],
  )
  return { userId, caseId, orderId, email }
}

export interface SentRow {
  readonly date_id: string
  readonly planned_on: string
  readonly is_late: boolean
  readonly sent_at: Date
}

export const sentFor = (shop: TestShop, { caseId }: Pick<SeasonCase, 'caseId'>): Promise<SentRow[]> =>
  shop.rows<SentRow & Record<string, unknown>>(
    'select date_id, planned_on::text, is_late, sent_at from reminders where case_id = $1 order by planned_on, date_id',
    [caseId],
  )

/** How many mails were written about a case. */
export const mailsOf = async (shop: TestShop, { caseId }: Pick<SeasonCase, 'caseId'>): Promise<number> =>
  (await shop.rows(`select 1 from mails where key like $1`, [`deadline-reminder:${caseId}:%`])).length

/** A shop in which nothing looks at cases but the test, at the moments it names. */
export const openSeason = async () => {
  // A Friday, 8:30 in Leon County: three days before a petition of Monday, 14 September.
  const shop = await openShopForTest({ startsAt: new Date('2026-09-11T12:30:00Z') })
  await shop.rows(`delete from jobs.schedule where name = 'send-reminders'`)
  const other = openDatabase(shop.database.url)
  const at = (instant: string) => ({ now: () => new Date(instant) })
  return {
    shop,
    look: (instant: string) => lookAtCases({ ...shop.ctx, ...at(instant) }),
    /** As another process does, with connections of its own. */
    lookElsewhere: (instant: string) => lookAtCases({ ...shop.ctx, ...at(instant), db: other.db }),
    plannedOf: async (one: Pick<SeasonCase, 'caseId'>) =>
      (await sentFor(shop, one)).map(({ planned_on }) => planned_on),
    clear: async () => {
      await shop.rows('delete from cases')
      await shop.rows('delete from reminder_looks')
    },
    close: async () => {
      await other.close()
      await shop.close()
    },
  }
}
export type Season = Awaited<ReturnType<typeof openSeason>>
