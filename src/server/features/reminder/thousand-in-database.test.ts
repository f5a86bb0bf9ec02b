/**
 * Runs cases in 67 counties, a thousand of them in the test of endurance, through the tables themselves on the four mornings of their first reminders: what is kept of
 * refunds and wishes decides, and the mails are counted where they wait to be sent. thousand-cases.test.ts runs the season.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, calendarDate } from '#core/calendar-date.ts'
import { forEndurance } from '#test/endurance.ts'
import { openSeason, refundOrder, type Season, seasonCases } from './testing/season.ts'

let season: Season
beforeAll(async () => {
  season = await openSeason('off')
})
afterAll(() => season.close())

const first = calendarDate('2026-08-31')
const mornings = Array.from({ length: 4 }, (_, day) => addDays(first, day))
const caseCount = forEndurance(134, 1_000)

/** At noon of this day three of ten cases end. */
const ended = 1

/** Petitions are due on four days in turn, 14 days after one of the mornings. */
const dueOn = (at: number) => addDays(first, 14 + (at % mornings.length))

type Ending = 'refund' | 'unsubscribing' | 'stop'
const endingOf = (at: number): Ending | undefined => (['refund', 'unsubscribing', 'stop'] as const)[at % 10]

/** 14 days before; after its end none. */
const plannedOf = (at: number) =>
  endingOf(at) === undefined || at % mornings.length <= ended ? [addDays(dueOn(at), -14)] : []

it('sends what is due of all cases, once and on its morning, and nothing to the refunded, the unsubscribed and the stopped', async () => {
  const { app, look } = season
  const counties = app.ctx.counties.counties.map(({ id }) => id)
  const owners = await seasonCases(
    app,
    Array.from({ length: caseCount }, (_, at) => ({
      countyId: counties[at % counties.length] ?? '',
      petitionDueOn: dueOn(at),
    })),
  )
  const endedBy = (by: Ending) => owners.filter((_, at) => endingOf(at) === by)
  const endAll = async () => {
    const at = new Date(`${mornings[ended]}T18:00:00Z`)
    for (const owner of endedBy('refund')) await refundOrder(app, owner, at)
    const unsubscribed = endedBy('unsubscribing').map(({ userId }) => userId)
    await app.rows(
      'insert into reminder_settings select id, false, false, now() from unnest($1::uuid[]) id',
      [unsubscribed],
    )
    const stopped = endedBy('stop').map(({ caseId }) => caseId)
    await app.rows(`update reminder_dates set state = 'stopped' where case_id = any($1)`, [stopped])
  }
  await look('2026-08-30T13:05:00Z')
  for (const [at, morning] of mornings.entries()) {
    await look(`${morning}T13:05:00Z`)
    if (at === ended) await endAll()
  }
  const keys = await app.rows<{ key: string }>(`select key from mails where kind = 'deadline-reminder'`)
  const expected = owners.flatMap(({ caseId }, at) =>
    plannedOf(at).map((day) => `deadline-reminder:${caseId}:petition-2026:${dueOn(at)}:${day}`),
  )
  expect(expected.length).toBeGreaterThan(0.8 * caseCount)
  expect(keys.map(({ key }) => key).toSorted()).toEqual(expected.toSorted())
  const off = await app.rows(
    `select 1 from reminders where is_late or planned_on <> (sent_at at time zone 'UTC')::date`,
  )
  expect(off).toEqual([])
  for (const by of ['refund', 'unsubscribing', 'stop'] as const)
    expect(endedBy(by).length).toBeGreaterThan(0.06 * caseCount)
}, 600_000)
