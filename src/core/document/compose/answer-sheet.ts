/** Owns the answer sheet: what the owner copies onto the official form, part by part in the form's own order. */

import type { Say, SectionPlan } from '../draft.ts'
import { type FactSheet, findFact } from '../facts/sheet.ts'
import { fixed, orBlank } from './evidence-parts.ts'
import { blank } from './parts.ts'

const CHOICE = 'Your own choice'
const CONFIRM = 'Filled in for you: confirm it'
const EMPTY = 'Leave blank'

type Line = readonly [field: string, answer: string, where: string]

const COLUMNS = ['Field', 'Your answer', 'Where to look'] as const

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
      rows: lines(say),
    }),
  })

const opening = fixed({
  id: 'about',
  title: 'How to use this sheet',
  needs: ['form.edition'],
  write: (say) => [
    ...(say.has('form.saving') ? [say.fact('form.saving')] : []),
    'Copy these answers onto the official form, in this order. Compare each with your TRIM notice, and sign the form yourself. This sheet itself is not filed.',
    say.fact('form.edition'),
    say.fact('form.others'),
    `“${CONFIRM}” is what the county’s record, your account or your case says. Change what isn’t right. “${CHOICE}” is a box whose meaning we explain. Whether you check it is up to you.`,
  ],
})

const unknownDay = 'The last day for a petition is printed on your TRIM notice.'

const lastDay = (say: Say, due: readonly string[]): readonly string[] => {
  if (due.length > 0) return due
  const known = say.all('petition-day.')
  return known.length === 0 ? [unknownDay] : known
}

/** The form's own list has one county by its older name. */
const whereCountyIs = (say: Say): string =>
  say.fact('home.county').startsWith('Miami-Dade') ? 'The form’s list calls it “Dade”' : 'Where the parcel is'

