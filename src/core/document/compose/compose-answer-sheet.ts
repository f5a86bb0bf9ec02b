/** Owns the answer sheet: what the owner copies onto the official form, part by part in the form's own order. */

import type { Say, SectionPlan } from '../draft.ts'
import { type FactSheet, findFact } from '../facts/fact-sheet.ts'
import { fixed, orBlank } from './compose-evidence-parts.ts'
import { blank } from './compose-parts.ts'

const SEEN = {
  form: 'On the form',
  rule: 'A rule asks for it',
} as const

const CHOICE = 'Your own choice'
const EMPTY = 'Leave blank'

type Line = readonly [field: string, answer: string, where: string, seen: keyof typeof SEEN]

const COLUMNS = ['Field', 'Your answer', 'Where to look', 'How sure we are'] as const

const part = (
  id: string,
  title: string,
  caption: string,
  lines: (say: Say) => readonly Line[],
  words: (say: Say) => readonly string[],
): SectionPlan =>
  fixed({
    id,
    title,
    write: words,
    table: (say) => ({
      caption,
      columns: COLUMNS,
      rows: lines(say).map(([field, answer, where, seen]) => [field, answer, where, SEEN[seen]]),
    }),
  })

const opening = fixed({
  id: 'about',
  title: 'How to use this sheet',
  needs: ['form.edition'],
  write: (say) => [
    'This sheet is not the form, and it is not to be filed. Copy the answers onto the official form, in this order, compare each with your TRIM notice, and sign the form yourself.',
    say.fact('form.edition'),
    say.fact('form.others'),
    `Where it says “${CHOICE}”, the answer is yours alone: we say what the box means and not whether to tick it.`,
  ],
})

const unknownDay =
  'We know of no last day for a petition of this tax year that still lies ahead. The TRIM notice prints it.'

const lastDay = (say: Say, due: readonly string[]): readonly string[] => {
  if (due.length > 0) return due
  const known = say.all('petition-day.')
  return known.length === 0 ? [unknownDay] : known
}

const head = (year: string): SectionPlan =>
  part(
    'head',
    'Head of the first page',
    'To copy at the head',
    (say) => [
      ['Petition number', EMPTY, 'The clerk fills it', 'form'],
      ['County', say.fact('home.county'), 'Where the parcel lies; the list calls Miami-Dade “Dade”', 'form'],
      ['Tax year', say.fact('value.year'), 'TRIM notice, top', 'form'],
      ['Date received', EMPTY, 'The clerk fills it', 'form'],
    ],
    (say) => {
      const due = say.all(`due.petition-${year}`)
      return [
        'The tax year is the one on the TRIM notice, not the year of the hearing.',
        say.fact('form.received'),
        ...lastDay(say, due),
      ]
    },
  )

const taxpayer = part(
  'part-1',
  'Part 1: taxpayer information',
  'To copy about you and the property',
  (say) => [
    ['Taxpayer name', orBlank(say, 'owner.name'), 'As on the TRIM notice', 'form'],
    ['Representative', EMPTY, 'You act for yourself', 'form'],
    ['Mailing address for notices', blank, 'The notice of hearing goes there', 'form'],
    ['Parcel number', orBlank(say, 'home.parcel'), 'TRIM notice, with its dashes', 'form'],
    ['Physical address', say.fact('home.address'), 'TRIM notice', 'form'],
    ['Phone', blank, 'You', 'form'],
    ['E-mail', blank, 'You', 'form'],
    ['Notices by e-mail or fax', CHOICE, 'US mail unless ticked', 'form'],
    ['Filed late', CHOICE, 'The day on the TRIM notice', 'form'],
    ['Will not attend', CHOICE, 'See above', 'form'],
    ['Type of property', CHOICE, 'See above', 'form'],
  ],
  (say) => [
    'The name, the parcel number and the address are copied exactly as the TRIM notice prints them.',
    say.fact('form.notices'),
    say.fact('form.late'),
    say.fact('form.absent'),
    say.fact('form.types'),
    say.fact('form.homes'),
    ...(say.has('parcel.use')
      ? [`The roll gives the use of this property as “${say.fact('parcel.use')}”.`]
      : []),
  ],
)

const reason = part(
  'part-2',
  'Part 2: reason for the petition',
  'To copy about the reason and the hearing',
  () => [
    ['Reason', CHOICE, 'See above', 'form'],
    ['Decrease or increase', CHOICE, 'See above. Decrease asks for a lower value', 'form'],
    ['Type of exemption denied', CHOICE, 'Letter of denial, if any', 'form'],
    ['Joint petition', EMPTY, 'For several parcels only, with their list', 'form'],
    ['Time you need', `${blank} minutes`, 'How long your own part takes', 'form'],
    ['Days you cannot come', blank, 'Your calendar; attach the list', 'form'],
  ],
  (say) => [
    say.fact('form.reasons'),
    say.fact('form.one-reason'),
    say.fact('form.decrease'),
    'Which reason holds is your own decision. This sheet does not say.',
    say.fact('form.time'),
    'The minutes on a notice of hearing are what the board gives, which is another thing. Read your evidence aloud with a clock; the hearing script says how long its lines take.',
    say.fact('form.no-value'),
    say.fact('law.evidence'),
  ],
)

const signature = part(
  'part-3',
  'Part 3: signature of the taxpayer',
  'To copy at the signature',
  (say) => [
    ['Access to confidential records', EMPTY, 'For a representative only', 'form'],
    ['Signature', 'Sign by hand, or as the portal allows', 'You', 'form'],
    ['Printed name', orBlank(say, 'owner.name'), 'As in the first part', 'form'],
    ['Date', 'The day you sign', 'You', 'form'],
  ],
  (say) => [
    'You declare under penalty of perjury that what the form says is true, so read the whole of it first.',
    say.fact('form.signed'),
  ],
)

const others = part(
  'parts-4-5',
  'Parts 4 and 5: representatives',
  'To leave blank about representatives',
  () => [
    ['Licensed representative', EMPTY, 'You act for yourself', 'form'],
    ['Other representative', EMPTY, 'You act for yourself', 'form'],
  ],
  () => [
    'An owner who files alone stops at the signature. These parts stay blank.',
    'The third page is information for you. It is not returned with the petition.',
  ],
)

const feeWords = (say: Say): string =>
  say.has('fee.known')
    ? say.fact('fee.known')
    : `The fee is the one that your county charges: ${blank}. ${say.fact('fee.most')}`

const after = fixed({
  id: 'after',
  title: 'Before it goes out',
  write: (say) => [
    `Filed with: ${say.has('county.board') ? say.fact('county.board') : `the clerk of the value adjustment board, ${blank}`}.`,
    feeWords(say),
    say.fact('form.complete'),
    'Keep a copy of the form and the proof of the day on which it was received.',
    'This is general information. It is not legal advice, and we do not represent you.',
  ],
})

const yearOf = (sheet: FactSheet): string => String(findFact(sheet, 'value.year')?.value)

export const planAnswerSheet = (sheet: FactSheet): readonly SectionPlan[] => [
  opening,
  head(yearOf(sheet)),
  taxpayer,
  reason,
  signature,
  others,
  after,
]
