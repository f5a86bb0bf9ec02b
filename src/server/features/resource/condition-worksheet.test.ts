/** Proves that the condition worksheet adds up what counts and nothing else. */
import { describe, expect, it } from 'vitest'
import { computeWorkbook } from '#server/services/testing/compute-workbook.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { ada, fileOf } from './testing/cases.ts'

describe('the condition worksheet', () => {
  it('adds up only what was there on January 1, less what is allowed already', async () => {
    const book = await computeWorkbook(await fileOf('condition-worksheet', 'xlsx', ada))
    const total = (at: number) => book.value('Condition', `I${24 + at}`)
    expect([0, 1, 2, 3, 5].map(total)).toEqual([0, 0, 0, 0, 0])
    const rows = [
      ['Yes', 12_000, 15_000],
      ['No', 90_000, 99_000],
      ['Yes', 3_000, 4_500],
    ] as const
    rows.forEach(([there, low, high], at) => {
      book.type('Condition', `D${8 + at}`, there)
      book.type('Condition', `H${8 + at}`, low)
      book.type('Condition', `I${8 + at}`, high)
    })
    book.type('Condition', 'I28', 10_000)
    // 12,000 + 3,000; 15,000 + 4,500; (15,000 + 19,500) ÷ 2; less 10,000
    expect([0, 1, 2, 3, 5].map(total)).toEqual([2, 15_000, 19_500, 17_250, 7_250])
    book.type('Condition', 'I28', 20_000)
    expect(total(5)).toBe(0)
  })

  it('shows the totals of the lines it comes with before it computes', async () => {
    const line = { what: 'Roof', where: '', costDetail: '' }
    const conditionLines = [
      { ...line, presentOnValuationDay: true, costCents: 1_234_500 },
      { ...line, presentOnValuationDay: false, costCents: 900_000 },
      { ...line, presentOnValuationDay: true, costCents: null },
    ]
    const book = await computeWorkbook(
      await fileOf('condition-worksheet', 'xlsx', { ...ada, conditionLines }),
    )
    const cells = [24, 25, 26, 27, 29].map((row) => `I${row}`)
    expect(cells.map((cell) => book.stored('Condition', cell))).toEqual([2, 12_345, 12_345, 12_345, 12_345])
    expect(cells.map((cell) => book.value('Condition', cell))).toEqual([2, 12_345, 12_345, 12_345, 12_345])
  })

  it('keeps a name that looks like a formula a name', async () => {
    const sheet =
      (await unzip(await fileOf('condition-worksheet', 'xlsx', ada))).get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toMatch(/<c r="C3" t="s"/)
    expect(sheet).not.toContain('<f>1+1</f>')
  })
})
