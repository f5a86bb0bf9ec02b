/** Owns the words of the hearing script: what the owner says, in the order of the hearing, as long as the board gives. */

import type { Say, SectionPlan } from './draft.ts'
import type { ScriptMinutes } from './draft-kinds.ts'
import type { FactSheet } from './fact-sheet.ts'

/** Room for a figure or an exhibit that only the owner has. */
const blank = '________'

interface Part {
  readonly id: string
  readonly title: string
  /** The shortest script that has it. */
  readonly from: ScriptMinutes
  readonly needs?: readonly string[]
  readonly forOwner?: true
  readonly write: (say: Say, minutes: ScriptMinutes) => readonly string[]
}

const said = (words: string): string => `“${words}”`

/** Said only when there is time for it. */
const inLonger = (minutes: ScriptMinutes, from: ScriptMinutes, ...lines: readonly string[]) =>
  minutes >= from ? lines : []

const opening: Part = {
  id: 'opening',
  title: 'Opening',
  from: 5,
  needs: ['home.address', 'value.just', 'day.valuation'],
  write: (say, minutes) => [
    said(
      `Good morning. I own the home at ${say.fact('home.address')}. The appraiser set its just value at ${say.fact('value.just')} for ${say.fact('value.year')}.`,
    ),
    said(`I ask the board to find that on ${say.fact('day.valuation')} the just value was $${blank}.`),
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

const recordOf = (say: Say): readonly string[] => {
  const built = say.has('parcel.built') ? [`that the home was built in ${say.fact('parcel.built')}`] : []
  const area = say.has('parcel.area') ? [`an effective area of ${say.fact('parcel.area')}`] : []
  const land = say.has('parcel.land') ? [`land of ${say.fact('parcel.land')}`] : []
  const all = [...built, ...area, ...land]
  return all.length === 0 ? [] : [said(`The tax roll says ${all.join(', and ')}.`)]
}

const record: Part = {
  id: 'record',
  title: 'The record',
  from: 5,
  write: (say, minutes) => [
    ...inLonger(minutes, 10, ...recordOf(say)),
    said(`Please look at exhibit ${blank}. The record says ${blank}. On the valuation day it was ${blank}.`),
    ...inLonger(minutes, 10, said(`Exhibit ${blank} proves it: it is a ${blank}, dated ${blank}.`)),
    'Leave this part out if the record is right.',
  ],
}

const condition: Part = {
  id: 'condition',
  title: 'The condition on the valuation day',
  from: 5,
  needs: ['day.valuation'],
  write: (say, minutes) => [
    said(
      `Exhibit ${blank} shows ${blank} as it was on or near ${say.fact('day.valuation')}. The estimate in exhibit ${blank} puts the repair at $${blank}.`,
    ),
    ...inLonger(
      minutes,
      10,
      said(
        `A buyer on that day would have seen it and paid less. The appraiser’s figure takes it into account by ${blank}.`,
      ),
    ),
    ...inLonger(
      minutes,
      15,
      said(`Exhibit ${blank} shows a second place: ${blank}. Its repair is put at $${blank}.`),
    ),
    'Leave this part out if there is nothing to show.',
  ],
}

const sales: Part = {
  id: 'sales',
  title: 'Comparable sales',
  from: 5,
  needs: ['day.valuation'],
  write: (say, minutes) => [
    said(
      `Exhibit ${blank} lists sales of like homes nearby, close to ${say.fact('day.valuation')}. After adjustments the prices run from $${blank} to $${blank}.`,
    ),
    ...inLonger(
      minutes,
      10,
      said(
        `The closest is ${blank}, sold on ${blank} for $${blank}. It differs from my home in ${blank}, and I adjusted for that by $${blank}, because ${blank}.`,
      ),
    ),
    ...inLonger(
      minutes,
      15,
      said(
        `The next is ${blank}, sold on ${blank} for $${blank}. I adjusted it by $${blank}, because ${blank}.`,
      ),
      said(`I left out ${blank}, because that sale was not at arm’s length or the home is of another kind.`),
    ),
    'Read only the lines of your own worksheet. A figure that no exhibit shows is better left unsaid.',
  ],
}

const costOfSale: Part = {
  id: 'cost-of-sale',
  title: 'Cost of sale',
  from: 10,
  needs: ['law.net-proceeds'],
  write: (say, minutes) => [
    ...inLonger(minutes, 15, said(say.fact('law.factors'))),
    `Good to know: ${say.fact('law.net-proceeds')}`,
    said(
      `My sale prices are the recorded prices. I took ${blank} percent off once for the cost of sale, on the ground of exhibit ${blank}.`,
    ),
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

const closing: Part = {
  id: 'closing',
  title: 'Closing',
  from: 5,
  needs: ['home.address', 'day.valuation'],
  write: (say) => [
    said(
      `For these reasons the just value of ${say.fact('home.address')} on ${say.fact('day.valuation')} was $${blank}. I ask the board to set it at that figure. Thank you.`,
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

const parts: readonly Part[] = [
  opening,
  burden,
  record,
  condition,
  sales,
  costOfSale,
  questions,
  closing,
  notes,
]

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
