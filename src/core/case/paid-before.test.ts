/** Proves that a repair paid by January 1 is no defect of that day, and that a later invoice or an estimate still counts. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { tellFault } from '#words/case/fault.ts'
import { caseFaults } from './faults/of-case.ts'
import { type ConditionItem, emptyCase } from './file.ts'
import { asOnValuationDay, lastDayIn } from './paid-before.ts'

const item: ConditionItem = {
  id: 'drain',
  what: 'Septic drain field failed',
  where: 'Back yard',
  presentOnValuationDay: true,
  costCents: 890_000,
  costSource: 'invoice',
  costDetail: '',
}

const paper = (takenOn: string, caption = 'Invoice for the drain field') => ({
  id: caption,
  kind: 'paper' as const,
  name: 'scan.pdf',
  caption,
  takenOn: calendarDate(takenOn),
  pages: 1,
  uploadedAt: new Date('2026-08-01T12:00:00Z'),
})

const countedOf = (changes: Partial<ConditionItem>, files: readonly ReturnType<typeof paper>[] = []) => {
  const file = { ...emptyCase, condition: [{ ...item, ...changes }] }
  return costToCure(asOnValuationDay(file, 2026, files)).cents
}

describe('the cost of an invoice', () => {
  it.each([
    ['Lithia Septic Service, December 22, 2025', 0],
    ['Lithia Septic Service, 12/22/2025', 0],
    ['Lithia Septic Service, 22 de diciembre de 2025', 0],
    ['Lithia Septic Service, Jan. 1, 2026', 0],
    ['Lithia Septic Service, December 2025', 0],
    ['Lithia Septic Service, January 2026', 890_000],
    ['Estimate of December 4, 2025, paid February 17, 2026', 890_000],
    ['Lithia Septic Service', 890_000],
  ])('%s', (costDetail, cents) => {
    expect(countedOf({ costDetail })).toBe(cents)
  })

  it('goes by the day of its paper too, and not by that of an estimate before it', () => {
    expect(countedOf({}, [paper('2025-12-22')])).toBe(0)
    expect(countedOf({}, [paper('2026-02-17')])).toBe(890_000)
    expect(countedOf({}, [paper('2025-12-04', 'Estimate for the drain field')])).toBe(890_000)
  })

  it('is not that of an estimate, which is made before the work', () => {
    expect(countedOf({ costSource: 'estimate', costDetail: 'Lithia, December 22, 2025' })).toBe(890_000)
  })
})

it('its owner is told at the field what to do', () => {
  const costDetail = 'Lithia Septic Service, December 22, 2025'
  const facts = { taxYear: 2026, today: calendarDate('2026-08-26') }
  const told = caseFaults({ ...facts, file: { ...emptyCase, condition: [{ ...item, costDetail }] } })
  expect(told.map(({ path, kind, reason }) => [path, kind, tellFault(reason)])).toEqual([
    [
      'condition.drain.costDetail',
      'doubtful',
      'Item 1 (Septic drain field failed): its invoice is dated Monday, December 22, 2025. You paid it before January 1, 2026, so the repair was already done, and your documents leave it out. Count it only if the work came later. If so, change the date.',
    ],
  ])
  expect(caseFaults({ ...facts, file: { ...emptyCase, condition: [item] } })).toEqual([])
})

it('a number that is no day is none', () => {
  expect(lastDayIn('Invoice 4410-22, unit 13/45/2025')).toBeNull()
})
