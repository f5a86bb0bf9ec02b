/** Proves that the owner's words are read as typed, and that what no gate has passed is pointed out and nothing else. */
import { describe, expect, it } from 'vitest'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { toldNotice } from '#words/document/own-words.ts'
import { hostileSentences } from '../testing/hostile-sentences.ts'
import { rich } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf, writtenCases } from '../testing/written-cases.ts'
import { noticesOn, paragraphsIn } from './own-words.ts'

const sheet = sheetOf(materialOf('evidence_list', NEW_HOMESTEAD, rich))
const about = (text: string, of = sheet, id = 'witnesses', hidden: readonly string[] = []) =>
  noticesOn(of, { id, title: 'Witnesses', paragraphs: paragraphsIn(text), facts: [] }, hidden).map(toldNotice)

it('an empty line begins a paragraph, a single break keeps its lines, and what cannot be seen is left out', () => {
  expect(paragraphsIn('  One.\r\n\n \n\tTwo\u0007\u202E  three.\u2028Four.\n')).toEqual([
    'One.',
    'Two three.\nFour.',
  ])
  expect(paragraphsIn(' \n\u0007\n')).toEqual([])
})

describe('figures', () => {
  it('that the case holds are not pointed out, alone or inside a longer statement', () => {
    // 420,000 just value; a hearing on January 20, 2027 at 1:05 pm; sales at $380,000
    expect(
      about('The just value is $420,000, or 420,000 dollars. Hearing: January 20, 2027, 1:05 pm.'),
    ).toEqual([])
    expect(about('1. Sold for $380,000.\n2) And my slab costs $12,500.')).toEqual([])
  })

  it('that it does not hold are, each once', () => {
    const [notice, ...more] = about('It sold for $391,234, yes $391,234. About 20% less: $420,001 and 4B.')
    expect(notice).toMatchObject({
      kind: 'figures',
      at: ['It sold for $391,234, yes $391,234.', 'About 20% less: $420,001 and 4B.'],
    })
    expect(notice?.message).toMatch(/^These figures aren’t in your case: \$391,234, 20%, \$420,001\. /)
    expect(more).toEqual([])
  })
})

/** These figures are in the case, which is all that can be said of the owner's own sentence. */
const isOfCase = /\b(420|395),000(?!,)/

it.each(
  hostileSentences.filter(
    ([kind, sentence]) => !['unfinished', 'empty'].includes(kind) && !isOfCase.test(sentence),
  ),
)('what the gate stops in a draft as %s is pointed out in: %s', (kind, sentence) => {
  // a citation, a room or a date in digits shows as a figure here
  expect(about(sentence).length, kind).toBeGreaterThan(0)
})

it.each(writtenCases)('%s holds nothing to point out as our own program wrote it', (_, of) => {
  for (const section of composeAll(of)) {
    expect(
      noticesOn(of, section).filter(({ kind }) =>
        /^(figures|private|tax-|ability|accus|others|promise)/.test(kind),
      ),
    ).toEqual([])
  }
})

describe('a law', () => {
  const letter = sheetOf(materialOf('cover_letter', NEW_HOMESTEAD, rich))
  const kinds = (text: string) => about(text, letter, 'letter').map(({ kind }) => kind)

  it('that our own text of the section names is checked already, in the owner’s sentence too', () => {
    expect(kinds('Please send them, as s. 194.011(4) of the Florida Statutes lets me ask.')).toEqual([])
    expect(kinds('See s. 194.011, Florida Statutes.')).toEqual([])
  })

  it('that it does not name is not, beside one that it does or alone', () => {
    expect(kinds('I ask under s. 194.011(4) and s. 195.022, Florida Statutes.')).toContain('citation')
    expect(kinds('I ask under s. 194.011(3), Florida Statutes.')).toContain('citation')
    expect(kinds('Florida Statutes are on my side.')).toContain('citation')
    expect(about('I ask under s. 194.011(4), Florida Statutes.').map(({ kind }) => kind)).toContain(
      'citation',
    )
  })
})

