/** Checks the days of an appeal against a calendar, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { workingDayFrom, workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { addDays, calendarDate, daysBetween, isWeekend } from '#core/calendar-date.ts'
import { facts, one } from './testing/hillsborough-days.ts'

const day = calendarDate

describe('the working day up to a day', () => {
  it.each([
    ['2026-11-30', '2026-11-30'], // Monday
    ['2027-01-24', '2027-01-22'], // Sunday
    ['2027-01-18', '2027-01-14'], // Martin Luther King Jr. Day, after a weekend and his birthday, Friday, 15 January
    ['2026-11-27', '2026-11-25'], // Friday after Thanksgiving
    ['2027-09-06', '2027-09-03'], // Labor Day
    ['2026-07-03', '2026-07-02'], // 4 July 2026 is a Saturday, kept on Friday
    ['2027-12-31', '2027-12-30'], // 1 January 2028 is a Saturday, kept on Friday
    ['2027-05-31', '2027-05-28'], // Memorial Day
    // Legal holidays of s. 683.01, F.S., on which offices may be open.
    ['2027-03-26', '2027-03-24'], // Good Friday; Thursday the 25th is Tuskegee Airmen Commemoration Day
    ['2029-03-30', '2029-03-29'], // Good Friday
    ['2026-11-03', '2026-11-02'], // General Election Day
    ['2027-11-02', '2027-11-02'], // no general election in an odd year
    ['2028-11-07', '2028-11-06'], // General Election Day
    ['2027-02-09', '2027-02-08'], // Mardi Gras
    ['2027-02-12', '2027-02-11'], // Lincoln's Birthday
    ['2027-02-15', '2027-02-11'], // Washington's Birthday and Susan B. Anthony's, after a weekend and Lincoln's
    ['2028-01-19', '2028-01-18'], // Birthday of Robert E. Lee; the 17th is Martin Luther King Jr. Day
    ['2027-04-02', '2027-04-01'], // Pascua Florida Day
    ['2026-04-27', '2026-04-24'], // Confederate Memorial Day, 26 April, on a Sunday: the Monday counts
    ['2027-06-03', '2027-06-02'], // Birthday of Jefferson Davis
    ['2027-06-14', '2027-06-11'], // Flag Day, a Monday
  ])('%s is %s', (from, to) => {
    expect(workingDayUpTo(day(from))).toBe(to)
  })

  it('is never later, and a working day', () => {
    for (let at = 0; at < 5_000; at += 1) {
      const date = addDays(day('2026-01-01'), at)
      const working = workingDayUpTo(date)
      expect(working <= date && !isWeekend(working)).toBe(true)
      expect(daysBetween(working, date)).toBeLessThan(7)
    }
  })

  it.each([
    '2027-03-26', // Good Friday
    '2026-11-03', // General Election Day
    '2027-01-15',
    '2027-01-19',
    '2027-02-09',
    '2027-02-12',
    '2027-03-25',
    '2027-04-02',
    '2027-04-26',
    '2027-06-03',
    '2027-06-14',
  ])('of the legal holiday %s is earlier, while a day counted onward stays on it', (holiday) => {
    expect(workingDayUpTo(day(holiday)) < holiday).toBe(true)
    expect(workingDayFrom(day(holiday))).toBe(holiday)
  })

  it.each([
    ['2027-09-06', '2027-09-07'], // Labor Day
    ['2026-11-26', '2026-11-30'], // Thanksgiving, the Friday after it and a weekend
  ])('onward from %s, on which offices are shut, is %s', (from, to) => {
    expect(workingDayFrom(day(from))).toBe(to)
  })
})

describe('the evidence of a hearing', () => {
  it.each([
    ['2026-12-15', '2026-11-30', '2026-12-01'], // a Monday
    ['2027-01-20', '2027-01-05', '2027-01-06'], // a Tuesday
    ['2027-02-01', '2027-01-14', '2027-01-19'], // day 15 is Sunday, 17 January, after his birthday on Friday; day 14 Martin Luther King Jr. Day
    ['2027-02-02', '2027-01-14', '2027-01-19'], // day 15 is that holiday
    ['2027-04-10', '2027-03-24', '2027-03-29'], // day 15 is Good Friday, after Tuskegee Airmen Commemoration Day; it is over on Saturday
    ['2027-02-08', '2027-01-22', '2027-01-25'], // day 15 is Sunday, 24 January
  ])('of %s is due on %s, and looked for on %s', (hearingOn, due, check) => {
    const some = { hearingOn: day(hearingOn) }
    const year = hearingOn.slice(0, 4)
    expect(one(`evidence-${year}`, some)?.dueOn).toBe(due)
    expect(one(`evidence-check-${year}`, some)?.dueOn).toBe(check)
    expect(one(`hearing-${year}`, some)).toMatchObject({ dueOn: hearingOn, certainty: 'printed' })
  })

  it('is never looked for before day 14, nor on a day off, nor after the hearing', () => {
    for (let at = 0; at < 400; at += 1) {
      const hearingOn = addDays(day('2027-01-04'), at)
      const { checkOn } = evidenceDays(hearingOn)
      expect(checkOn >= addDays(hearingOn, -14) && checkOn < hearingOn).toBe(true)
      expect(workingDayFrom(checkOn)).toBe(checkOn)
    }
  })

  it('says that a day was moved back', () => {
    expect(one('evidence-2027', { hearingOn: day('2027-02-01') })?.detail).toContain(
      'lands on Sunday, January 17, so',
    )
    // 15 days before November 18, 2026; a holiday is named.
    expect(
      one('evidence-2026', { today: day('2026-08-28'), hearingOn: day('2026-11-18') })?.detail,
    ).toContain(
      'Counting back 15 days lands on Tuesday, November 3, General Election Day, so this is the business day before it.',
    )
    expect(one('evidence-2027', { hearingOn: day('2027-01-20') })?.detail).not.toContain('Counting back')
  })
})

describe('the year', () => {
  it('has the discounts, the last payment and the exemptions, on working days', () => {
    const days = deadlinesFor(facts({})).map(({ id, dueOn }) => [id, dueOn])
    expect(days).toEqual([
      ['discount-4-2026', '2026-11-30'],
      ['discount-3-2026', '2026-12-31'], // a Thursday
      ['valuation-2027', '2027-01-01'],
      ['discount-2-2026', '2027-01-29'], // 31 January is a Sunday
      ['discount-1-2026', '2027-02-26'], // 28 February is a Sunday
      ['exemptions-2027', '2027-03-01'],
      ['payment-2026', '2027-03-31'],
      ['notice-2027', '2027-08-09'],
      ['petition-2027', '2027-09-03'],
    ])
  })

  it('says which year a valuation day is of, and of a day moved from a weekend which day is the law’s', () => {
    expect(one('valuation-2027', {})?.title).toBe('Valuation date: your home’s 2027 value is as of this day')
    expect(one('discount-4-2026', {})).toMatchObject({
      certainty: 'statute',
      title: expect.stringMatching(/^Last day/),
    })
    expect(one('discount-2-2026', {})).toMatchObject({
      certainty: 'before-statute',
      title: 'Last safe day to pay the 2026 tax bill with 2% off',
      detail: expect.stringContaining(
        'The legal deadline is Sunday, January 31, 2027. This is the last business day before it.',
      ),
    })
    const detailOf = (id: string, today: string) => one(id, { today: day(today) })?.detail
    // Both are Sundays: s. 197.162(4), F.S., runs on to the Monday, for a payment delivered to the office.
    expect(detailOf('discount-2-2026', '2026-11-21')).toContain(
      'The law allows until Monday, February 1, 2027, for a payment delivered to the collector’s office',
    )
    expect(detailOf('discount-1-2026', '2026-11-21')).toContain('The law allows until Monday, March 1, 2027')
    // Friday, 31 December 2027, is the day on which New Year's Day is kept: a holiday of offices, not of the statute.
    expect(detailOf('discount-3-2027', '2027-06-01')).toContain(
      'Ask the tax collector whether the next business day counts',
    )
    expect(detailOf('discount-3-2027', '2027-06-01')).not.toContain('The law allows until')
    expect(detailOf('discount-4-2026', '2026-11-21')).not.toMatch(/The law allows until|ask the collector/)
    // 31 March 2029 is a Saturday, and the day before it Good Friday.
    expect(one('payment-2028', { today: day('2029-01-10') })).toMatchObject({
      dueOn: '2029-03-29',
      certainty: 'before-statute',
      title: expect.stringMatching(/^Last business day/),
      detail: expect.stringContaining('Saturday, March 31, 2029'),
    })
    expect(one('payment-2026', {})?.detail).toContain(
      '75% of the ad valorem tax (the tax on value), minus any discount',
    )
  })

  it.each([
    ['00:30', '12:30 am'],
    ['06:59', '6:59 am'],
    ['20:01', '8:01 pm'],
  ])('asks whether a hearing at %s is at the hour on the notice', (time, said) => {
    const hearing = { time, place: '', remoteLink: '', minutes: null }
    const { detail } = one('hearing-2027', { hearingOn: day('2027-01-20'), hearing }) ?? {}
    expect(detail).toContain(`Is this the time on your notice? Boards rarely meet at ${said}.`)
    for (const usual of ['07:00', '13:05', '20:00', '']) {
      const at = { hearingOn: day('2027-01-20'), hearing: { ...hearing, time: usual } }
      expect(one('hearing-2027', at)?.detail).not.toContain('Is this the hour')
    }
  })

  it('asks whether a hearing on a weekend is the day on the notice', () => {
    const detailOn = (hearingOn: string) =>
      one(`hearing-${hearingOn.slice(0, 4)}`, { hearingOn: day(hearingOn) })?.detail
    expect(detailOn('2027-01-23')).toMatch(/^Is this the date on your notice\?/)
    expect(detailOn('2027-01-20')).not.toContain('Is this the day')
  })

  it('never shows a day that is over, or one more than a year ahead', () => {
    for (let at = 0; at < 800; at += 7) {
      const today = addDays(day('2026-01-01'), at)
      const all = deadlinesFor(facts({ today }))
      for (const { dueOn } of all) expect(dueOn >= today && daysBetween(today, dueOn) <= 366).toBe(true)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(all.some(({ id }) => id.startsWith('petition'))).toBe(true)
    }
  })
})
