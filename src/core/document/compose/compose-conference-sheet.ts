/** Owns the words of the informal conference sheet: what to bring, what to compare, what to ask. */

import type { RecordField } from '#core/case/case-file.ts'
import type { Say, SectionPlan } from '../draft.ts'
import { groupsIn } from '../facts/fact-groups.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'
import { conditionLines } from './compose-condition-lines.ts'
import { blank, datesSection, homeParagraphs, limitsSection } from './compose-parts.ts'

const OWN_TITLE = 'What you bring from your case'

const section = (
  id: string,
  title: string,
  needs: readonly string[],
  write: SectionPlan['write'],
): SectionPlan => ({ id, title, needs, write, forOwner: false })

const open = (name: string, says: string): string =>
  `${name}: the record says ${says}. What is true: ${blank}. My proof: ${blank}.`

/** What the case corrects stands below with its proof, and is not asked for again. */
const beside = (say: Say, id: string, name: string, field: RecordField): string => {
  const says = say.has(id) ? say.fact(id) : blank
  return say.has(`corrected.${field}`)
    ? `${name}: the record says ${says}. Your correction is below, under “${OWN_TITLE}”.`
    : open(name, says)
}

/** What the roll does not say, so that the card has to. */
const fromCard = (say: Say, name: string, field: RecordField): readonly string[] =>
  say.has(`corrected.${field}`) ? [] : [open(name, blank)]

const purpose = section('purpose', 'What the talk is for', ['law.conference'], (say) => [
  say.fact('law.conference'),
  'It is a talk with the office that set the value. A plain mistake in the record is often put right there, and you hear what the value rests on.',
  ...(say.has('county.appraiser') ? [`The office: ${say.fact('county.appraiser')}.`] : []),
])

const record = section('record', 'The record beside the home', ['day.valuation'], (say) => [
  `Compare the record card with the home as it was on ${say.fact('day.valuation')}.`,
  beside(say, 'parcel.use', 'Use', 'use'),
  beside(say, 'parcel.built', 'Year built', 'year_built'),
  beside(say, 'parcel.area', 'Effective area', 'living_area'),
  beside(say, 'parcel.land', 'Land', 'land_area'),
  ...fromCard(say, 'Bathrooms', 'bathrooms'),
  ...fromCard(say, 'Condition and quality', 'quality'),
])

const own = (sheet: FactSheet): SectionPlan =>
  section('own', OWN_TITLE, [], (say) => {
    const brought = [
      ...say.all('correction.'),
      ...conditionLines(sheet, say),
      ...say.all('cure.total'),
      ...groupsIn(sheet, 'chosen').map((id) => say.fact(id)),
    ]
    return brought.length === 0
      ? ['Your case holds no correction, no condition and no chosen sale yet.']
      : brought
  })

const value = section('value', 'The value', ['value.just'], (say) => [
  `The just value for ${say.fact('value.year')} is ${say.fact('value.just')}.`,
  ...say.all('levy.'),
  'Ask what the office would change if a proof holds, and by how much.',
])

const ask = section('ask', 'Questions to ask', [], () => [
  'Which sales did you use for this home, and how did you adjust them?',
  'What condition and quality did you assume, and when was the home last seen from inside?',
  'What did you take off for the cost of a sale, and where is it reported?',
  'If I show you this proof, what would you change?',
  'Will you send me the change in writing, and by which day?',
])

const after = section('after', 'What was said', [], () => [
  `Spoke with: ${blank}. Day and time: ${blank}.`,
  `Answers and figures: ${blank}.`,
  `New just value offered: $${blank}. To be confirmed in writing by: ${blank}.`,
  'Have a new value in writing before you sign anything, and read what becomes of the rest.',
])

export const planConferenceSheet = (sheet: FactSheet): readonly SectionPlan[] => [
  section('home', 'The home', ['home.address'], homeParagraphs(sheet)),
  purpose,
  record,
  own(sheet),
  value,
  ask,
  after,
  datesSection,
  limitsSection,
]
