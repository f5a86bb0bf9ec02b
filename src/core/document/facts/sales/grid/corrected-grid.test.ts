/** Proves that what the sales are adjusted with is what the owner corrected, that it is said, and said too where it is not. */
import { describe, expect, it } from 'vitest'
import { type Correction, emptyCase } from '#core/case/file.ts'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { SalesMaterial } from '../material.ts'
import { gridCorrections, recordCorrections } from './corrected-grid.ts'

if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
/** As valued with the correction below. */
const sales: SalesMaterial = {
  ...rich.sales,
  home: { livingAreaSqft: 1_600, landSqft: 8_000, effectiveYearBuilt: 1995 },
  correctedFrom: { livingAreaSqft: 1_910 },
}
const ofRecord: SalesMaterial = {
  ...rich.sales,
  home: { livingAreaSqft: 1_910, landSqft: 8_000, effectiveYearBuilt: 1995 },
}
const correction = (change: Partial<Correction> = {}): Correction => ({
  id: 'c',
  field: 'living_area',
  recordValue: '1,910 sq ft',
  trueValue: '1,600',
  why: '',
  proof: '',
  ...change,
})
const fileWith = (change: Partial<Correction> = {}) => ({ ...emptyCase, corrections: [correction(change)] })

describe('what the sales are adjusted with', () => {
  it('is the last correction of the size and of the land, as plain numbers', () => {
    const corrections = [
      correction({ trueValue: '1,700' }),
      correction(),
      correction({ field: 'land_area', recordValue: '8,000 sq ft', trueValue: '7,500' }),
    ]
    expect(recordCorrections({ corrections })).toEqual([
      { field: 'livingAreaSqft', recordFigure: 1_910, ownFigure: 1_600 },
      { field: 'landSqft', recordFigure: 8_000, ownFigure: 7_500 },
    ])
  })

  it.each<[string, Partial<Correction>]>([
    ['no plain number', { trueValue: 'about 1,600 or so' }],
    ['the same as the record', { trueValue: '1,910' }],
    ['of the year built', { field: 'year_built', recordValue: '1995', trueValue: '1961' }],
    ['of what no grid counts', { field: 'pool' }],
  ])('is not a correction that is %s', (_, change) => {
    expect(recordCorrections(fileWith(change))).toEqual([])
  })
})

describe('a correction', () => {
  it('that is in the grid is named with both figures', () => {
    expect(gridCorrections(sales, fileWith())).toMatchObject([
      { changed: { rollFigure: 1_910, ownFigure: 1_600 } },
    ])
  })

  it.each<[string, Partial<Correction>]>([
    ['does not quote the roll', { recordValue: '2,140' }],
    ['is no plain number', { trueValue: 'about 1,600 or so' }],
    ['is beyond what sales are compared at', { trueValue: '6,000' }],
  ])('that is not in it is said to be left out, where it %s', (_, change) => {
    expect(gridCorrections(ofRecord, fileWith(change)).map(({ words }) => words)).toEqual([
      expect.stringMatching(/use the county’s figure\. The owner’s correction, “/),
    ])
  })

  it.each([
    [ofRecord, 'county’s record, 1995. The appraiser sets that year'],
    [{ ...ofRecord, home: undefined }, 'county’s record. The appraiser sets that year'],
  ])('of the year built is never worked in, and the reason is said', (found, said) => {
    const change = { field: 'year_built', recordValue: '1995', trueValue: '1961' } as const
    const [first] = gridCorrections(found, fileWith(change))
    expect(first?.words).toMatch(/^Year built of the home: the owner’s correction, “1961,” is not in the adj/)
    expect(first?.words).toContain(said)
    expect(first?.words.match(/\./g)).toHaveLength(3)
  })

  it('of what no grid counts, or of what the record says already, is not spoken of', () => {
    expect(gridCorrections(ofRecord, fileWith({ field: 'pool' }))).toEqual([])
    expect(gridCorrections(ofRecord, fileWith({ trueValue: '1,910' }))).toEqual([])
  })
})

describe('the papers', () => {
  const sheetFor = (
    kind: 'comparable_analysis' | 'evidence_list' | 'hearing_script' | 'playbook',
    found = sales,
  ) =>
    sheetOf(
      materialOf(kind, NEW_HOMESTEAD, {
        ...rich,
        sales: found,
        held: { ...richHeld, file: { ...richHeld.file, corrections: [correction()] } },
      }),
    )
  const words =
    'Effective area of the home: the county’s record has 1,910 square feet. According to my correction, that is 310 square feet too much, so the adjustments use 1,600 square feet, at the same rates.'
  const spoken = 'The adjustments use my corrected figure for the area, 1,600 square feet.”'

  it.each([
    ['comparable_analysis', words],
    ['hearing_script', spoken],
  ] as const)('%s says whose figure, beside the adjusted prices of the list', (kind, said) => {
    const text = composeAll(sheetFor(kind))
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
    expect(text).toContain(said)
    if (kind !== 'hearing_script')
      expect(text).toContain('For the other sale the county’s record has no figures.')
  })

  it('say beside the estimate where a correction is not in it, and only there', () => {
    const saidIn = (found: SalesMaterial) =>
      sheetFor('playbook', found)
        .facts.filter(({ id }) => id.startsWith('estimate.'))
        .some(({ value }) => String(value).includes('isn’t in this estimate'))
    expect(saidIn(sales)).toBe(false)
    expect(saidIn(ofRecord)).toBe(true)
  })
})
