/** Proves that the script goes as a hearing goes, can be said aloud, says no figure that the papers do not show, and answers what is asked. */
import { describe, expect, it } from 'vitest'
import { type Correction, emptyCase } from '#core/case/file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { type DocumentKind, HANDED_OVER_KINDS } from '../draft-kinds.ts'
import type { CaseMaterial } from '../facts/case.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { handedOverText } from '../testing/whole-text.ts'
import { composeAll, materialOf, sheetOf, writtenCases } from '../testing/written-cases.ts'

const sheetFor = (kind: DocumentKind, more: Partial<CaseMaterial> = {}) =>
  sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, ...more }))
const textOf = (kind: DocumentKind, more: Partial<CaseMaterial> = {}): string =>
  composeAll(sheetFor(kind, more))
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

const held = (change: Partial<typeof richHeld.file>): Partial<CaseMaterial> => ({
  held: { ...richHeld, file: { ...richHeld.file, ...change } },
})

const withReasons = (reasons: string): Partial<CaseMaterial> =>
  held({ value: { opinionCents: 37_900_000, reasons } })

const correction = (more: Partial<Correction>): Partial<CaseMaterial> => {
  const one = {
    id: 'a',
    field: 'pool',
    recordValue: '',
    trueValue: 'No pool',
    why: '',
    proof: 'Plan',
  } as const
  return held({ corrections: [{ ...one, ...more }] })
}

describe('a correction of the record', () => {
  it.each([
    [{}, 'The county’s record says nothing about the pool. It should say “No pool.” I rely on the plan.'],
    [{ recordValue: 'Yes', trueValue: '' }, 'For the pool, the county’s record says “Yes.” That is wrong.'],
    [{ recordValue: 'Yes', trueValue: 'No' }, 'The county’s record lists a pool. There is none.'],
    [
      { field: 'garage', recordValue: 'Two-car garage', trueValue: 'One-car garage' },
      'The county’s record lists a two-car garage. In fact it is a one-car garage.',
    ],
    [
      { field: 'living_area', recordValue: '2,140 sq ft', trueValue: '1,910 sq ft' },
      'lists the area of my home as 2,140 square feet. It is 1,910 square feet.',
    ],
    [{ proof: 'Photo', why: 'The second bay was never built' }, 'The second bay was never built.'],
    [
      { field: 'living_area', recordValue: '2140', trueValue: '1,910' },
      'The county’s record lists the area of my home as 2,140 square feet. It is 1,910 square feet.',
    ],
    [
      { field: 'land_area', recordValue: '0.25', trueValue: '0.19 acres' },
      'The county’s record lists the land area as 0.25. It is 0.19 acres.',
    ],
    [
      { field: 'bathrooms', recordValue: '3', trueValue: '2' },
      'The county’s record lists 3 bathrooms. In fact there are 2.',
    ],
    [
      { field: 'bedrooms', recordValue: '1', trueValue: '0' },
      'The county’s record lists 1 bedroom. In fact there are none.',
    ],
    [
      { field: 'year_built', recordValue: '1998', trueValue: '1961' },
      'The county’s record says that my home was built in 1998. It was built in 1961.',
    ],
    [
      { field: 'other', recordValue: 'Corner lot' },
      'On one more point, the county’s record says “Corner lot.”',
    ],
  ] as const)('is said in sentences: %o', (more, words) => {
    expect(textOf('hearing_script', correction(more))).toContain(words)
  })
})

