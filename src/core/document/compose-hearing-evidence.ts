/** Owns the words with which the owner shows the evidence: the record, the condition, the sales, the cost of sale. */

import { blank, inLonger, type Part, said } from './compose-hearing-part.ts'
import { inWords } from './compose-parts.ts'
import type { Say } from './draft.ts'

const recordOf = (say: Say): readonly string[] => {
  const built = say.has('parcel.built') ? [`${say.fact('parcel.built')} as the year the home was built`] : []
  const area = say.has('parcel.area') ? [`an effective area of ${say.fact('parcel.area')}`] : []
  const land = say.has('parcel.land') ? [`land of ${say.fact('parcel.land')}`] : []
  const all = [...built, ...area, ...land]
  return all.length === 0 ? [] : [said(`The tax roll gives ${inWords(all)}.`)]
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

/** In the order in which they are shown. */
export const evidenceParts: readonly Part[] = [record, condition, sales, costOfSale]
