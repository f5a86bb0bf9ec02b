/** Proves that a document is asked for with what the case holds, and says what is missing before it is asked for. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import {
  documentRequest,
  numbersOf,
  type RequestMaterial,
  scriptMinutesFor,
} from '#core/case/document/request.ts'
import { prepared } from '#core/case/testing/cases.ts'
import { emptyCase } from '../file.ts'

const material: RequestMaterial = {
  file: prepared,
  taxYear: 2026,
  today: calendarDate('2026-11-21'),
  isOnRoll: false,
}

it('carries the numbers of the notice, the printed day and the hearing', () => {
  const hearing = { ...emptyCase.hearing, heldOn: calendarDate('2027-01-20'), minutes: 12 }
  expect(documentRequest({ ...material, file: { ...prepared, hearing } }, 'hearing_script')).toEqual({
    ok: true,
    value: {
      kind: 'hearing_script',
      trimNumbers: { ...prepared.notice.numbers, homestead: true, otherUse: false, taxYear: 2026 },
      minutes: 10,
      petitionDueOn: '2026-09-14',
      hearingOn: '2027-01-20',
    },
  })
})

it('goes on for a case of the year before, once its petition is filed', () => {
  const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-10') }
  const later = { ...material, today: calendarDate('2027-09-01'), file: { ...prepared, filing } }
  expect(documentRequest(later, 'cover_letter')).toMatchObject({
    ok: true,
    value: { trimNumbers: { taxYear: 2026 } },
  })
})

it('takes the length of a script that was chosen before the one that fits', () => {
  const asked = documentRequest(material, 'hearing_script', 15)
  expect(asked).toMatchObject({ ok: true, value: { minutes: 15 } })
  expect(documentRequest(material, 'playbook', 15)).not.toMatchObject({ value: { minutes: 15 } })
})

it('leaves out what the case does not hold, where the roll has the values', () => {
  const asked = documentRequest({ ...material, file: emptyCase, isOnRoll: true }, 'case_summary')
  expect(asked).toEqual({ ok: true, value: { kind: 'case_summary' } })
})

describe('nothing is asked for', () => {
  it('without any values', () => {
    const asked = documentRequest({ ...material, file: emptyCase }, 'case_summary')
    expect(asked).toEqual({ ok: false, reason: 'numbers-missing' })
  })

  it('about notices that are not out yet, or an earlier year of which nothing is under way', () => {
    const coming = documentRequest({ ...material, taxYear: 2027 }, 'case_summary')
    expect(coming).toEqual({ ok: false, reason: 'no-notice-yet' })
    const over = documentRequest({ ...material, taxYear: 2025 }, 'case_summary')
    expect(over).toEqual({ ok: false, reason: 'case-over', noticeYear: 2026 })
  })

  it('with numbers that cannot stand on one notice', () => {
    const numbers = { ...prepared.notice.numbers, assessedSchool: 430_000 }
    const file = { ...prepared, notice: { ...prepared.notice, numbers } }
    expect(documentRequest({ ...material, file }, 'case_summary')).toMatchObject({
      ok: false,
      reason: 'numbers-contradict',
      problems: [{ field: 'assessedSchool', code: 'assessed_above_just' }],
    })
  })
})

it('counts the exemption that the numbers have where the owner says that the home is no homestead', () => {
  const numbers = {
    justValue: 420_000,
    assessedSchool: 300_000,
    taxableSchool: 275_000,
    assessedCounty: 300_000,
    taxableCounty: 248_589,
    totalTax: 4_854.67,
  }
  const homesteadOf = (taxableCounty: number) =>
    numbersOf({
      file: {
        ...emptyCase,
        notice: { ...emptyCase.notice, homestead: false, numbers: { ...numbers, taxableCounty } },
      },
      taxYear: 2026,
    })?.homestead
  expect(homesteadOf(248_589)).toBe(true)
  expect(homesteadOf(300_000)).toBe(false)
})

it.each([
  [null, 10],
  [3, 5],
  [5, 5],
  [14, 10],
  [15, 15],
  [60, 15],
])('of %s minutes the script takes %i', (minutes, expected) => {
  expect(scriptMinutesFor(minutes)).toBe(expected)
})
