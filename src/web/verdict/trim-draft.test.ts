import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { draftOfNumbers, newestNoticeYear, newTrimDraft, trimDraft } from './trim-draft.ts'

const typed = {
  countyId: 'hillsborough',
  taxYear: '2026',
  homestead: 'yes',
  justValue: '$420,000',
  assessedSchool: ' 300 000 ',
  assessedCounty: '300000',
  taxableSchool: '275,000',
  taxableCounty: '248,589',
  totalTax: '4,854.67',
}

const firstFault = (change: Partial<typeof typed>) => {
  const read = trimDraft.safeParse({ ...typed, ...change })
  return read.success ? null : read.error.issues.map(({ path, message }) => [path[0], message])[0]
}

describe('numbers as people type them', () => {
  it('are read with dollar signs, commas and spaces, and shown again with commas', () => {
    const numbers = trimDraft.parse(typed)
    expect(numbers).toMatchObject({ justValue: 420_000, assessedSchool: 300_000, totalTax: 4_854.67 })
    expect(numbers.homestead).toBe(true)
    expect(draftOfNumbers(numbers)).toEqual({
      ...typed,
      justValue: '420,000',
      assessedSchool: '300,000',
      assessedCounty: '300,000',
    })
  })

  it.each([
    [{ justValue: '' }, 'justValue', 'Just (market) value must be a number in whole dollars'],
    [{ taxableCounty: 'about 200k' }, 'taxableCounty', 'Taxable value, county row must be a number'],
    [{ homestead: '' }, 'homestead', 'Say whether the homestead exemption is printed'],
    [{ countyId: '' }, 'countyId', 'Please select your county'],
    [{ assessedSchool: '430,000' }, 'assessedSchool', 'it can be at most $420,000'],
  ])('%j is refused at its field', (change, field, words) => {
    const fault = firstFault(change)
    expect(fault?.[0]).toBe(field)
    expect(fault?.[1]).toContain(words)
  })
})

describe('the newest notice', () => {
  it.each([
    ['2026-07-31', 2025],
    ['2026-08-01', 2026],
    ['2027-01-15', 2026],
  ])('on %s is that of %i', (today, year) => {
    expect(newestNoticeYear(calendarDate(today))).toBe(year)
  })

  it('is chosen at first, by the day it is in Florida', () => {
    expect(newTrimDraft(new Date('2026-11-21T12:00:00Z')).taxYear).toBe('2026')
  })
})
