/** Checks the day of a petition against a calendar, worked out by hand. */
import { describe, expect, it } from 'vitest'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { facts, hillsborough, one } from '../testing/hillsborough-days.ts'
import type { DeadlineFacts } from './shape.ts'

const day = calendarDate

describe('the petition', () => {
  it('is due on the printed day, whatever the county reported', () => {
    const printed = { today: day('2026-08-20'), printedPetitionDate: day('2026-09-09') }
    expect(one('petition-2026', printed)).toMatchObject({ dueOn: '2026-09-09', certainty: 'printed' })
    expect(deadlinesFor(facts(printed)).filter(({ id }) => id.startsWith('petition'))).toHaveLength(1)
  })

  it('keeps the county’s day, while it is ahead, where the day typed from the notice is after every county’s', () => {
    const typed = (today: string, printed: string) =>
      one('petition-2026', { today: day(today), printedPetitionDate: day(printed) })
    const early = typed('2026-08-20', '2026-10-14')
    expect(early).toMatchObject({ dueOn: '2026-09-07', certainty: 'reported' })
    expect(early?.detail).toContain(
      'You entered Wednesday, October 14, 2026 from your notice. That’s later than the county’s date. To be safe, file by the county’s date unless the clerk of the board confirms yours.',
    )
    // The last day known of any county of Florida is September 18.
    expect(typed('2026-08-20', '2026-09-18')?.dueOn).toBe('2026-09-18')
    expect(typed('2026-08-20', '2026-09-19')?.dueOn).toBe('2026-09-07')
    expect(typed('2026-09-08', '2026-10-14')).toMatchObject({ dueOn: '2026-10-14', certainty: 'printed' })
  })

  it('is due on the day the county reported when the notice is not known', () => {
    const reported = one('petition-2026', { today: day('2026-08-20') })
    expect(reported).toMatchObject({ dueOn: '2026-09-07', certainty: 'reported' })
    expect(reported?.detail).toMatch(/Go by the date on your notice.*A postmark doesn’t count/)
  })

  it('keeps a day on which the office may be shut, and says by when paper must be in', () => {
    const reported = one('petition-2026', { today: day('2026-08-20') })
    expect(reported?.dueOn).toBe('2026-09-07') // Labor Day
    expect(reported?.detail).toContain(
      'reported date is Monday, September 7, 2026. That’s Labor Day, when offices are closed. Don’t count on the next business day. Get your petition to the board by Friday, September 4, 2026, or confirm the date with the clerk of the board.',
    )
    const printedOn = (date: string, today: string) =>
      one('petition-2026', { today: day(today), printedPetitionDate: day(date) })
    const thanksgiving = printedOn('2026-11-26', '2026-11-21')
    expect(thanksgiving).toMatchObject({ dueOn: '2026-11-26', certainty: 'printed' })
    expect(thanksgiving?.detail).toMatch(/That’s Thanksgiving, when .* by Wednesday, November 25, 2026, or/)
    expect(printedOn('2026-11-26', '2026-11-26')?.detail).toContain(
      'Wednesday, November 25, 2026, has passed',
    )
    expect(printedOn('2026-09-09', '2026-08-20')?.detail).not.toMatch(/closed\. Don’t count/)
  })

  it('names the hour at which the office was seen to close, and says where to ask for it where none was', () => {
    const printed = { today: day('2026-08-20'), printedPetitionDate: day('2026-09-09') }
    const detailWith = (county: DeadlineFacts['county']) =>
      one('petition-2026', { ...printed, county })?.detail
    const closing = { time: '16:30', year: 2024, source: 'Sample Clerk, 2024' }
    const url = 'https://vab.example'
    expect(detailWith({ ...hillsborough, vab: { url, closing } })).toContain(
      'before the office closes. A postmark doesn’t count. In 2024 the Hillsborough County office closed at 4:30 pm (Sample Clerk, 2024). Ask whether it still does: https://vab.example',
    )
    expect(detailWith({ ...hillsborough, vab: { url, closing: null } })).toContain(
      'Ask the office when it closes: https://vab.example',
    )
    for (const county of [null, hillsborough])
      expect(detailWith(county)).toContain('Ask the office when it closes.')
  })

  it('is estimated for the next season: 52 weeks on is Labor Day, so the Friday before', () => {
    const ahead = one('petition-2027', {})
    expect(ahead).toMatchObject({ dueOn: '2027-09-03', certainty: 'estimate' })
    expect(ahead?.title).toMatch(/\(estimate\)$/)
    expect(one('notice-2027', {})).toMatchObject({ dueOn: '2027-08-09', certainty: 'estimate' })
  })

  it('is estimated by the earliest county when nothing is known, and says so', () => {
    for (const county of [null, { name: 'Baker', petitionDeadline: null }]) {
      const ahead = one('petition-2027', { county })
      expect(ahead?.dueOn).toBe('2027-09-01')
      expect(ahead?.detail).toMatch(/(Baker|Your) ?[Cc]ounty’s most recent deadline isn’t known/)
    }
  })

  it('of a printed day that is over is not given another day in that season by the county’s later date', () => {
    const over = { today: day('2026-09-05'), printedPetitionDate: day('2026-09-04') }
    const ids = deadlinesFor(facts(over)).map(({ id }) => id)
    expect(ids.filter((id) => /^(petition|notice)-/.test(id))).toEqual(['notice-2027', 'petition-2027'])
    expect(one('petition-2027', { ...over, county: null })?.dueOn).toBe('2027-09-01')
  })

  it('of a printed day that is over is estimated again', () => {
    expect(one('petition-2027', { printedPetitionDate: day('2026-09-07') })?.certainty).toBe('estimate')
  })
})
