/** Owns the words of the hearing script: what the owner says, in the order of the hearing, as long as the board gives. */

import { evidenceParts } from './compose-hearing-evidence.ts'
import { inLonger, opinionOf, type Part, said } from './compose-hearing-part.ts'
import { blank } from './compose-parts.ts'
import type { Say, SectionPlan } from './draft.ts'
import type { FactSheet } from './fact-sheet.ts'

const opening: Part = {
  id: 'opening',
  title: 'Opening',
  from: 5,
  needs: ['home.address', 'value.just', 'day.valuation'],
  write: (say, minutes) => [
    said(
      `Good morning. I own the home at ${say.fact('home.address')}. The appraiser set its just value at ${say.fact('value.just')} for ${say.fact('value.year')}.`,
    ),
    said(
      `I ask the board to find that on ${say.fact('day.valuation')} the just value was ${opinionOf(say)}.`,
    ),
    ...(say.has('parcel.id')
      ? inLonger(minutes, 10, said(`The parcel number is ${say.fact('parcel.id')}.`))
      : []),
    ...inLonger(minutes, 10, said(`I will show ${blank} exhibits, and I will name each by its letter.`)),
  ],
}

const burden: Part = {
  id: 'burden',
  title: 'What each side has to show',
  from: 15,
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
  from: 10,
  write: (_say, minutes) => [
    said('Which of your sales is most like my home, and how did you adjust it?'),
    said('What condition did you assume, and when was the home last seen from inside?'),
    ...inLonger(minutes, 15, said('What did you take off for the cost of sale, and where is that reported?')),
    ...inLonger(minutes, 15, said('Was that done in the same way for like homes on my street?')),
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
  from: 5,
  needs: ['home.address', 'day.valuation'],
  write: (say) => [
    said(
      `${leadIn(say)} the just value of ${say.fact('home.address')} on ${say.fact('day.valuation')} was ${opinionOf(say)}. I ask the board to set it at that figure. Thank you.`,
    ),
  ],
}

const notes: Part = {
  id: 'notes',
  title: 'For you, before you go in',
  from: 5,
  forOwner: true,
  needs: ['script.minutes', 'law.order', 'law.evidence'],
  write: (say) => [
    `This script is made for ${say.fact('script.minutes')}. Read it aloud with a clock once your own figures are in it; the notice of hearing says how long you have.`,
    say.fact('law.order'),
    say.fact('law.evidence'),
    'Speak of value, not of tax. The board decides what the home was worth; what that does to the tax follows by itself.',
    'Fill every blank from your own exhibits, or strike the line. The value you ask for is your own opinion, and you answer for it. This script is general information. It is not an appraisal and not legal advice.',
    ...say.all('parcel.sample'),
  ],
}

const parts: readonly Part[] = [opening, burden, ...evidenceParts, questions, closing, notes]

/** Without a length asked for it is the middle one. */
export const planHearingScript = ({ situation }: FactSheet): readonly SectionPlan[] => {
  const minutes = situation.minutes ?? 10
  return parts
    .filter(({ from }) => from <= minutes)
    .map(({ id, title, needs = [], forOwner = false, write }) => ({
      id,
      title,
      needs,
      forOwner,
      write: (say) => write(say, minutes),
    }))
}
