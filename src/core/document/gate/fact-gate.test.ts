/** Proves that every document the composer writes may stand, and that none does in which a figure or a promise was slipped. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RENTAL } from '#core/tax/testing/example-homes.ts'
import { composeSection, type DraftSection } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import { lawFacts } from '../facts/law/law.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { hostileSentences } from '../testing/hostile-sentences.ts'
import { composeAll, materialOf, sheetOf, writtenCases } from '../testing/written-cases.ts'
import { checkDocument, checkSection, type GateProblem } from './fact-gate.ts'
import { FORBIDDEN } from './fact-gate-words.ts'

const problemsOf = (sheet: FactSheet, sections: readonly DraftSection[]): readonly GateProblem[] =>
  checkDocument(sheet, planOf(sheet), sections)

const kindsOf = (sheet: FactSheet, sections: readonly DraftSection[]) =>
  problemsOf(sheet, sections).map(({ kind }) => kind)

/** The one document in which most is said. */
const analysis = (): readonly [FactSheet, readonly DraftSection[]] => {
  const [, sheet] =
    writtenCases.find(([name]) => name === 'case_summary of a new homestead, of the roll') ?? []
  if (sheet === undefined) throw new Error('the case is gone')
  return [sheet, composeAll(sheet)]
}

const changed = (
  sections: readonly DraftSection[],
  id: string,
  change: (paragraphs: readonly string[]) => readonly string[],
): readonly DraftSection[] =>
  sections.map((one) => (one.id === id ? { ...one, paragraphs: change(one.paragraphs) } : one))

const replaced = (sections: readonly DraftSection[], from: string, to: string): readonly DraftSection[] => {
  const all = sections.map((one) => ({
    ...one,
    paragraphs: one.paragraphs.map((text) => text.replace(from, to)),
  }))
  expect(all, `${from} stands in the document`).not.toEqual(sections)
  return all
}

const added = (sections: readonly DraftSection[], sentence: string): readonly DraftSection[] =>
  changed(sections, 'answer', (paragraphs) => [...paragraphs, sentence])

describe('what the composer writes', () => {
  it.each(writtenCases)('%s passes whole', (_, sheet) => {
    expect(problemsOf(sheet, composeAll(sheet))).toEqual([])
  })

  it('is the same each time', () => {
    const [sheet, sections] = analysis()
    expect(composeAll(sheet)).toEqual(sections)
  })

  it('quotes law that itself neither advises nor promises', () => {
    const wording = FORBIDDEN.filter(([kind]) => kind !== 'citation' && kind !== 'county')
    for (const { value } of lawFacts) {
      expect(wording.filter(([, pattern]) => pattern.test(String(value)))).toEqual([])
    }
  })
})

/** The text with its nth digit made another one. */
const slipped = (text: string, index: number): string =>
  `${text.slice(0, index)}${(Number(text[index]) + 1) % 10}${text.slice(index + 1)}`

describe('a changed digit', () => {
  it.each(writtenCases)('is seen wherever it stands in %s', (_, sheet) => {
    const slips = planOf(sheet).flatMap((plan) => {
      const section = composeSection(sheet, plan)
      return section.paragraphs.flatMap((text) =>
        [...text.matchAll(/\d/g)].map(({ index }) => {
          const slip = slipped(text, index)
          const kinds = checkSection(sheet, plan, { ...section, paragraphs: [slip] }).map(({ kind }) => kind)
          return { slip, isSeen: kinds.includes('figure') }
        }),
      )
    })
    expect(slips.length).toBeGreaterThan(15)
    expect(slips.filter(({ isSeen }) => !isSeen)).toEqual([])
  })
})