const head = (year: string): SectionPlan =>
  part(
    'head',
    'Top of the first page',
    'Top of the page',
    (say) => [
      ['Petition number', EMPTY, 'The clerk fills it in'],
      ['County', say.fact('home.county'), whereCountyIs(say)],
      ['Tax year', say.fact('value.year'), 'TRIM notice, top'],
      ['Date received', EMPTY, 'The clerk fills it in'],
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

const typeOfProperty = (say: Say): Line =>
  say.has('form.type')
    ? ['Type of property', say.fact('form.type'), CONFIRM]
    : ['Type of property', CHOICE, 'See above']

/** As its owner typed it; who has the homestead exemption lives there. */
const mailingAddress = (say: Say): Line => {
  if (say.has('owner-line.1'))
    return ['Mailing address for notices', say.all('owner-line.').join(', '), CONFIRM]
  return say.has('form.lives-there')
    ? ['Mailing address for notices', say.fact('home.address'), `${CONFIRM}, or where you get mail`]
    : ['Mailing address for notices', blank, 'The notice of hearing goes there']
}

/** Who filed on time, or has time left, leaves the box alone. */
const filedLate = (say: Say, year: string): Line => {
  if (say.has('filed.in-time')) return ['Filed late', EMPTY, say.fact('filed.in-time')]
  return say.has(`due.petition-${year}`)
    ? ['Filed late', EMPTY, 'Only for a petition after the last day']
    : ['Filed late', CHOICE, 'The day on the TRIM notice']
}

const taxpayer = (year: string): SectionPlan =>
  part(
    'part-1',
    'Part 1: taxpayer information',
    'You and the property',
    (say) => [
      ['Taxpayer name', orBlank(say, 'owner.name'), 'As on the TRIM notice'],
      ['Representative', EMPTY, 'You represent yourself'],
      mailingAddress(say),
      ['Parcel number', orBlank(say, 'home.parcel'), 'As on the TRIM notice, with any dashes'],
      ['Physical address', say.fact('home.address'), 'TRIM notice'],
      ['Phone', blank, 'You'],
      say.has('owner.email') ? ['Email', say.fact('owner.email'), CONFIRM] : ['Email', blank, 'You'],
      ['Notices by email or fax', CHOICE, 'US mail unless checked'],
      filedLate(say, year),
      ['Will not attend', CHOICE, 'See above'],
      typeOfProperty(say),
    ],
    (say) => [
      'Copy your name, the parcel number and the address exactly as they appear on the TRIM notice.',
      say.fact('form.notices'),
      say.fact('form.late'),
      say.fact('form.absent'),
      // What is filled in needs no list of what else it could be.
      ...(say.has('form.type')
        ? []
        : [
            say.fact('form.types'),
            say.fact('form.homes'),
            ...(say.has('parcel.use')
              ? [`The county’s record lists the use of this property as “${say.fact('parcel.use')}”.`]
              : []),
          ]),
    ],
  )

const reason = part(
  'part-2',
  'Part 2: reason for the petition',
  'The reason and the hearing',
  (say) => [
    say.has('form.value-reason')
      ? ['Reason', say.fact('form.value-reason'), `Your case asks for a lower value. ${CONFIRM}`]
      : ['Reason', CHOICE, 'What each box means is above'],
    say.has('form.asks-less')
      ? ['Decrease or increase', 'Decrease', CONFIRM]
      : ['Decrease or increase', CHOICE, 'Decrease asks for a lower value'],
    say.has('form.value-reason')
      ? ['Type of exemption denied', EMPTY, 'Only for a denied exemption']
      : ['Type of exemption denied', CHOICE, 'Letter of denial, if any'],
    ['Joint petition', EMPTY, 'For several parcels only, with their list'],
    ['Time you need', say.fact('form.minutes'), 'Your lines, your exhibits and questions'],
    ['Dates you can’t attend', blank, 'Check your calendar and attach the list'],
  ],
  (say) => [
    ...(say.has('form.value-reason') ? [] : say.all('form.reason.')),
    say.fact('form.one-reason'),
    say.fact('form.decrease'),
    ...(say.has('form.asks-less') ? [say.fact('form.asks-less')] : []),
    say.has('form.value-reason')
      ? 'Your case asks for a lower value, which is the first of these. Another reason needs its own petition.'
      : 'Which reason to check is your own decision.',
    say.fact('form.time'),
    'The time below covers your lines, your exhibits and questions, so your lines alone take less. Your hearing script is made to fit it. Ask for more if you speak slowly. The board may give you less.',
    say.fact('form.no-value'),
    say.fact('law.evidence'),
  ],
)

const signature = part(
  'part-3',
  'Part 3: signature of the taxpayer',
  'The signature',
  (say) => [
    ['Access to confidential records', EMPTY, 'For a representative only'],
    ['Signature', 'Sign by hand, or as the portal allows', 'You'],
    ['Printed name', orBlank(say, 'owner.name'), 'As in the first part'],
    ['Date', 'The day you sign', 'You'],
  ],
  (say) => [
    'You declare under penalty of perjury that the form is true, so read all of it before you sign.',
    say.fact('form.signed'),
  ],
)

const others = part(
  'parts-4-5',
  'Parts 4 and 5: representatives',
  'Representatives',
  () => [
    ['Licensed representative', EMPTY, 'You represent yourself'],
    ['Other representative', EMPTY, 'You represent yourself'],
  ],
  () => [
    'If you file for yourself, stop at the signature and leave these parts blank.',
    'The third page is information for you. Keep it.',
  ],
)

const feeWords = (say: Say): string =>
  say.has('fee.known')
    ? say.fact('fee.known')
    : `Ask the clerk for the fee: ${blank}. ${say.fact('fee.most')}`

const after = fixed({
  id: 'after',
  title: 'Before it goes out',
  write: (say) => [
    `File it with the ${say.has('county.board') ? say.fact('county.board') : `clerk of the value adjustment board, ${blank}`}.`,
    feeWords(say),
    say.fact('form.complete'),
    'Keep a copy of the form, and proof of the day it was received.',
    'This is general information. It is not legal advice, and we do not represent you.',
  ],
})

const yearOf = (sheet: FactSheet): string => String(findFact(sheet, 'value.year')?.value)

export const planAnswerSheet = (sheet: FactSheet): readonly SectionPlan[] => [
  opening,
  head(yearOf(sheet)),
  taxpayer(yearOf(sheet)),
  reason,
  signature,
  others,
  after,
]
