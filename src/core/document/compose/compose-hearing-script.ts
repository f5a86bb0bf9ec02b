/** Owns the words of the hearing script: what the owner says, in the order of the hearing, as long as the board gives. */

import { composeSection, type Say, type SectionPlan } from '../draft.ts'
import type { FactSheet } from '../facts/fact-sheet.ts'
import { sentenceFact } from '../facts/make-fact.ts'
import { evidenceParts } from './compose-hearing-evidence.ts'
import {
  DETAILS,
  type Detail,
  inLonger,
  isSaid,
  opinionOf,
  type Part,
  said,
  spokenOf,
} from './compose-hearing-part.ts'
import { fitsIn, lengthWords, spokenWords } from './script-length.ts'

const opening: Part = {
  id: 'opening',
  title: 'Opening',
  from: 0,
  needs: ['home.address', 'value.just', 'day.valuation'],
  write: (say, detail) => [
    ...(say.has('owner.name') ? [said(`My name is ${say.fact('owner.name')}.`)] : []),
    said(
      `I own the home at ${say.fact('home.address')}. The appraiser set its just value at ${say.fact('value.just')} for ${say.fact('value.year')}.`,
    ),
    said(
      `I ask the board to find that on ${say.fact('day.valuation')} the just value was ${opinionOf(say)}.`,
    ),
    ...(say.has('parcel.id')
      ? inLonger(detail, 2, said(`The parcel number is ${say.fact('parcel.id')}.`))
      : []),
    ...inLonger(detail, 2, ...spokenOf(say, 'spoken.reasons')),
  ],
}

const burden: Part = {
  id: 'burden',
  title: 'What each side has to show',
  from: 4,
  needs: ['law.burden', 'law.owner'],
  write: (say) => [
    said(say.fact('law.burden')),
    said(say.fact('law.owner')),
    said('I ask the board to look at both before it turns to the figure itself.'),
  ],
}

const questions: Part = {
  id: 'questions',
  title: 'Questions to the appraiser',
  from: 1,
  extra: 'questions',
  write: (_say, detail) => [
    said('Which of your sales is most like my home, and how did you adjust it?'),
    said('What condition did you assume, and when was the home last seen from inside?'),
    ...inLonger(detail, 3, said('What did you take off for the cost of sale, and where is that reported?')),
    ...inLonger(detail, 4, said('Was that done in the same way for like homes on my street?')),
  ],
}

/** Sales that do not lead to the opinion are not called its reasons. */
const leadIn = (say: Say): string => {
  const areShown = say.has('chosen.1') || say.has('conclusion.fails')
  return say.has('conclusion.carries') || !areShown ? 'For these reasons' : 'In my opinion'
}

const closing: Part = {
  id: 'closing',
  title: 'Closing',
  from: 0,
  needs: ['home.address', 'day.valuation'],
  write: (say) => [
    said(
      `${leadIn(say)} the just value of ${say.fact('home.address')} on ${say.fact('day.valuation')} was ${opinionOf(say)}. I ask the board to set it at that figure. Thank you.`,
    ),
  ],
}

const spokenLength = (say: Say): readonly string[] =>
  say.has('script.spoken') ? [say.fact('script.spoken')] : []

const notes: Part = {
  id: 'notes',
  title: 'For you, before you go in',
  from: 0,
  forOwner: true,
  needs: ['script.minutes', 'law.order', 'law.evidence'],
  write: (say) => [
    `This script is made for ${say.fact('script.minutes')}. Read it aloud with a clock once your own figures are in it; the notice of hearing says how long you have.`,
    ...spokenLength(say),
    say.fact('law.order'),
    say.fact('law.evidence'),
    'Speak of value, not of tax. The board decides what the home was worth; what that does to the tax follows by itself.',
    'Fill every blank from your own exhibits, or strike the line. The value you ask for is your own opinion, and you answer for it. This script is general information. It is not an appraisal and not legal advice.',
    ...say.all('parcel.sample'),
  ],
}

const parts: readonly Part[] = [opening, burden, ...evidenceParts, questions, closing, notes]

const plansFor = (sheet: FactSheet, detail: Detail): readonly SectionPlan[] =>
  parts
    .filter(({ from, extra, isIn = () => true }) => isSaid(detail, from, extra) && isIn(sheet))
    .map(({ id, title, needs = [], forOwner = false, write }) => ({
      ...{ id, title, needs, forOwner },
      write: (say) => write(say, detail),
    }))

const wordsOf = (sheet: FactSheet, plans: readonly SectionPlan[]): number =>
  spokenWords(
    plans.filter(({ forOwner }) => !forOwner).flatMap((plan) => composeSection(sheet, plan).paragraphs),
  )

/** Without a length asked for it is the middle one. */
const minutesOf = ({ situation }: FactSheet): number => situation.minutes ?? 10

/** As much of the case as there is time for; the shortest where even that takes longer. */
const detailOf = (sheet: FactSheet): Detail =>
  DETAILS.find((detail) => fitsIn(wordsOf(sheet, plansFor(sheet, detail)), minutesOf(sheet))) ??
  DETAILS.at(-1) ??
  DETAILS[0]

export const planHearingScript = (sheet: FactSheet): readonly SectionPlan[] =>
  plansFor(sheet, detailOf(sheet))

/** Tells its owner how long it takes to say, which only the rest of its facts can tell. */
export const withScriptLength = (sheet: FactSheet): FactSheet => {
  const detail = detailOf(sheet)
  const words = lengthWords(wordsOf(sheet, plansFor(sheet, detail)), minutesOf(sheet), detail === DETAILS[0])
  const length = sentenceFact('script.spoken', 'Length', words, 'Counted in the script')
  return { ...sheet, facts: [...sheet.facts, length] }
}
