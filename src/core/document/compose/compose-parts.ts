/** Owns the sections that several documents share: the home, the days to mind, and what a document is not. */

import type { Say, SectionPlan } from '../draft.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'

/** Room for a figure or an exhibit that only the owner has. */
export const blank = '________'

/** Room for a sentence, an address or a signature. */
export const longBlank = '_'.repeat(36)

const optional = (say: Say, id: string, write: (words: string) => string): readonly string[] =>
  say.has(id) ? [write(say.fact(id))] : []

/** 'a, b and c'. */
export const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const TYPED =
  'The values are those typed from the TRIM notice. They are as right as what was typed, so compare each with the notice once more.'

/** What is said of the roll first: whether it gives the values too, or the record of the home only. */
const rollLead = (say: Say, origin: 'roll' | 'typed'): string =>
  origin === 'roll'
    ? `The values are read from the ${say.fact('parcel.roll')}, where the home is parcel ${say.fact('parcel.id')}.`
    : `${TYPED} What the record says of the home is read from the ${say.fact('parcel.roll')}, where it is parcel ${say.fact('parcel.id')}.`

const ofRoll = (say: Say, origin: 'roll' | 'typed'): readonly string[] => {
  const record = [
    ...optional(say, 'parcel.use', (use) => `its use as “${use}”`),
    ...optional(say, 'parcel.built', (year) => `${year} as the year it was built`),
    ...optional(say, 'parcel.area', (area) => `an effective area of ${area}`),
    ...optional(say, 'parcel.land', (land) => `land of ${land}`),
  ]
  const listed = record.length === 0 ? [] : [`The roll gives ${inWords(record)}.`]
  const area = say.has('parcel.area')
    ? ['The effective area counts porches and garages in part, so it differs from the heated living area.']
    : []
  return [rollLead(say, origin), ...listed, ...area]
}

/** The home, and whether its values come from the roll or from the owner's hand. */
export const homeParagraphs = ({ situation }: FactSheet): SectionPlan['write'] => {
  const status = situation.homestead
    ? 'It is taken as a homestead.'
    : 'It is taken as a home that is not a homestead.'
  return (say) => [
    `This is about the home at ${say.fact('home.address')}, in ${say.fact('home.county')}. ${status} Written on ${say.fact('day.written')}.`,
    say.has('parcel.roll') ? ofRoll(say, situation.origin).join(' ') : TYPED,
    ...optional(say, 'parcel.sample', (words) => words),
  ]
}

const offices = (say: Say): readonly string[] => [
  ...optional(say, 'county.appraiser', (office) => `Questions about the record and the value: ${office}.`),
  ...optional(say, 'county.board', (office) => `Petitions are filed with: ${office}.`),
]

const orNone = (days: readonly string[]): readonly string[] =>
  days.length === 0 ? ['None that we know of is still to come for this tax year.'] : days

export const datesSection: SectionPlan = {
  id: 'dates',
  title: 'Days to mind',
  forOwner: false,
  needs: ['home.county'],
  write: (say) => [
    `These are the days for a home in ${say.fact('home.county')}, from the day of writing on. A day printed on your own notice counts before every day named here.`,
    ...say.all('petition-time.over'),
    ...say.all('petition-day.late'),
    ...say.all('payment.over'),
    ...orNone(say.all('due.')),
    ...offices(say),
  ],
}

export const limitsSection: SectionPlan = {
  id: 'limits',
  title: 'What this is not',
  forOwner: false,
  needs: [],
  write: (say) => [
    'This is general information about one home’s own numbers. It is not an appraisal and not legal advice. We are no government office and do not represent anybody. The value to ask for, and the ground for it, are the owner’s own decision.',
    ...say.all('note.'),
  ],
}
