/** Proves that what the script has the owner say can be said aloud, and that the letter names all that goes with it. */
import { describe, expect, it } from 'vitest'
import type { Correction } from '#core/case/case-file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { DocumentKind } from './draft-kinds.ts'
import type { CaseMaterial } from './fact-sheet-case.ts'
import { rich, richHeld } from './testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from './testing/written-cases.ts'

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
