/** Owns the answer sheet: what the owner copies onto the official form, part by part in the form's own order. */

import type { Say, SectionPlan } from '../draft.ts'
import { type FactSheet, findFact } from '../facts/sheet.ts'
import type { Field } from '../paper.ts'
import { fixed } from './evidence-parts.ts'
import { blank } from './parts.ts'

/** The name of the section with all that explains: who copies answers needs none of it before them. */
export const WHY = 'why'

const CHECK = 'Make sure it’s right'

/** An answer to copy, with where to compare it; without a value it is for the pen. */
const answer = (label: string, value: string | null, hint: string | null = null): Field => ({
  label,
  value,
  hint,
})

const factOrPen = (say: Say, id: string): string | null => (say.has(id) ? say.fact(id) : null)

interface Part {
  readonly answers: readonly Field[]
  /** Boxes that the owner checks or leaves alone. */
  readonly choices: readonly string[]
  readonly blank: readonly string[]
}

const listed = (lead: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${lead}: ${names.join('; ')}.`]

const part = (id: string, title: string, of: (say: Say) => Part): SectionPlan =>
  fixed({
    id,
    title,
    write: (say) => {
      const { choices, blank: empty } = of(say)
      return [...listed('Leave blank', empty), ...listed('Your own choice', choices)]
    },
    blocks: (say) => {
      const { answers } = of(say)
      return answers.length === 0 ? [] : [{ kind: 'fields', fields: answers }]
    },
  })

const opening = fixed({
  id: 'about',
  title: 'How to use this sheet',
  write: (say) => [
    ...(say.has('form.saving') ? [say.fact('form.saving')] : []),
    'Copy these answers onto the official form, in this order. Names, numbers and addresses go exactly as your TRIM notice prints them. Sign the form yourself. This sheet itself is not filed.',
  ],
})

const unknownDay = 'The last day for a petition is printed on your TRIM notice.'

const lastDay = (say: Say, due: readonly string[]): readonly string[] => {
  if (due.length > 0) return due
  const known = say.all('petition-day.')
  return known.length === 0 ? [unknownDay] : known
}

/** The form's own list has one county by its older name. */
const countyHint = (say: Say): string | null =>
  say.fact('home.county').startsWith('Miami-Dade') ? 'The form’s list calls it “Dade”' : null

const head = part('head', 'Top of the first page', (say) => ({
  answers: [
    answer('County', say.fact('home.county'), countyHint(say)),
    answer('Tax year', say.fact('value.year'), 'The year on the TRIM notice, not of the hearing'),
  ],
  choices: [],
  blank: ['Petition number', 'Date received'],
}))

/** As its owner typed it; who has the homestead exemption lives there. */
const mailingAddress = (say: Say): Field => {
  const label = 'Mailing address for notices'
  if (say.has('owner-line.1')) return answer(label, say.all('owner-line.').join(', '), CHECK)
  return say.has('form.lives-there')
    ? answer(label, say.fact('home.address'), `${CHECK}, or write where you get mail`)
    : answer(label, null, 'The notice of hearing goes there')
}

/** Who filed on time, or has time left, leaves the box alone. */
const isLateOpen = (say: Say, year: string): boolean =>
  !say.has('filed.in-time') && !say.has(`due.petition-${year}`)

const taxpayer = (year: string): SectionPlan =>
  part('part-1', 'Part 1: taxpayer information', (say) => ({
    answers: [
      answer('Taxpayer name', factOrPen(say, 'owner.name')),
      mailingAddress(say),
      answer('Parcel number', factOrPen(say, 'home.parcel'), 'With any dashes on the TRIM notice'),
      answer('Physical address', say.fact('home.address')),
      answer('Phone', null),
      answer('Email', factOrPen(say, 'owner.email')),
      ...(say.has('form.type') ? [answer('Type of property', say.fact('form.type'), CHECK)] : []),
    ],
    choices: [
      'Notices by email or fax (US mail unless checked)',
      'Will not attend',
      ...(isLateOpen(say, year) ? ['Filed late'] : []),
      ...(say.has('form.type') ? [] : ['Type of property']),
    ],
    blank: ['Representative', ...(isLateOpen(say, year) ? [] : ['Filed late'])],
  }))

const reason = part('part-2', 'Part 2: reason for the petition', (say) => {
  const isOfValue = say.has('form.value-reason')
  const asksLess = say.has('form.asks-less')
  return {
    answers: [
      ...(isOfValue ? [answer('Reason', say.fact('form.value-reason'), CHECK)] : []),
      ...(asksLess ? [answer('Decrease or increase', 'Decrease', CHECK)] : []),
      answer('Time you need', say.fact('form.minutes'), 'For your lines, your exhibits and questions'),
      answer('Dates you can’t attend', null, 'Check your calendar and attach the list'),
    ],
    choices: [
      ...(isOfValue ? [] : ['Reason', 'Type of exemption denied']),
      ...(asksLess ? [] : ['Decrease or increase']),
    ],
    blank: [...(isOfValue ? ['Type of exemption denied'] : []), 'Joint petition (for several parcels only)'],
  }
})

const signature = part('part-3', 'Parts 3 to 5: your signature', (say) => ({
  answers: [
    answer('Signature and date', 'By hand, or as the portal allows, on the day you sign'),
    answer('Printed name', factOrPen(say, 'owner.name')),
  ],
  choices: [],
  blank: ['Access to confidential records', 'Both parts for representatives'],
}))

const feeWords = (say: Say): string =>
  say.has('fee.known')
    ? say.fact('fee.known')
    : `Ask the clerk for the fee: ${blank}. ${say.fact('fee.most')}`

const after = (year: string): SectionPlan =>
  fixed({
    id: 'after',
    title: 'Before it goes out',
    write: (say) => [
      ...(say.has('home.homestead')
        ? [
            'Before you file, report to the property appraiser that the homestead exemption on the record isn’t yours.',
          ]
        : []),
      ...lastDay(say, say.all(`due.petition-${year}`)),
      `File it with the ${say.has('county.board') ? say.fact('county.board') : `clerk of the value adjustment board, ${blank}`}.`,
      feeWords(say),
      say.fact('form.complete'),
      'Keep a copy of the form, and proof of the day it was received.',
    ],
  })

const ofNotices = (say: Say, year: string): readonly string[] => [
  say.fact('form.notices'),
  ...(say.has('filed.in-time') ? [say.fact('filed.in-time')] : []),
  ...(isLateOpen(say, year) ? [say.fact('form.late')] : []),
  say.fact('form.absent'),
]

/** What is filled in needs no list of what else it could be. */
const ofType = (say: Say): readonly string[] =>
  say.has('form.type')
    ? []
    : [
        say.fact('form.types'),
        say.fact('form.homes'),
        ...(say.has('parcel.use')
          ? [`The county’s record lists the use of this property as “${say.fact('parcel.use')}.”`]
          : []),
      ]

const ofReason = (say: Say): readonly string[] => [
  ...(say.has('form.value-reason')
    ? ['Your case asks for a lower value. Another reason needs its own petition.']
    : [...say.all('form.reason.'), 'Which reason to check is your own decision.']),
  say.fact('form.one-reason'),
]

const ofDecrease = (say: Say): readonly string[] => [
  say.fact('form.decrease'),
  ...(say.has('form.asks-less') ? [say.fact('form.asks-less')] : []),
  say.fact('form.no-value'),
]

/** A paragraph for each matter of the form. */
const why = (year: string): SectionPlan =>
  fixed({
    id: WHY,
    title: 'Why these answers',
    needs: ['form.edition'],
    write: (say) =>
      [
        [
          `“${CHECK}” marks what the county’s record, your account or your case says. Change what isn’t right.`,
        ],
        ofNotices(say, year),
        ofType(say),
        ofReason(say),
        ofDecrease(say),
        [
          say.fact('form.time'),
          'The time on this sheet covers your lines, your exhibits and questions, so your lines alone take less. Your hearing script is made to fit it. Ask for more if you speak slowly.',
        ],
        [say.fact('law.evidence')],
        [
          'You declare under penalty of perjury that the form is true, so read all of it before you sign.',
          say.fact('form.signed'),
          say.fact('form.received'),
        ],
        [
          say.fact('form.edition'),
          say.fact('form.others'),
          'The third page is information for you. Keep it.',
        ],
        ['This is general information. It is not legal advice, and we do not represent you.'],
      ].flatMap((sentences) => (sentences.length === 0 ? [] : [sentences.join(' ')])),
  })

const yearOf = (sheet: FactSheet): string => String(findFact(sheet, 'value.year')?.value)

export const planAnswerSheet = (sheet: FactSheet): readonly SectionPlan[] => [
  opening,
  head,
  taxpayer(yearOf(sheet)),
  reason,
  signature,
  after(yearOf(sheet)),
  why(yearOf(sheet)),
]
