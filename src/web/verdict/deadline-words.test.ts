import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { deadlineWords, lateCourseWords } from './deadline-words.ts'

describe('the deadline', () => {
  it('is the printed one', () => {
    expect(deadlineWords(2026, calendarDate('2026-08-20'))).toBe(
      'The petition date printed on your TRIM notice is the one that counts, and the petition must be received by then.',
    )
  })

  it('is said to be behind once the last county known is', () => {
    expect(deadlineWords(2026, calendarDate('2026-11-21'))).toContain('was Friday, September 18, 2026.')
  })

  it('of a year that is not the running one is not guessed', () => {
    expect(deadlineWords(2027, calendarDate('2026-11-21'))).not.toContain('2027')
  })
})

describe('a course bought late', () => {
  it('is for the next notice', () => {
    expect(lateCourseWords(2026, calendarDate('2026-11-21'))).toContain('your next notice, in August 2027.')
  })

  it.each([
    [2026, '2026-09-01'],
    [2027, '2026-11-21'],
  ])('is not late for %i on %s', (taxYear, today) => {
    expect(lateCourseWords(taxYear, calendarDate(today))).toBeNull()
  })
})
