/** Owns the words of the owner's letters to the appraiser and the clerk, each set as a letter is, with one request. */

import type { Say, SectionPlan } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { CASE } from '../named-sections.ts'
import { fixed } from './evidence-parts.ts'
import { longBlank } from './parts.ts'

interface Letter {
  readonly to: 'appraiser' | 'board'
  readonly subject: string
  readonly body: (say: Say) => readonly string[]
}

/** Lines under each other, as one paragraph. */
const lines = (...all: readonly string[]): string => all.join('\n')

/** Of an owner who lives elsewhere and has not said where. */
export const MAILING_BLANK = `Mailing address: ${longBlank}`

/** Never the home of somebody who lives elsewhere: there a tenant would open the answer. */
const ownAddress = (say: Say): readonly string[] => {
  if (say.has('owner-line.1')) return say.all('owner-line.')
  return say.has('owner.elsewhere') ? [MAILING_BLANK] : say.all('home-line.')
}

const sender = (say: Say): string =>
  lines(
    ...(say.has('owner.name') ? [say.fact('owner.name')] : []),
    ...ownAddress(say),
    ...(say.has('owner.email') ? [say.fact('owner.email')] : []),
    say.fact('day.written'),
  )

const TO = {
  appraiser: ['county.appraiser', 'Property Appraiser', 'Dear Property Appraiser:'],
  board: ['county.board', 'Clerk of the Value Adjustment Board', 'Dear Clerk of the Board:'],
} as const

const recipient = (say: Say, to: Letter['to']): string => {
  const [id, words] = TO[to]
  const address = say.all(to === 'board' ? 'board-line.' : 'appraiser-line.')
  // Without a known address an office is in its county's seat; the case asks for the one on the notice.
  const unknown = say.has('county.seat') ? [say.fact('county.seat')] : []
  return lines(say.has(id) ? say.fact(id) : words, ...(address.length === 0 ? unknown : address))
}

const hearing = (say: Say): readonly string[] => {
  if (!say.has('hearing.day')) return []
  const time = say.has('hearing.time') ? `, at ${say.fact('hearing.time')}` : ''
  return [`Hearing: ${say.fact('hearing.day')}${time}`]
}

const subject = (say: Say, words: string): string =>
  lines(
    `Re: ${words}`,
    say.has('petition.number')
      ? `Petition ${say.fact('petition.number')}, tax year ${say.fact('value.year')}`
      : `Petition number not yet assigned, tax year ${say.fact('value.year')}`,
    ...(say.has('owner-line.1') || say.has('owner.elsewhere')
      ? [`Property at ${say.all('home-line.').join(', ')}`]
      : []),
    ...(say.has('home.parcel') ? [`Parcel ${say.fact('home.parcel')}`] : []),
    ...hearing(say),
  )

const signature = (say: Say): string =>
  lines('Sincerely,', longBlank, say.has('owner.name') ? `${say.fact('owner.name')}, owner` : 'Owner')

const planOfLetter = (
  { to, subject: about, body }: Letter,
  enclosed: (say: Say) => readonly string[] = () => [],
): readonly SectionPlan[] => [
  fixed({
    id: 'letter',
    title: 'The letter',
    needs: ['home-line.1', 'value.year'],
    write: (say) => [
      ...[sender(say), recipient(say, to), subject(say, about), TO[to][2]],
      ...body(say),
      signature(say),
      ...enclosed(say),
    ],
  }),
]

/** The exhibits follow one another by their letters, so the first and the last name all of them. */
const exhibitLine = (say: Say, exhibits: readonly string[]): readonly string[] => {
  const [first, last] = [exhibits[0], exhibits.at(-1)]
  if (first === undefined || last === undefined) return []
  const only = say.fact(`${first}.letter`)
  if (first === last) return [only]
  const letter = say.fact(`${last}.letter`).replace('Exhibit ', '')
  return [`${only.replace('Exhibit', 'Exhibits')} ${exhibits.length === 2 ? 'and' : 'to'} ${letter}`]
}

/** The page that tells the case is part of the evidence list, and stands first. */
const papersWith = (say: Say): readonly string[] =>
  say.has('enclosed.evidence_list') ? [CASE, ...say.all('enclosed.')] : say.all('enclosed.')

/** All that goes with the letter: the papers of the packet by their titles, then the exhibits. */
const enclosures =
  (exhibits: readonly string[]) =>
  (say: Say): readonly string[] => {
    const all = [...papersWith(say), ...exhibitLine(say, exhibits)]
    return all.length === 0 ? [] : [`Enclosures: ${all.join('; ')}.`]
  }

const isFiled = (say: Say): boolean => say.has('petition.filed') || say.has('petition.number')

const cover = (exhibits: readonly string[]): Letter => ({
  to: 'appraiser',
  subject: 'My evidence, and a request for yours and for the property record card',
  body: (say) => [
    `${isFiled(say) ? 'I have petitioned' : 'I am petitioning'} the value adjustment board about the just value of this home. With this letter I deliver my evidence for the hearing. It is a list of the evidence, ${exhibits.length === 0 ? 'the documents it lists' : 'a copy of each exhibit'}, and a summary of my own testimony. I call no other witness.`,
    'Please send me the evidence that your office will present at the hearing. That is a list of it, copies of all of it, and a summary of your witnesses’ testimony. Please also send me the property record card for this parcel, including the sketch.',
    [
      say.fact('law.ask-evidence'),
      ...(say.has('exchange.day') ? [`For this hearing that is by ${say.fact('exchange.day')}.`] : []),
    ].join(' '),
    'Please confirm in writing the date you received this letter and its enclosures.',
  ],
})

const reschedule: Letter = {
  to: 'board',
  subject: 'Request to reschedule the hearing',
  body: (say) => [
    say.fact('law.ask-reschedule'),
    lines('What happened, and when it began:', longBlank, longBlank),
    lines('Why it is beyond my control and keeps me from presenting my petition:', longBlank, longBlank),
    lines('Dates I cannot attend:', longBlank),
    'I attach proof of this. Please send me notice of the new date in writing.',
  ],
}

const remote: Letter = {
  to: 'board',
  subject: 'Request to appear by electronic or other communication equipment',
  body: (say) => [
    say.fact('law.ask-remote'),
    'Please tell me in writing how to join, and how my exhibits will be shown to the magistrate.',
    lines('If the connection fails on that day, please call me at this phone number:', longBlank),
  ],
}

const withdrawal: Letter = {
  to: 'board',
  subject: 'Withdrawal of my petition',
  body: () => [
    'I withdraw the petition named above. Please take the hearing off the calendar.',
    'Please confirm the withdrawal in writing, and the date you received this letter.',
  ],
}

export const planCoverLetter = (sheet: FactSheet): readonly SectionPlan[] =>
  planOfLetter(cover(groupsIn(sheet, 'exhibit')), enclosures(groupsIn(sheet, 'exhibit')))
export const planRescheduleLetter = (): readonly SectionPlan[] => planOfLetter(reschedule)
export const planRemoteLetter = (): readonly SectionPlan[] => planOfLetter(remote)
export const planWithdrawalLetter = (): readonly SectionPlan[] => planOfLetter(withdrawal)