describe('a document is stopped', () => {
  it.each([
    ['a wrong year', 'For 2026 the', 'For 2025 the'],
    ['a rounded number', 'for 2026 is $420,000', 'for 2026 is $400,000'],
    ['a number with a tail', 'for 2026 is $420,000', 'for 2026 is $420,000.50'],
    ['another house number', 'home at 123 Main St', 'home at 125 Main St'],
    ['another street', 'home at 123 Main St', 'home at 123 Ocean Dr'],
    ['another parcel', '4ZD-000001', '4ZD-000002'],
    ['another valuation day', 'worth on January 1, 2026', 'worth on January 2, 2026'],
    ['another subsection', 's. 194.301, Florida', 's. 194.301(2), Florida'],
  ])('for %s', (_, from, to) => {
    const [sheet, sections] = analysis()
    expect(kindsOf(sheet, replaced(sections, from, to))).toContain('figure')
  })

  it.each(hostileSentences)('for %s: %s', (kind, sentence) => {
    const [sheet, sections] = analysis()
    expect(kindsOf(sheet, added(sections, sentence))).toContain(kind)
  })

  it('when it is empty, cut short, out of order or repeated', () => {
    const [sheet, sections] = analysis()
    const [first, second, ...others] = sections
    if (first === undefined || second === undefined) throw new Error('the document has sections')
    expect(kindsOf(sheet, [])).toContain('section')
    expect(kindsOf(sheet, sections.slice(0, -1))).toEqual(['section'])
    expect(kindsOf(sheet, [second, first, ...others])).toContain('section')
    expect(kindsOf(sheet, [...sections, first])).toEqual(['section'])
    expect(
      kindsOf(
        sheet,
        changed(sections, 'home', () => []),
      ),
    ).toEqual(['empty', 'missing-fact'])
    const half = changed(sections, 'values', ([head = '']) => [head.slice(0, head.length / 2)])
    expect(kindsOf(sheet, half)).toContain('unfinished')
  })

  it('when a paragraph or a section has no end', () => {
    const [sheet, sections] = analysis()
    expect(kindsOf(sheet, added(sections, `${'So it is. '.repeat(200)}Yes.`))).toContain('too-long')
    const many = changed(sections, 'else', () => Array.from({ length: 61 }, () => 'So it is.'))
    expect(kindsOf(sheet, many)).toContain('too-long')
  })

  it('when it leans on a fact that the sheet does not hold', () => {
    const [sheet, sections] = analysis()
    const leaning = sections.map((one) => ({ ...one, facts: [...one.facts, 'sale.neighbor'] }))
    expect(kindsOf(sheet, leaning)).toContain('unknown-fact')
  })

  it('when a section leaves out what it is there for', () => {
    const [sheet, sections] = analysis()
    const bare = changed(sections, 'values', () => ['The values are as they are.'])
    expect(problemsOf(sheet, bare)).toEqual([
      { sectionId: 'values', kind: 'missing-fact', at: 'value.just' },
      { sectionId: 'values', kind: 'missing-fact', at: 'value.year' },
    ])
  })
})

const addressless = {
  county: 'Hillsborough County',
  appraiserOffice: null,
  appraiserPhone: null,
  appraiserAddress: null,
  boardOffice: null,
  countySeat: null,
  boardAddress: null,
  parcelId: null,
}

/** What a person may have typed as a street, with what else a form lets through. */
const street = fc.string({
  unit: fc.constantFrom(...'19 0.,#-/$%()&½Aaé"’*[]{}<>?!\\'),
  minLength: 1,
  maxLength: 40,
})

it('any address stands in a document as it was typed, and a digit put to it is seen', () => {
  const parts = fc.record({ typed: street, at: fc.constantFrom(0, 3, 9) })
  const holds = fc.property(parts, ({ typed, at }) => {
    const address = `${typed.trim() || 'A'}, Tampa, FL 33602`
    const sheet = sheetOf(
      materialOf('case_summary', RENTAL, { home: { ...addressless, address, homestead: false } }),
    )
    const sections = composeAll(sheet)
    expect(problemsOf(sheet, sections)).toEqual([])
    expect(kindsOf(sheet, replaced(sections, '33602', `3360${at}`))).toContain('figure')
  })
  fc.assert(holds, { numRuns: 30 })
})
