import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { type DeadlineFacts, deadlineWords, lateCourseWords } from './deadline-words.ts'

const on = (taxYear: number, day: string, county: DeadlineFacts['county'] = null): DeadlineFacts => ({
  taxYear,
  today: calendarDate(day),
  county,
})
const hillsborough = { countyName: 'Hillsborough', petitionsDueOn: '2026-09-07' }

describe('the deadline', () => {
  it('is the printed one', () => {
    expect(deadlineWords(on(2026, '2026-08-20'))).toBe(
      'The petition date printed on your TRIM notice is the one that counts, and the petition must be received by then.',
    )
  })

  it('is said to be behind once the last county known is', () => {
    expect(deadlineWords(on(2026, '2026-11-21'))).toContain('was Friday, September 18, 2026.')
  })

  it('is the county’s own where it is known', () => {
    const words = deadlineWords(on(2026, '2026-09-10', hillsborough))
    expect(words).toContain(
      'Hillsborough County’s deadline for 2026 was reported as Monday, September 7, 2026.',
    )
    expect(words).not.toContain('September 18')
    expect(deadlineWords(on(2026, '2026-09-07', hillsborough))).not.toContain('Hillsborough')
  })

  it('of a year that is not the running one is not guessed', () => {
    expect(deadlineWords(on(2027, '2026-11-21'))).not.toContain('2027')
  })
})

describe('a course bought late', () => {
  it('is for the next notice', () => {
    expect(lateCourseWords(on(2026, '2026-11-21'))).toContain('your next notice, in August 2027.')
    expect(lateCourseWords(on(2026, '2026-09-10', hillsborough))).toContain('in August 2027.')
  })

  it.each([
    [2026, '2026-09-01'],
    [2027, '2026-11-21'],
  ])('is not late for %i on %s', (taxYear, today) => {
    expect(lateCourseWords(on(taxYear, today))).toBeNull()
  })
})
