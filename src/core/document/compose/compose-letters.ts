/** Owns the words of the owner's letters to the appraiser and the clerk: one request in each, and notes on its use. */

import type { Say, SectionPlan } from '../draft.ts'
import { groupsIn } from '../facts/fact-groups.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'
import { fixed, forOwner, orBlank } from './compose-evidence-parts.ts'
import { blank, longBlank } from './compose-parts.ts'

interface Letter {
  /** Who receives it: a fact, and what stands there while it is not known. The address is the fact with `-address` behind. */
  readonly to: readonly [id: string, words: string]
  readonly subject: string
  readonly body: (say: Say) => readonly string[]
  readonly notes: (say: Say) => readonly string[]
}

const hearingDay = (say: Say): string =>
  say.has('hearing.on')
    ? `${say.fact('hearing.on')}${say.has('hearing.time') ? ` at ${say.fact('hearing.time')}` : ''}`
    : blank

const addressOf = (say: Say, id: string): string =>
  say.has(`${id}-address`)
    ? `Address: ${say.fact(`${id}-address`)}`
    : `Address as printed on the notice of hearing: ${longBlank}`

const head = (say: Say, { to: [id, words], subject }: Letter): readonly string[] => [
  `${say.fact('day.written')}.`,
  `From: ${orBlank(say, 'owner.name')}, ${say.fact('home.address')}.`,
  `To: ${say.has(id) ? say.fact(id) : words}. ${addressOf(say, id)}.`,
  `Subject: ${subject}. Petition number ${orBlank(say, 'petition.number')}, parcel ${orBlank(say, 'home.parcel')}, tax year ${say.fact('value.year')}, hearing on ${hearingDay(say)}.`,
]

const foot = (say: Say): readonly string[] => [
  `Please answer at this phone number or e-mail address: ${longBlank}.`,
  `Signature of the owner: ${longBlank}. Printed name: ${orBlank(say, 'owner.name')}. Date: ${blank}.`,
]

const planOfLetter = (letter: Letter): readonly SectionPlan[] => [
  fixed({
    id: 'letter',
    title: 'The letter',
    needs: ['home.address', 'value.year'],
    write: (say) => [...head(say, letter), ...letter.body(say), ...foot(say)],
  }),
  forOwner({
    id: 'notes',
    title: 'For you: when and how to use it',
    write: (say) => [
      ...letter.notes(say),
      ...(say.has(`${letter.to[0]}-address`)
        ? [
            'We have the address in this letter from a list that is not the office’s own. Compare it with the notice of hearing before you send the letter.',
          ]
        : []),
      'Read every line, fill the blanks, and sign it yourself. Keep a copy, and the proof of the day on which it arrived.',
      'This is general information. It is not legal advice, and we do not represent you.',
    ],
  }),
]

const APPRAISER = ['county.appraiser', 'The property appraiser of the county'] as const
const CLERK = ['county.board', 'The clerk of the value adjustment board'] as const

/** The exhibits follow one another by their letters, so the first and the last name all of them. */
const lettersOf = (say: Say, exhibits: readonly string[]): readonly string[] => {
  const [first] = exhibits
  const last = exhibits.at(-1)
  if (first === undefined || last === undefined) return []
  const only = say.fact(`${first}.letter`)
  if (first === last) return [only]
  return [`${only} ${exhibits.length === 2 ? 'and' : 'to'} ${say.fact(`${last}.letter`)}`]
}

/** All that goes with the letter: the papers of the packet by their titles, then the exhibits. */
const enclosed =
  (exhibits: readonly string[]) =>
  (say: Say): readonly string[] => {
    const all = [...say.all('enclosed.'), ...lettersOf(say, exhibits)]
    return all.length === 0 ? [] : [`Enclosed: ${all.join('; ')}.`]
  }

const coverWith = (exhibits: readonly string[]): Letter => ({
  to: APPRAISER,
  subject: 'my evidence, and a request for yours',
  body: (say) => [
    'With this letter I give you my evidence for the hearing: a list of it, a copy of each exhibit, and a summary of what any witness will say.',
    'I ask you in writing for the evidence that your office will present: a list of it, copies of all of it, a summary of what your witnesses will say, and the property record card of this parcel.',
    ...enclosed(exhibits)(say),
    `I own the home at ${say.fact('home.address')}. Please confirm the day on which this letter and its enclosures reached you.`,
  ],
  notes: (say) => [
    'What it is for: to hand your evidence to the property appraiser with proof, and to ask for the appraiser’s.',
    say.fact('law.evidence'),
    say.fact('law.exchange'),
    say.fact('law.gives'),
    say.fact('law.record-card'),
    say.fact('law.withheld'),
    say.fact('law.clerk-copy'),
    say.fact('law.absent-copy'),
    ...say.all('due.evidence'),
    ...say.all('evidence.'),
  ],
})

const reschedule: Letter = {
  to: CLERK,
  subject: 'request to reschedule the hearing',
  body: () => [
    'I ask the board to reschedule this hearing for good cause.',
    `What happened, and since when: ${longBlank}.`,
    `Why it is beyond my control and keeps me from presenting my petition: ${longBlank}.`,
    `Papers that show it are attached: ${longBlank}. Days on which I cannot attend: ${longBlank}.`,
  ],
  notes: (say) => [
    'When to use it: something beyond your control keeps you from the hearing, or from presenting your petition there.',
    say.fact('law.reschedule'),
    say.fact('law.reschedule-examples'),
    say.fact('law.moved-notice'),
    'The reasons are yours to state, and they have to be true. Whether they are enough is for the board.',
    say.fact('law.no-show'),
    ...say.all('due.hearing'),
  ],
}

const remote: Letter = {
  to: CLERK,
  subject: 'request to appear by electronic or other communication equipment',
  body: () => [
    'I ask to appear at this hearing by electronic or other communication equipment.',
    `Please send me what I need to join, and how my exhibits are shown, at: ${longBlank}.`,
    `A phone number at which I can be reached on that day if the connection fails: ${longBlank}.`,
  ],
  notes: (say) => [
    'When to use it: you want to take part from another place than the hearing room.',
    say.fact('law.remote'),
    'Ask in this letter how exhibits are handled: your evidence still goes to the property appraiser by the same day.',
    ...say.all('due.hearing'),
  ],
}

const withdrawal: Letter = {
  to: CLERK,
  subject: 'withdrawal of the petition',
  body: () => [
    'I withdraw the petition named above.',
    `Reason, if I choose to give one: ${longBlank}. Agreed just value, if there is one, as confirmed in writing by the property appraiser: $${blank}.`,
    'Please confirm the withdrawal, and the day on which this letter reached you.',
  ],
  notes: (say) => [
    'When to use it: you have decided to end the petition, for example because the property appraiser has confirmed a new value in writing.',
    say.fact('law.withdrawal'),
    'Have an agreed value in writing before you sign. Take a withdrawal as final unless the clerk tells you otherwise.',
  ],
}

export const planCoverLetter = (sheet: FactSheet): readonly SectionPlan[] =>
  planOfLetter(coverWith(groupsIn(sheet, 'exhibit')))
export const planRescheduleLetter = (): readonly SectionPlan[] => planOfLetter(reschedule)
export const planRemoteLetter = (): readonly SectionPlan[] => planOfLetter(remote)
export const planWithdrawalLetter = (): readonly SectionPlan[] => planOfLetter(withdrawal)
