/** Proves what the documents say: in the analysis the answer with its arithmetic, in the script what fits the time. */
import { describe, expect, it } from 'vitest'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  valuesOfRow,
} from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { SCRIPT_MINUTES } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { factSheetOf } from '../facts/case.ts'
import { rich } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'
import { wordsToSay } from './script-length.ts'

const textOf = (sections: ReturnType<typeof composeAll>): string =>
  sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n')

describe('the property analysis', () => {
  const text = textOf(composeAll(sheetOf(materialOf('case_summary', NEW_HOMESTEAD))))

  it.each([
    // 420,000 just and assessed; 25,000 and 51,411 exempt; 395,000 × 6.34 and 368,589 × 12.5153 by thousand
    'School taxes: an assessed value of $420,000, less exemptions of $25,000, leaves a taxable value of $395,000. At 6.3400 mills the tax is $2,504.30.',
    'All other taxes: an assessed value of $420,000, less exemptions of $51,411, leaves a taxable value of $368,589. At 12.5153 mills the tax is $4,613.00.',
    // 42,000 less on both: 266.28 + 525.64 = 791.92, less the fee of 50
    'A just value of $378,000, which is 10% less. School taxes: ($395,000 − $353,000) × 6.3400 ÷ 1,000 = $266.28. All other taxes: ($368,589 − $326,589) × 12.5153 ÷ 1,000 = $525.64. Saved in one year: $791.92; after a filing fee of $50 (the most the law allows), $741.92.',
    'Wednesday, March 31, 2027 (set by law): Last day to pay on your 2026 bill while you appeal.',
    'It is not an appraisal and not legal advice.',
  ])('says: %s', (words) => {
    expect(text).toContain(words)
  })

  it('gives the verdict’s own headline, and every note under it', () => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD))
    for (const words of [verdict.headline, ...verdict.notes.map((note) => note.text)])
      expect(text).toContain(words)
  })

  it('says under which rules each figure holds while both are possible', () => {
    const both = textOf(
      composeAll(sheetOf(materialOf('case_summary', { ...CAPPED_HOMESTEAD, taxYear: 2027 }))),
    )
    expect(both).toContain('2027 without Amendment 3.\nSchool taxes:')
    expect(both).toContain('2027 with Amendment 3.\nSchool taxes:')
  })

  // A homestead of 300,000 held at 200,000 with a rental of 200,000: the first dollar falls on the rental too.
  const mixed = valuesOfRow(
    rowOf({
      JV: 500_000,
      AV_SD: 400_000,
      AV_NSD: 380_000,
      TV_SD: 375_000,
      TV_NSD: 328_589,
      JV_HMSTD: 300_000,
      AV_HMSTD: 200_000,
      JV_NON_HMSTD_RESD: 200_000,
      AV_NON_HMSTD_RESD: 180_000,
    }),
  )
  const farm = valuesOfRow(
    rowOf({
      JV: 600_000,
      AV_SD: 320_000,
      AV_NSD: 320_000,
      TV_SD: 295_000,
      TV_NSD: 268_589,
      JV_HMSTD: 300_000,
      AV_HMSTD: 300_000,
      JV_CLASS_USE: 300_000,
      AV_CLASS_USE: 20_000,
    }),
  )

  it.each([
    ['a homestead', true, CAPPED_HOMESTEAD, {}],
    ['a rental, whose school levies stand at just value', false, RENTAL, {}],
    ['a homestead with a rental', false, CAPPED_HOMESTEAD, { values: mixed }],
    ['a homestead with classified land', false, CAPPED_HOMESTEAD, { values: farm }],
  ] as const)('says that a cut above the assessed value changes no tax where that is true: %s', (...row) => {
    const [, isTrue, home, known] = row
    const verdict = tellVerdict(factsOf(home, known))
    const said = textOf(composeAll(sheetOf(materialOf('case_summary', home, { verdict }))))
    expect(verdict.readings).toHaveLength(1)
    expect(said.includes('A cut that stays above the assessed value changes no tax.')).toBe(isTrue)
    expect(said.includes('starts to drop at its own point')).toBe(!isTrue)
  })

  it('is not written about values that cannot be read', () => {
    const verdict = tellVerdict(factsOf({ ...NEW_HOMESTEAD, assessed: [500_000, 500_000] }))
    expect(factSheetOf(materialOf('case_summary', NEW_HOMESTEAD, { verdict }))).toEqual({
      ok: false,
      reason: 'values-unreadable',
    })
  })
})

describe.each(SCRIPT_MINUTES)('the script for %i minutes', (minutes) => {
  const sheet = sheetOf(materialOf('hearing_script', CAPPED_HOMESTEAD, { minutes }))
  const sections = composeAll(sheet)
  const spoken = sections.flatMap(({ paragraphs }) => paragraphs.filter((text) => text.startsWith('“')))

  it('can be said in the time, with some of it left for exhibits, and says how long it takes', () => {
    const words = wordsToSay(spoken)
    // 120 words a minute
    expect(words / 120).toBeLessThanOrEqual(minutes * 0.85)
    expect(words).toBeGreaterThan(50)
    expect(textOf(sections)).toMatch(/At an easy pace, your lines take about \d+:\d\d of your/)
  })

  it('speaks of value and never of tax saved', () => {
    expect(spoken.join(' ')).not.toMatch(/\btax(es)?\b(?! roll)/i)
    expect(spoken.join(' ')).toContain('The county’s figure is $')
    expect(spoken.join(' ')).not.toContain('____')
  })

  it('has no page of another kind at its end', () => {
    expect(planOf(sheet).filter(({ forOwner }) => forOwner)).toEqual([])
  })
})

it('a longer script has all of a shorter one', () => {
  const partsOf = (minutes: 5 | 10 | 15) =>
    planOf(sheetOf(materialOf('hearing_script', CAPPED_HOMESTEAD, { minutes }))).map(({ id }) => id)
  expect(partsOf(10)).toEqual(expect.arrayContaining(partsOf(5)))
  expect(partsOf(15)).toEqual(expect.arrayContaining(partsOf(10)))
})

describe('the script of a full case', () => {
  const sectionsFor = (minutes: 5 | 10 | 15) =>
    composeAll(sheetOf(materialOf('hearing_script', CAPPED_HOMESTEAD, { ...rich, minutes })))
  const wordsFor = (minutes: 5 | 10 | 15) => wordsToSay(sectionsFor(minutes).flatMap((one) => one.paragraphs))

  it('leaves out no more than the time asks for', () => {
    expect(wordsFor(5) / 120).toBeGreaterThan(5 * 0.6)
    expect(wordsFor(5) / 120).toBeLessThan(5)
    expect(wordsFor(10)).toBeGreaterThan(wordsFor(5))
  })

  it('says to its owner when the case holds too little for the time', () => {
    expect(textOf(sectionsFor(15))).toContain('That covers your whole case')
    expect(textOf(sectionsFor(5))).not.toContain('That covers your whole case')
  })

  it('leaves no room for a letter that is known', () => {
    expect(textOf(sectionsFor(10))).not.toContain('____')
  })
})
