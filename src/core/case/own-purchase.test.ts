/** Proves when the record of the owner's purchase counts, and when its owner is asked about it. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from './file.ts'
import { isSetAside, paperAgainstRecord, purchaseSaid } from './own-purchase.ts'

const june = { year: 2025, month: 6 }
const paper = (day: string | null, caption = 'Closing statement') => ({
  kind: 'paper' as const,
  caption,
  name: 'scan.pdf',
  takenOn: day === null ? null : calendarDate(day),
})
const saidOf = (record: 'right' | 'wrong' | null, ...papers: ReturnType<typeof paper>[]) =>
  purchaseSaid({ value: { ...emptyCase.value, purchaseRecord: record } }, papers)

it.each([
  ['no paper', saidOf(null), null, false],
  ['a paper of the month', saidOf(null, paper('2025-06-30')), null, false],
  ['a paper of another month', saidOf(null, paper('2025-10-14')), '2025-10-14', true],
  ['one of each', saidOf(null, paper('2025-10-14'), paper('2025-06-02')), null, false],
  ['an undated paper', saidOf(null, paper(null)), null, false],
  ['another paper of another month', saidOf(null, paper('2025-10-14', 'Roof estimate')), null, false],
  ['another month, and the record is right', saidOf('right', paper('2025-10-14')), null, false],
  ['another month, and the record is wrong', saidOf('wrong', paper('2025-10-14')), null, true],
  ['no paper, and the record is wrong', saidOf('wrong'), null, true],
] as const)('%s', (_, said, asked, setAside) => {
  expect(paperAgainstRecord(said, june)).toBe(asked)
  expect(isSetAside(said, june)).toBe(setAside)
})

it('a case of before has no answer', () => {
  expect(purchaseSaid(emptyCase, [])).toEqual({ record: null, paid: null, papersOn: [] })
})

it('what the owner paid counts once its day and its price are known, and the record is wrong', () => {
  const paid = { purchasedOn: calendarDate('2025-10-14'), paidCents: 19_500_000 }
  const of = (value: object) => purchaseSaid({ value: { ...emptyCase.value, ...value } }, []).paid
  expect(of({ purchaseRecord: 'wrong', ...paid })).toEqual({ year: 2025, month: 10, priceCents: 19_500_000 })
  expect(of({ purchaseRecord: 'wrong', ...paid, paidCents: null })).toBeNull()
  expect(of({ purchaseRecord: 'right', ...paid })).toBeNull()
})
