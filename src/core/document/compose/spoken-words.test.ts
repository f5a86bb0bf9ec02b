/** Proves that what the script has the owner say can be said aloud, and that the letter names all that goes with it. */
import { describe, expect, it } from 'vitest'
import type { Correction } from '#core/case/case-file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import type { CaseMaterial } from '../facts/fact-sheet-case.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'

const textOf = (kind: DocumentKind, more: Partial<CaseMaterial> = {}): string =>
  composeAll(sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, ...more })))
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

const withReasons = (reasons: string): Partial<CaseMaterial> => ({
  held: { ...richHeld, file: { ...richHeld.file, value: { opinionCents: 37_900_000, reasons } } },
})

const correction = (more: Partial<Correction>): Partial<CaseMaterial> => {
  const one = {
    id: 'a',
    field: 'pool',
    recordValue: '',
    trueValue: 'No pool',
    why: '',
    proof: 'Plan',
  } as const
  return { held: { ...richHeld, file: { ...richHeld.file, corrections: [{ ...one, ...more }] } } }
}

describe('the script', () => {
  it.each([
    [{}, '“The record says nothing about the pool. It should say: No pool.”'],
    [{}, '“To prove it I show this: Plan.”'],
    [{ recordValue: 'Yes', trueValue: '' }, '“About the pool the record says: Yes. That is wrong.”'],
    [
      { field: 'living_area', recordValue: '2140', trueValue: '1,910' },
      '“The record gives the living area as 2,140 square feet; it is 1,910 square feet.”',
    ],
    [
      { field: 'land_area', recordValue: '0.25', trueValue: '0.19 acres' },
      '“The record gives the land area as 0.25; it is 0.19 acres.”',
    ],
    [{ field: 'bathrooms', recordValue: '3', trueValue: '2' }, '“The record says 3 bathrooms; there are 2.”'],
    [{ field: 'bedrooms', recordValue: '1', trueValue: '0' }, '“The record says 1 bedroom; there are none.”'],
    [
      { field: 'year_built', recordValue: '1998', trueValue: '1961' },
      '“The record says that my home was built in 1998; it was built in 1961.”',
    ],
    [{ field: 'other', recordValue: 'Corner lot' }, '“About one more point the record says: Corner lot.'],
  ] as const)('says a correction in sentences: %o', (more, words) => {
    expect(textOf('hearing_script', correction(more))).toContain(words)
  })

  it('speaks reasons that are sentences, and no note of a word', () => {
    expect(textOf('hearing_script', withReasons('Overall'))).not.toContain('Overall')
    expect(textOf('hearing_script', withReasons('Three sales and a cracked slab'))).toContain(
      '“My reasons are these: Three sales and a cracked slab.”',
    )
  })

  it('says in one sentence what a price and a just value have to do with each other where there is no time for more', () => {
    const brief =
      'A just value is usually lower than a price, because the cost of a sale is taken off: in Hillsborough County the just values of homes of the same use as mine that sold in 2025 stood, in the middle, at 87.9% of their prices.'
    const [short, usual] = [textOf('hearing_script', { minutes: 5 }), textOf('hearing_script')]
    expect(short).toContain(
      `“${brief}”\n“Brought to the level at which the roll values homes, 87.9%, that is $344,656 to $354,325.`,
    )
    expect(short).toMatch(/takes about [34](\.5)? of your 5 minutes/)
    expect(usual).not.toContain(brief)
    expect(usual).toContain('“A sale price is what a buyer pays. A just value is usually lower')
  })

  it.each([5, 10, 15] as const)(
    'of %i minutes says nothing in brackets, and the range after what it rests on',
    (minutes) => {
      const text = textOf('hearing_script', { minutes })
      const lines = text.split('\n').filter((line) => line.startsWith('“'))
      expect(lines.filter((line) => line.includes('(') && !line.includes('Exhibit'))).toEqual([])
      const [usual, brought] = ['usually lower', 'Brought to the level'].map((words) =>
        lines.findIndex((line) => line.includes(words)),
      )
      expect(brought).toBe((usual ?? 0) + 1)
    },
  )

  it('says that a correction of the year built is not in the adjustments', () => {
    const year = { field: 'year_built', recordValue: '1998', trueValue: '1961' } as const
    expect(textOf('hearing_script', correction(year))).toContain(
      '“My correction of the year built is not in the adjustments: they go by the effective year on the roll, which is another entry.”',
    )
  })

  it('speaks of the owner’s own opinion, and gives no hint to leave out what the case holds', () => {
    const text = textOf('hearing_script')
    expect(text).not.toMatch(/the opinion of value/i)
    expect(text).not.toContain('Leave this part out')
    expect(textOf('hearing_script', { held: null })).toContain('Leave this part out if the record is right.')
  })
})

describe('the cover letter', () => {
  it('names the papers that go with it, and then the exhibits', () => {
    const papers: readonly DocumentKind[] = ['cover_letter', 'evidence_list', 'comparable_analysis']
    expect(textOf('cover_letter', { papers })).toContain(
      'Enclosed: Evidence list and summary; Comparable analysis; Exhibit A to Exhibit C.',
    )
    expect(textOf('cover_letter')).toContain('Enclosed: Exhibit A to Exhibit C.')
    expect(textOf('cover_letter', { held: null })).not.toContain('Enclosed')
  })
})
