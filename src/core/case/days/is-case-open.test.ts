/** Proves that a case of an earlier year goes on to its decision and to the days after it, and no further. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { isCaseOpen } from '#core/case/days/is-case-open.ts'
import { type CaseFile, emptyCase } from '../file.ts'

const filed: CaseFile = {
  ...emptyCase,
  filing: { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-10') },
}
const heard: CaseFile = {
  ...emptyCase,
  hearing: { ...emptyCase.hearing, heldOn: calendarDate('2027-09-20') },
}
const decided = (kind: CaseFile['outcome']['kind'], decidedOn: string | null): CaseFile => ({
  ...filed,
  outcome: { ...emptyCase.outcome, kind, decidedOn: decidedOn === null ? null : calendarDate(decidedOn) },
})

it.each([
  ['of the newest notices', emptyCase, '2026-11-21', true],
  ['of the newest notices, until the next ones', emptyCase, '2027-08-08', true],
  ['of notices that are not out yet', filed, '2026-08-01', false],
  ['of earlier notices, with nothing filed', emptyCase, '2027-08-09', false],
  ['of earlier notices, with a petition', filed, '2027-08-09', true],
  ['of earlier notices, with a hearing', heard, '2027-08-09', true],
  // Sixty days after July 1, 2027 is Monday, August 30.
  ['decided, on the last day for the court', decided('not_reduced', '2027-07-01'), '2027-08-30', true],
  ['decided, a day later', decided('reduced', '2027-07-01'), '2027-08-31', false],
  ['decided on a day that is not noted', decided('reduced', null), '2027-08-31', true],
  ['ended by agreement', decided('settled', null), '2027-08-09', false],
  ['withdrawn', decided('withdrawn', '2027-08-01'), '2027-08-09', false],
] as const)('a case %s', (_, file, today, isOpen) => {
  expect(isCaseOpen({ file, taxYear: 2026, today: calendarDate(today) })).toBe(isOpen)
})