describe('the script', () => {
  it('goes as a hearing goes: name, petition and value, then the appraiser, then the evidence, last the value', () => {
    const places = [
      '“My name is Dana Whitfield. I own the home at 123 Main St, Unit 4, Tampa 33602. This is petition 2026-00417.”',
      '“I ask the board for a just value of $379,000 as of January 1, 2026. The county’s figure is $420,000.”',
      'If you are sworn in, answer “I do.”',
      'The property appraiser presents first.',
      '“Thank you. I have heard the appraiser, and I see it differently.”',
      'Please turn to the Comparable analysis.',
      'On that basis, and after $12,500 for repairs, all three sales indicate',
      'Please turn to Exhibit A.',
      'Asked: ',
      '“For these reasons I ask the board to set the just value of my home at $379,000 as of January 1, 2026. Thank you.”',
    ].map((words) => textOf('hearing_script').indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('has other words where the hearing is by phone or video', () => {
    const { hearing } = richHeld.file
    const inRoom = textOf('hearing_script', held({ hearing: { ...hearing, remoteLink: '' } }))
    const remote = textOf('hearing_script')
    expect(remote).toContain('“Hello. Can everyone hear me, and does the magistrate have my packet?”')
    expect(remote).toContain('“If the line drops, please call me back.”')
    // A room has them for the case that the hearing moves to the phone, and not as its own lines.
    expect(inRoom).toContain('By phone or video instead?')
    expect(inRoom).not.toMatch(/^“(?:Hello|If the line drops)/m)
    expect(inRoom).toContain('Have your packet open in front of you')
  })

  it('answers the likeliest six questions, each from the case, and none that it has no answer for', () => {
    const text = textOf('hearing_script')
    expect(text.match(/^Asked: .+\n“.+”$/gm)).toHaveLength(6)
    expect(textOf('hearing_script', { held: { file: emptyCase, files: [] } })).not.toContain('Asked:')
    const dated = textOf('hearing_script', {
      ...held({ comparables: [], corrections: [] }),
      sales: 'not-on-roll',
    })
    expect(dated).toContain(
      'Asked: What proof do you have of this on January 1, 2026: cracked slab?\n“Exhibit A is a photo taken on December 30, 2025.',
    )
  })

  it('refers to an exhibit where it proves the point, and names the others once', () => {
    const text = textOf('hearing_script')
    for (const letter of ['A', 'B', 'C']) expect(text).toMatch(new RegExp(`Exhibits?[^.]*\\b${letter}\\b`))
  })

  it('speaks reasons that are sentences, and no note of a word', () => {
    expect(textOf('hearing_script', withReasons('Overall'))).not.toContain('Overall')
    const isSaid = (reasons: string) =>
      textOf('hearing_script', withReasons(reasons)).includes(`“${reasons}.”`)
    expect(isSaid('Three sales on my street were lower, and the slab was cracked')).toBe(true)
    expect(isSaid('Three sales and a cracked slab')).toBe(false)
    expect(isSaid('Five sales in my subdivision, and the roof that leaked on January 1')).toBe(false)
    expect(isSaid('Cinco ventas de mi urbanización y el techo con goteras')).toBe(false)
  })

  it.each([5, 10, 15] as const)(
    'of %i minutes says nothing in brackets and nothing of the paper',
    (minutes) => {
      const lines = textOf('hearing_script', { minutes })
        .split('\n')
        // What the owner typed is read as it was typed.
        .filter((line) => line.startsWith('“'))
        // What the owner typed is read as it was typed.
        .map((line) =>
          richHeld.file.corrections.reduce(
            (rest, { why }) => (why === '' ? rest : rest.replace(why, '')),
            line,
          ),
        )
      for (const line of lines) expect(line).not.toMatch(/[()%;]|\bs\. \d|\broll\b|interval|the owner|____/)
    },
  )

  it('speaks of the just values of similar homes where the case page has them for a ground', () => {
    const { sales } = rich
    if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
    const withHomes = (homeCentsPerSqft: number) => ({
      sales: {
        ...sales,
        equity: {
          sufficient: true,
          neighborCount: 233,
          homeCentsPerSqft,
          quarterCentsPerSqft: 12_000,
          medianCentsPerSqft: 13_257,
          threeQuartersCentsPerSqft: 14_000,
          lowerPercent: 100,
          atMedianCents: 30_000_000,
          points: [],
        } as const,
      },
    })
    const text = textOf('hearing_script', withHomes(18_711))
    expect(text).toContain(
      '“Please turn to Similar homes nearby. Of 233 homes of the same use and about my size in my neighborhood, all are valued lower than mine per square foot. The median is $132.57, and mine is $187.11. I offer this in support.”',
    )
    expect(text).toMatch(/My case rests .* and on the just values of similar homes\./)
    expect(textOf('hearing_script', withHomes(13_300))).not.toContain('Similar homes nearby')
  })

  it('says a defect in English where its owner gave it, and else leaves it to the owner', () => {
    const [item] = richHeld.file.condition
    if (!item) throw new Error('the case has an item')
    const spanish = { ...item, what: 'Techo con goteras', where: 'Dormitorio principal' }
    const alone = { comparables: [], corrections: [], condition: [{ ...spanish, inEnglish: 'Leaking roof' }] }
    const given = textOf('hearing_script', { ...held(alone), sales: 'not-on-roll' })
    expect(given).toContain('On January 1, 2026, my home had a leaking roof.')
    expect(given).toContain('What proof do you have of this on January 1, 2026: leaking roof?')
    expect(given).not.toMatch(/Techo|interpreter/)
    const bare = textOf('hearing_script', held({ condition: [spanish] }))
    expect(bare).toContain('Say in English, or through your interpreter: “Techo con goteras,”')
    expect(bare).not.toMatch(/^“.*Techo/m)
  })

  it('names the rise of prices where it moves a sale most', () => {
    const { sales } = rich
    if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
    const comparables = sales.comparables.map((one) => ({
      ...one,
      adjustments: one.adjustments.map((line) =>
        line.item === 'time' ? { ...line, amountCents: 2_000_000 } : line,
      ),
    }))
    expect(textOf('hearing_script', { sales: { ...sales, comparables } })).toContain(
      'Prices have risen since, and it is smaller, so it comes up to $403,100.',
    )
  })

  it('asks for what was taken off for condition where it does not argue from sales', () => {
    const words = 'What did you take off for condition, and where is it on the record card?'
    expect(textOf('hearing_script', held({ comparables: [] }))).toContain(words)
    expect(textOf('hearing_script')).not.toContain(words)
    expect(textOf('hearing_script', held({ comparables: [], condition: [] }))).not.toContain(words)
  })

  it('without a case asks for the evidence, and leaves no blank to read', () => {
    const text = textOf('hearing_script', { held: null })
    expect(text).toContain('Your case has no evidence yet.')
    expect(text).not.toContain('____')
  })
})

/** Years are no figures of the case. */
const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)]
    .map(([figure]) => figure)
    .filter((figure) => !/^(19|20)\d\d$/.test(figure))

/** Papers of the same case, with their tables. */
const papersOf = (more: Partial<CaseMaterial>): string =>
  HANDED_OVER_KINDS.map((kind) => handedOverText(sheetFor(kind, more))).join('\n')

it.each([5, 10, 15] as const)(
  'every figure that %i minutes say is in the papers of the packet',
  (minutes) => {
    const corrected = correction({ field: 'living_area', recordValue: '2,140', trueValue: '1,910' })
    const bare = held({ condition: [], corrections: [] })
    for (const more of [{}, corrected, bare, withReasons('I rely on the sales and on the slab.')]) {
      const spoken = textOf('hearing_script', { ...more, minutes })
        .split('\n')
        .filter((line) => line.startsWith('“'))
      const papers = papersOf(more)
      const shown = new Set(figuresIn(papers))
      // Said aloud a percent is rounded: to one that the papers have with its tenths.
      const rounded = new Set(
        [...papers.matchAll(/(\d+\.\d)%/g)].map(([, exact]) => Math.round(Number(exact))),
      )
      const about = /about (\d+) percent/g
      const words = spoken.join('\n')
      expect([...words.matchAll(about)].filter(([, figure]) => !rounded.has(Number(figure)))).toEqual([])
      expect(figuresIn(words.replaceAll(about, '')).filter((figure) => !shown.has(figure))).toEqual([])
    }
  },
)

it.each(writtenCases.filter(([, { kind }]) => kind === 'hearing_script'))(
  '%s leaves no blank',
  (_, sheet) => {
    for (const { paragraphs } of composeAll(sheet)) expect(paragraphs.join('\n')).not.toContain('____')
  },
)

describe('the cover letter', () => {
  const papers: readonly DocumentKind[] = ['cover_letter', 'evidence_list', 'comparable_analysis']

  it('names the papers that go with it, and then the exhibits', () => {
    expect(textOf('cover_letter', { papers })).toContain(
      'Enclosures: The case in brief; Evidence list; Comparable analysis; Exhibits A to C.',
    )
    expect(textOf('cover_letter', { held: null })).not.toContain('Enclosures')
  })

  it('is set as a letter: sender, recipient, subject, salutation, signature, and nothing for anybody else', () => {
    const sheet = sheetFor('cover_letter', { papers, ownerEmail: 'dana@example.com' })
    const [letter, ...others] = composeAll(sheet)
    expect(others).toEqual([])
    expect(letter?.paragraphs[0]).toBe(
      'Dana Whitfield\n123 Main St, Unit 4\nTampa 33602\ndana@example.com\nNovember 21, 2026',
    )
    expect(letter?.paragraphs[2]).toMatch(
      /^Re: .*\nPetition 2026-00417, tax year 2026\nHearing: Wednesday, January 20, 2027/,
    )
    expect(letter?.paragraphs).toContain('Dear Property Appraiser:')
    expect(letter?.paragraphs.at(-2)).toMatch(/^Sincerely,\n_+\nDana Whitfield, owner$/)
  })
})
