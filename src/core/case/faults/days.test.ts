/** Proves that a day which may be right and costs much if it is not is asked about, and that nothing waits for the answer. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { nextCaseStep } from '#core/case/step/next-step.ts'
import { captioned, inAugust, prepared } from '#core/case/testing/cases.ts'
import { dayFaults } from './days.ts'

const day = calendarDate
const found = (file: CaseFile) => dayFaults({ file, taxYear: 2026, today: day('2027-02-20') })
const stepOn = (today: string, file: CaseFile) =>
  nextCaseStep({ ...inAugust(file), today: day(today), uploads: [captioned] })

const late: CaseFile = {
  ...prepared,
  notice: { ...prepared.notice, petitionDueOn: day('2026-09-07') },
  filing: { ...emptyCase.filing, petitionFiledOn: day('2026-10-20') },
}
const heldOn = (date: string): CaseFile['hearing'] => ({ ...emptyCase.hearing, heldOn: day(date) })

describe('a petition received after the last day printed', () => {
  it('is asked about with both days', () => {
    const [asked] = found(late)
    expect(asked).toMatchObject({ path: 'filing.petitionFiledOn', kind: 'doubtful', isAsked: true })
    const [on, printedOn] = ['2026-10-20', '2026-09-07']
    expect(asked?.reason).toEqual({ code: 'received_late', on, printedOn, hasNumber: false })
  })

  it('is in time on that day, and no question any more once a hearing is set', () => {
    expect(found({ ...late, filing: { ...late.filing, petitionFiledOn: day('2026-09-07') } })).toEqual([])
    expect(found({ ...late, hearing: heldOn('2027-01-20') })).toEqual([])
  })

  it('sends the owner to the clerk next, until the petition has a number; the payment comes before', () => {
    const step = stepOn('2026-10-31', late)
    expect(step).toMatchObject({ id: 'petition_late', step: 'filing', deadline: null })
    expect(step.fault?.code).toBe('received_late')
    const numbered = { ...late, filing: { ...late.filing, petitionNumber: '2026-7' } }
    expect(stepOn('2026-11-01', numbered).id).toBe('pay')
    expect(stepOn('2026-11-01', late).id).toBe('pay')
  })
})

describe('a hearing', () => {
  // Saturday and Sunday; Christmas is a Friday in 2026.
  it.each([
    ['2027-01-16', true],
    ['2027-01-17', true],
    ['2026-12-25', false],
  ])('on %s is asked about', (date, isWeekend) => {
    const [asked] = found({ ...prepared, hearing: heldOn(date) })
    expect(asked).toMatchObject({ path: 'hearing.heldOn', kind: 'doubtful', isAsked: true })
    expect(asked?.reason).toEqual({ code: 'on_day_off', on: date, isWeekend })
  })

  it('on a legal holiday on which offices may be open is not', () => {
    // Lincoln's Birthday, a Friday.
    expect(found({ ...prepared, hearing: heldOn('2027-02-12') })).toEqual([])
  })

  it('on a Wednesday is not', () => {
    expect(found({ ...prepared, hearing: heldOn('2027-01-20') })).toEqual([])
  })

  it('on a holiday stops no step', () => {
    const filing = { ...late.filing, petitionFiledOn: day('2026-09-01'), paidOn: day('2026-11-01') }
    const called = { ...prepared, filing, hearing: heldOn('2026-12-25') }
    expect(stepOn('2026-12-01', called).id).toBe('deliver')
  })
})
