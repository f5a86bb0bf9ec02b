import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { fileByLine } from './file-by.ts'

const hillsborough = {
  countyName: 'Hillsborough',
  petitionsDueOn: '2026-09-07',
  noticesMailedOn: '2026-08-14',
  isTentative: false,
  source: 'the clerk',
}
const season = { isCurrent: true, countyDeadline: hillsborough }
const file = {
  season,
  verdict: { outcome: 'file', reason: 'estimate_below_break_even' },
  step: { kind: 'course', late: null },
} as const
const late = { taxYear: 2026, countyName: null, lastDayOn: '2026-09-07', nextNoticeOn: '2027-08-09' }
const august = calendarDate('2026-08-28')

describe('the line that says by when to file', () => {
  it('names the working day before a holiday', () => {
    expect(fileByLine(file, august)).toEqual({
      lead: 'File by Friday, September 4, 2026.',
      rest: 'The legal deadline, Monday, September 7, is Labor Day, and offices are closed. Go by the date on your notice. If it’s later, confirm it with the clerk.',
    })
  })

  it('urges nobody to file where that is not advised', () => {
    const step = { kind: 'better_not_to_buy', late: null } as const
    expect(fileByLine({ ...file, step }, august)?.lead).toMatch(/^If you file, file by Friday/)
    expect(
      fileByLine({ ...file, verdict: { ...file.verdict, outcome: 'cannot_tell' } }, august)?.lead,
    ).toMatch(/^If you file/)
    expect(fileByLine({ ...file, verdict: { ...file.verdict, outcome: 'do_not_file' } }, august)).toBeNull()
  })

  it('asks for evidence first where the answer does, unless the purchase is it', () => {
    const verdict = { outcome: 'file_with_evidence', reason: 'estimate_spans_break_even' } as const
    expect(fileByLine({ ...file, verdict }, august)?.lead).toMatch(/^If you find evidence, file by Friday/)
    const bought = { ...verdict, reason: 'own_sale_speaks_for' } as const
    expect(fileByLine({ ...file, verdict: bought }, august)?.lead).toMatch(/^File by Friday/)
  })

  it('says of an estimated day only that it may come as soon', () => {
    const unknown = { ...file, season: { isCurrent: true, countyDeadline: null } }
    expect(fileByLine(unknown, august)?.lead).toMatch(/^The petition deadline could be as early as/)
  })

  it.each([
    ['before the notices', file, '2026-08-01'],
    ['once the day is behind', file, '2026-09-08'],
    ['late', { ...file, step: { kind: 'course', late } as const }, '2026-08-28'],
    ['beside values of an older year', { ...file, season: { ...season, isCurrent: false } }, '2026-08-28'],
  ])('is not there %s', (_, answered, day) => {
    expect(fileByLine(answered, calendarDate(day))).toBeNull()
  })
})
