/** Proves that what the record says of a notice is confirmed and not typed, and only where it is of the year. */
import { expect, it } from 'vitest'
import { emptyCase } from './file.ts'
import {
  isAsRecorded,
  numbersOtherThanRecorded,
  olderExemption,
  recordedNotice,
  withRecorded,
} from './notice-from-record.ts'
import { caseSteps } from './parts.ts'
import { inAugust } from './testing/cases.ts'

const record = {
  rollYear: 2026,
  justValueCents: 42_000_000,
  assessed: { schoolCents: 30_000_000, nonSchoolCents: 30_000_000 },
  taxable: { schoolCents: 27_500_000, nonSchoolCents: 24_858_900 },
  homestead: true,
}

const recorded = recordedNotice(record, 2026)
if (recorded === null) throw new Error('the record has all of it')

it('five numbers and the homestead are those of the record, in whole dollars', () => {
  expect(recorded).toEqual({
    homestead: true,
    numbers: {
      justValue: 420_000,
      assessedSchool: 300_000,
      assessedCounty: 300_000,
      taxableSchool: 275_000,
      taxableCounty: 248_589,
    },
  })
})

it('a record of another year, or one without the values, says nothing', () => {
  expect(recordedNotice(record, 2025)).toBeNull()
  expect(recordedNotice({ ...record, taxable: undefined }, 2026)).toBeNull()
  expect(recordedNotice(null, 2026)).toBeNull()
})

it('once confirmed the notice lacks only its date; the total tax is not asked for', () => {
  const notice = withRecorded(emptyCase.notice, recorded)
  expect(isAsRecorded(notice, record, 2026)).toBe(true)
  const [step] = caseSteps({ ...inAugust({ ...emptyCase, notice }), record })
  expect(step).toEqual({
    id: 'notice',
    state: 'started',
    wrong: [],
    lacking: [{ code: 'petition_deadline' }],
  })
})

it('who says that the home is no homestead is believed, and need not type what the record has', () => {
  const notice = withRecorded({ ...emptyCase.notice, homestead: false }, recorded)
  expect(notice.homestead).toBe(false)
  expect(isAsRecorded(notice, record, 2026)).toBe(true)
  expect(isAsRecorded({ ...notice, homestead: true }, { ...record, homestead: false }, 2026)).toBe(false)
})

it('a notice that shows another number is asked for all of it', () => {
  const notice = withRecorded(emptyCase.notice, recorded)
  const other = { ...notice, numbers: { ...notice.numbers, justValue: 430_000 } }
  expect(isAsRecorded(other, record, 2026)).toBe(false)
  const [step] = caseSteps({ ...inAugust({ ...emptyCase, notice: other }), record })
  expect(step?.lacking.length).toBeGreaterThan(1)
})

it('typed numbers that the record has otherwise are told one by one', () => {
  const numbers = { ...emptyCase.notice.numbers, justValue: 214_000, taxableSchool: 275_000 }
  expect(numbersOtherThanRecorded({ numbers }, recorded)).toEqual([
    { name: 'justValue', typed: 214_000, recorded: 420_000 },
  ])
  expect(numbersOtherThanRecorded(emptyCase.notice, recorded)).toEqual([])
})

it('a typed total tax stays with values like the record’s, and goes with others', () => {
  const numbers = { ...emptyCase.notice.numbers, justValue: 420_000, totalTax: 3_120 }
  const alike = { ...emptyCase.notice, numbers }
  expect(withRecorded(alike, recorded).numbers.totalTax).toBe(3_120)
  const other = { ...alike, numbers: { ...numbers, justValue: 214_000 } }
  expect(withRecorded(other, recorded).numbers.totalTax).toBeNull()
  expect(isAsRecorded(withRecorded(other, recorded), record, 2026)).toBe(true)
})

it('the exemption of an earlier year is told from the one of the year, which is indexed', () => {
  // $300,000 less $50,000, as until 2024; for 2026 it is $25,000 and $26,411.
  const older = { ...recorded, numbers: { ...recorded.numbers, taxableCounty: 250_000 } }
  expect(olderExemption(older, 2026)).toEqual({
    shownCents: 5_000_000,
    lawfulCents: 5_141_100,
    taxableCents: 24_858_900,
  })
  expect(olderExemption(recorded, 2026)).toBeNull()
  expect(olderExemption({ ...older, homestead: false }, 2026)).toBeNull()
  const withMore = { ...recorded, numbers: { ...recorded.numbers, taxableCounty: 243_589 } }
  expect(olderExemption(withMore, 2026)).toBeNull()
})
