/** Proves that what the appraiser takes off already stands in the table of the condition, and is never asked for. */
import { describe, expect, it } from 'vitest'
import type { ConditionItem } from '#core/case/file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { composeBlocks, composeSection, tablesIn } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import { countedPart } from '../facts/condition/cost-to-cure.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'

const slab: ConditionItem = {
  id: 'slab',
  what: 'Cracked slab',
  where: 'Garage',
  presentOnValuationDay: true,
  costCents: 1_000_000,
  costSource: 'estimate',
  costDetail: 'Sample Concrete',
}
const roof: ConditionItem = { ...slab, id: 'roof', what: 'Worn roof', where: 'Roof', costCents: 500_000 }

const written = (condition: readonly ConditionItem[]) => {
  const given = { ...rich, held: { ...richHeld, file: { ...richHeld.file, condition } } }
  const sheet = sheetOf(materialOf('condition_exhibit', NEW_HOMESTEAD, given))
  const plan = planOf(sheet).find(({ id }) => id === 'items')
  if (plan === undefined) throw new Error('the paper has a section on the condition')
  const [table] = tablesIn(composeBlocks(sheet, plan).blocks)
  return { table, text: composeSection(sheet, plan).paragraphs.join(' ') }
}

describe('what the appraiser takes off already', () => {
  it('has no column where nobody said it, and is asked at the hearing', () => {
    const { table, text } = written([slab, roof])
    expect(table?.columns).toEqual(['Defect', 'Where', 'Cost to cure', 'Source', 'Shown by'])
    expect(text).toContain(
      'I ask the appraiser to state at the hearing what has been allowed for the condition of the home',
    )
  })

  it('stands beside the cost, and what is not known is said', () => {
    const { table, text } = written([{ ...slab, allowedCents: 300_000 }, roof])
    expect(table?.columns[3]).toBe('Already allowed for')
    expect(table?.rows.map((row) => row[3])).toEqual(['$3,000', 'Not known'])
    expect(table?.figureColumns).toEqual([2, 3])
    expect(text).toContain('allowed for the items without a figure')
  })

  it('is nothing where its owner typed 0, and then nothing is asked', () => {
    const { table, text } = written([{ ...slab, allowedCents: 0 }])
    expect(table?.rows.map((row) => row[3])).toEqual(['Nothing'])
    expect(text).toContain('The table names what the appraiser has already allowed for.')
    expect(text).not.toContain('I ask the appraiser to state')
  })
})

describe('the part of the costs that is counted', () => {
  const allowed = { ...slab, allowedCents: 300_000 }
  it.each([
    [[slab, roof], 1_500_000, ''],
    [[allowed, roof], 1_500_000, 'The appraiser already allows for $3,000, so I count $12,000.'],
    [
      [slab, { ...roof, costSource: 'own' }] as const,
      1_500_000,
      'I count $10,000 of that, which a written estimate or invoice shows.',
    ],
    [
      [allowed, { ...roof, costSource: 'own' }] as const,
      1_500_000,
      'A written estimate or invoice shows $10,000 of that. The appraiser already allows for $3,000, so I count $7,000.',
    ],
  ] as const)('%#', (items, totalCents, words) => {
    expect(countedPart(items, totalCents)).toBe(words)
  })
})

describe('the case in brief', () => {
  const brief = (condition: readonly ConditionItem[]) => {
    const given = { ...rich, held: { ...richHeld, file: { ...richHeld.file, condition } } }
    const sheet = sheetOf(materialOf('evidence_list', NEW_HOMESTEAD, given))
    const plan = planOf(sheet).find(({ id }) => id === 'case')
    if (plan === undefined) throw new Error('the paper has the case in brief')
    return composeSection(sheet, plan).paragraphs.join(' ')
  }

  it('says what the papers show, what is allowed for, and what is left', () => {
    expect(
      brief([
        { ...slab, allowedCents: 300_000 },
        { ...roof, costSource: 'invoice' },
      ]),
    ).toContain(
      'A written estimate and an invoice put the cost to cure at $15,000. The appraiser already allows for $3,000, so I count $12,000.',
    )
  })

  it('gives the cost of an estimate to the defects that the estimate covers', () => {
    expect(brief([slab])).toContain('A written estimate puts the cost to cure at $10,000.')
    expect(brief([slab, { ...roof, costSource: 'own' }])).toContain(
      'A written estimate puts the repair of the slab at $10,000.',
    )
  })
})
