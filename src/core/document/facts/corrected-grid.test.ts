/** Proves that a grid follows a correction at its own rates where it can, says so, and says so too where it cannot. */
import { describe, expect, it } from 'vitest'
import { type Correction, emptyCase } from '#core/case/case-file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { composeTable } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'
import { correctedGrid } from './corrected-grid.ts'
import type { SalesMaterial } from './sales-material.ts'

if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
/** Each sale has 1,790 square feet, so that the home has 120 more. */
const sales: SalesMaterial = {
  ...rich.sales,
  home: { livingAreaSqft: 1_910, landSqft: 8_000, effectiveYearBuilt: 1995 },
}
const correction = (change: Partial<Correction>): Correction => ({
  ...{ id: 'c', field: 'living_area', recordValue: '1,910 sq ft', trueValue: '1,600', why: '', proof: '' },
  ...change,
})
const gridWith = (change: Partial<Correction>, found = sales) =>
  correctedGrid(found, { ...emptyCase, corrections: [correction(change)] })

describe('a correction of the size', () => {
  it('changes its own line of each sale at its own rate, and the sums', () => {
    const [first] = gridWith({}).sales.comparables
    expect(first?.adjustments.find(({ item }) => item === 'area')).toEqual({
      ...{ item: 'area', difference: -190, unitRateCents: 9_500 },
      amountCents: -1_805_000,
    })
    // 380,000 + 3,500 − 18,050 + 1,200 + 9,000 − 2,000
    expect(first).toMatchObject({ adjustedCents: 37_365_000, netPercent: -1.7, grossPercent: 8.9 })
  })

  it.each<[string, Partial<Correction>]>([
    ['does not quote the roll', { recordValue: '2,140' }],
    ['is no plain number', { trueValue: 'about 1,600 or so' }],
    ['would change the price beyond what is compared', { trueValue: '6,000' }],
    ['is of the land, and no sale differs in it', { field: 'land_area', recordValue: '8,000' }],
  ])('is left out, and that is said, where it %s', (_, change) => {
    const { sales: left, corrections } = gridWith(change)
    expect(left).toBe(sales)
    expect(corrections.map(({ words }) => words)).toEqual([
      expect.stringMatching(/are worked out with the figure of the roll; the owner’s correction, “/),
    ])
  })

  it.each([
    [sales, 'gives the home, 1995, and that is another entry'],
    [{ ...sales, home: undefined }, 'gives the home, and that is another entry'],
  ])('of the year built is never worked in, and the reason is said', (found, said) => {
    const change = { field: 'year_built', recordValue: '1995', trueValue: '1961' } as const
    const { sales: left, corrections } = gridWith(change, found)
    expect(left).toBe(found)
    expect(corrections.map(({ words }) => words)).toEqual([
      expect.stringMatching(/^Year built of the home: the owner’s correction, “1961”, is not in the adj/),
    ])
    expect(corrections[0]?.words).toContain(said)
  })

  it('of what no grid counts touches nothing', () => {
    expect(gridWith({ field: 'pool' }).corrections).toEqual([])
  })
})

describe('the papers', () => {
  const file = { ...richHeld.file, corrections: [correction({})] }
  const sheetFor = (kind: 'comparable_analysis' | 'evidence_list' | 'hearing_script' | 'playbook') =>
    sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, sales, held: { ...richHeld, file } }))
  const words =
    'Effective area of the home: 1,600 square feet by the owner’s correction; the roll says 1,910. The adjustments are worked out with the owner’s figure, at the same rates.'

  const spoken =
    '“In the adjustments I take the effective area of my home as 1,600 square feet, as I corrected it; the roll says 1,910.”'

  it.each([
    ['comparable_analysis', words],
    ['evidence_list', words],
    ['hearing_script', spoken],
  ] as const)('%s says whose figure', (kind, said) => {
    const text = composeAll(sheetFor(kind))
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
    expect(text).toContain(said)
    expect(text).toContain('lie between $362,650 and $373,650.')
  })

  it('print the line so that it works out', () => {
    const sheet = sheetFor('comparable_analysis')
    const rows = planOf(sheet).flatMap((plan) => composeTable(sheet, plan)?.table.rows ?? [])
    expect(rows.map((cells) => cells.join(' | '))).toContainEqual(
      expect.stringMatching(/^Effective area \| 190 square feet less \| \$95\.0+ \| −\$18,050$/),
    )
  })

  it('say beside the estimate that it knows the record alone', () => {
    const estimates = sheetFor('playbook').facts.filter(({ id }) => id.startsWith('estimate.'))
    expect(estimates.at(-1)?.value).toContain('your corrections of the record are not in it')
  })
})
