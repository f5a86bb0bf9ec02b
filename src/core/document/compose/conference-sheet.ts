/** Owns the words of the informal conference sheet: what to bring, what to compare, what to ask. */

import type { RecordField } from '#core/case/file.ts'
import type { Say, SectionPlan, SectionTable } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { isAsPaid } from './case-page.ts'
import { conditionLines } from './condition-lines.ts'
import { blank, homeParagraphs, notAdviceSection, petitionDaySection } from './parts.ts'

const OWN_TITLE = 'What you bring'

const section = (
  id: string,
  title: string,
  needs: readonly string[],
  write: SectionPlan['write'],
): SectionPlan => ({ id, title, needs, write, forOwner: false })

const ENTRIES: readonly (readonly [name: string, fact: string, field: RecordField])[] = [
  ['Use', 'parcel.use', 'use'],
  ['Year built', 'parcel.built', 'year_built'],
  ['Effective area', 'parcel.area', 'living_area'],
  ['Land', 'parcel.land', 'land_area'],
  ['Bathrooms', 'parcel.bathrooms', 'bathrooms'],
  ['Condition and quality', 'parcel.quality', 'quality'],
]

/** What the case corrects is below with its proof, and is not asked for again. */
const rowOf = (say: Say, [name, fact, field]: (typeof ENTRIES)[number]): SectionTable['rows'][number] => [
  name,
  say.has(fact) ? say.fact(fact) : blank,
  ...(say.has(`corrected.${field}`) ? [`See “${OWN_TITLE}”`, 'There'] : [blank, blank]),
]

const purpose = section('purpose', 'What the meeting is for', ['law.conference'], (say) => [
  'You meet with the office that set the value. They often correct a plain mistake in the record right there, and you hear what the value is based on.',
  say.fact('law.conference'),
  ...(say.has('home.homestead')
    ? ['First, ask them to take off the homestead exemption on the record. It isn’t yours.']
    : []),
  ...(say.has('county.appraiser')
    ? [
        `Call the ${say.fact('county.appraiser')}${say.has('county.appraiser-phone') ? ` at ${say.fact('county.appraiser-phone')}` : ''} to set it up.`,
      ]
    : []),
])

const record: SectionPlan = {
  ...section('record', 'The record beside the home', ['day.valuation'], (say) => [
    `Compare the property record card with the home as it was on ${say.fact('day.valuation')}. Write in what is different, and what proves it.`,
  ]),
  table: (say) => ({
    caption: 'The record card and the home',
    columns: ['Entry', 'On the record', 'What is true', 'Your proof'],
    rows: ENTRIES.map((entry) => rowOf(say, entry)),
  }),
}

const own = (sheet: FactSheet): SectionPlan =>
  section('own', OWN_TITLE, [], (say) => {
    const brought = [
      ...say.all('own-purchase.leads'),
      ...say.all('own-purchase.shown-by').map((letters) => `Your closing statement: ${letters}.`),
      ...say.all('correction.'),
      ...conditionLines(sheet, say),
      ...(isAsPaid(say) ? [] : say.all('cure.total')),
      ...groupsIn(sheet, 'chosen').map((id) => say.fact(id)),
    ]
    return brought.length === 0 ? ['Your case has no corrections, defects or chosen sales yet.'] : brought
  })

const value = section('value', 'The value', ['value.just'], (say) => [
  `The county’s just value for ${say.fact('value.year')} is ${say.fact('value.just')}.`,
  say.has('opinion.value')
    ? `Your opinion of value is ${say.fact('opinion.value')}. Say it after you’ve shown your evidence.`
    : 'You haven’t written down your opinion of value yet. The meeting is useful without it.',
])

const ask = section('ask', 'Questions to ask', [], () => [
  'Which sales did you use for this home, and how did you adjust them?',
  'What condition and quality did you assume, and has anyone from your office seen the inside?',
  'What did you allow for the costs of sale, and where is that shown?',
  'If I show you this proof, what would you change, and by how much?',
  'Will you send me the change in writing, and by what date?',
])

const after = section('after', 'What was said', [], () => [
  `I spoke with ${blank} on ${blank}.`,
  `What they said: ${blank}.`,
  `New just value offered: $${blank}. They will confirm it in writing by ${blank}.`,
  'Get any new value in writing before you sign anything. The petition deadline doesn’t wait for this meeting.',
])

export const planConferenceSheet = (sheet: FactSheet): readonly SectionPlan[] => [
  section('home', 'The home', ['home.address'], homeParagraphs(sheet)),
  purpose,
  record,
  own(sheet),
  value,
  ask,
  after,
  petitionDaySection,
  notAdviceSection,
]