describe('what is private', () => {
  const playbook = sheetOf(materialOf('playbook', NEW_HOMESTEAD, rich))
  const line = composeAll(playbook)[0]?.paragraphs[0] ?? ''

  it('is pointed out where it would be handed over, in any quotation marks and case', () => {
    const weak = 'Nobody has looked at “the roof” since the storm.'
    expect(about(line)).toContainEqual(expect.objectContaining({ kind: 'private' }))
    expect(
      about('NOBODY has looked at "the roof" since the storm.', sheet, 'witnesses', [weak]),
    ).toContainEqual(expect.objectContaining({ kind: 'private', at: [weak] }))
  })

  it('may stand in what is the owner’s alone, and on a page for the owner', () => {
    const kinds = (of: typeof sheet, id: string) => about(line, of, id).map(({ kind }) => kind)
    expect(kinds(playbook, 'witnesses')).not.toContain('private')
    expect(kinds(sheet, 'notes')).not.toContain('private')
  })
})

/** Sentences that owners write, by what a board will not hear in them. */
const unheard: readonly (readonly [kind: string, sentence: string])[] = [
  ['tax-burden', 'My taxes are too high.'],
  ['tax-burden', 'The tax bill has doubled since we bought.'],
  ['tax-burden', 'We pay too much in property taxes.'],
  ['tax-burden', 'Please lower my taxes.'],
  ['tax-burden', 'The tax burden on this street is unfair.'],
  ['ability-to-pay', 'I live on a fixed income.'],
  ['ability-to-pay', 'We cannot afford this any longer.'],
  ['ability-to-pay', 'My husband and I get Social Security and nothing else.'],
  ['ability-to-pay', 'I am a widow and may lose my home.'],
  ['accusation', 'The appraiser lied about the roof.'],
  ['accusation', 'Somebody at the office is corrupt.'],
  ['accusation', 'They never bothered to look inside.'],
  ['accusation', 'This was done on purpose.'],
  ['accusation', 'The number is ridiculous.'],
  ['others-exemption', 'My neighbor has a homestead exemption and pays less.'],
  ['others-exemption', 'Other owners on the street pay lower taxes.'],
  ['others-exemption', 'The house next door has an assessed value far below mine.'],
  ['others-exemption', 'I want the same exemptions as those given to my neighbors.'],
  ['promise', 'I promise to fix the roof.'],
  ['promise', 'I will withdraw if you meet me halfway.'],
  ['outcome', 'I am sure to win this.'],
]

describe('what a board will not hear', () => {
  it.each(unheard)('%s is named beside its sentence, with the reason: %s', (kind, sentence) => {
    const [notice] = about(`The roof leaked on January 1. ${sentence} Exhibit B shows it.`).filter(
      (one) => one.kind === kind,
    )
    expect(notice?.at).toEqual([sentence])
    expect(notice?.message.length).toBeGreaterThan(40)
  })

  it.each([
    'The roof leaked on the valuation day, as exhibit B shows.',
    'The record counts a pool that was filled in before we bought the home.',
    'Sales of like homes on my street support a lower just value.',
    'The home next door sold for less, and it is larger.',
    'My neighbor’s house sold in the spring and is the closest sale.',
    'I ask the board to set the just value at that figure.',
    'The estimate puts the repair at what exhibit C says.',
    'Taxable value and assessed value are not at issue here.',
  ])('is nothing of: %s', (sentence) => {
    expect(about(sentence)).toEqual([])
  })

  it('is told of what is said at the hearing too, and not on the owner’s own pages', () => {
    const script = sheetOf(materialOf('hearing_script', NEW_HOMESTEAD, rich))
    const kinds = (of: typeof sheet, id: string) =>
      about('My taxes are too high.', of, id).map(({ kind }) => kind)
    expect(kinds(script, 'opening')).toEqual(['tax-burden'])
    expect(kinds(script, 'notes')).toEqual([])
    expect(kinds(sheet, 'notes')).toEqual([])
  })
})
