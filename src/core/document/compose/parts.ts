/** Owns the sections that several documents share: the home, the days to mind, and what a document is not. */

import { isDiscount } from '#core/appeal/deadlines/yearly.ts'
import type { Say, SectionPlan } from '../draft.ts'
import type { FactSheet } from '../facts/sheet.ts'

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
  'The values are the ones you typed from your TRIM notice. Compare each with the notice once more.'

/** What is said of the roll first: whether it gives the values too, or the record of the home only. */
const rollLead = (say: Say, origin: 'roll' | 'typed'): string =>
  origin === 'roll'
    ? `The values come from the ${say.fact('parcel.roll')}, where the home is parcel ${say.fact('parcel.id')}.`
    : `${TYPED} The record of the home comes from the ${say.fact('parcel.roll')}, where it is parcel ${say.fact('parcel.id')}.`

const ofRoll = (say: Say, origin: 'roll' | 'typed'): readonly string[] => {
  const record = [
    ...optional(say, 'parcel.use', (use) => `the use as ${use.charAt(0).toLowerCase()}${use.slice(1)}`),
    ...optional(say, 'parcel.built', (year) => `a year built of ${year}`),
    ...optional(say, 'parcel.area', (area) => `an effective area of ${area}`),
    ...optional(say, 'parcel.land', (land) => `land of ${land}`),
  ]
  const listed = record.length === 0 ? [] : [`The county’s record lists ${inWords(record)}.`]
  const area = say.has('parcel.area')
    ? ['The effective area counts porches and garages in part, so it is not the heated living area.']
    : []
  return [rollLead(say, origin), ...listed, ...area]
}

/** The home, and whether its values come from the roll or from the owner's hand. */
export const homeParagraphs = ({ situation }: FactSheet): SectionPlan['write'] => {
  const status = situation.homestead ? 'It is a homestead.' : 'It is not a homestead.'
  return (say) => [
    `This is about the home at ${say.fact('home.address')}, in ${say.fact('home.county')}. ${say.has('home.homestead') ? say.fact('home.homestead') : status} Written on ${say.fact('day.written')}.`,
    say.has('parcel.roll') ? ofRoll(say, situation.origin).join(' ') : TYPED,
    ...optional(say, 'parcel.sample', (words) => words),
  ]
}

const offices = (say: Say): readonly string[] => [
  ...optional(
    say,
    'county.appraiser',
    (office) => `Questions about the record and the value go to the ${office}.`,
  ),
  ...optional(say, 'county.board', (office) => `Petitions go to the ${office}.`),
]

const orNone = (days: readonly string[]): readonly string[] =>
  days.length === 0 ? ['We know of no more dates for this tax year.'] : days

const DUE = 'due.'

/** Of the discounts on a tax bill the next one alone: the bill itself lists all. */
const daysAhead = ({ facts }: FactSheet): readonly string[] => {
  const due = facts.map(({ id }) => id).filter((id) => id.startsWith(DUE))
  const [, ...later] = due.filter((id) => isDiscount({ id: id.slice(DUE.length) }))
  return due.filter((id) => !later.includes(id))
}

export const datesSection = (sheet: FactSheet): SectionPlan => ({
  id: 'dates',
  title: 'Key dates',
  forOwner: false,
  needs: ['home.county'],
  write: (say) => [
    `These are the dates for a home in ${say.fact('home.county')}. Go by a date on your own notice. If it’s later, confirm it with the clerk.`,
    ...say.all('petition-time.over'),
    ...say.all('petition-day.late'),
    ...say.all('payment.over'),
    ...orNone(daysAhead(sheet).map((id) => say.fact(id))),
    ...offices(say),
  ],
})

/** For a talk before the petition no later day matters. */
export const petitionDaySection: SectionPlan = {
  id: 'dates',
  title: 'The petition deadline',
  forOwner: false,
  needs: ['home.county'],
  write: (say) => [
    ...say.all('petition-time.over'),
    ...say.all('petition-day.late'),
    ...say.all('due.petition-'),
    ...offices(say),
  ],
}

const NOT_ADVICE =
  'This is general information about one home’s numbers. It is not an appraisal and not legal advice. We are not a government office, and we do not represent you. The value to ask for, and the reason for it, are your own decision.'

export const limitsSection: SectionPlan = {
  id: 'limits',
  title: 'What this is not',
  forOwner: false,
  needs: [],
  write: (say) => [NOT_ADVICE, ...say.all('note.')],
}

/** Where no tax is worked out. */
export const notAdviceSection: SectionPlan = { ...limitsSection, write: () => [NOT_ADVICE] }
