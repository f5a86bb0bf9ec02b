/** Owns the words with which the owner shows the evidence: the record, the condition, the sales, the cost of sale. */

import { heldIn, inLonger, type Part, readOut, said } from './compose-hearing-part.ts'
import { blank, inWords } from './compose-parts.ts'
import type { Say } from './draft.ts'

const recordOf = (say: Say): readonly string[] => {
  const built = say.has('parcel.built') ? [`${say.fact('parcel.built')} as the year the home was built`] : []
  const area = say.has('parcel.area') ? [`an effective area of ${say.fact('parcel.area')}`] : []
  const land = say.has('parcel.land') ? [`land of ${say.fact('parcel.land')}`] : []
  const all = [...built, ...area, ...land]
  return all.length === 0 ? [] : [said(`The tax roll gives ${inWords(all)}.`)]
}

/** Each correction of the case, with its proof where there is time; room for one while there is none. */
const recordLines: Part['write'] = (say, minutes) => {
  const held = heldIn(say, 'correction', minutes)
  if (held.length === 0) {
    return [
      said(
        `Please look at exhibit ${blank}. The record says ${blank}. On the valuation day it was ${blank}.`,
      ),
      ...inLonger(minutes, 10, said(`Exhibit ${blank} proves it: it is a ${blank}, dated ${blank}.`)),
    ]
  }
  return held.flatMap((id) => [
    said(`Please look at exhibit ${blank}, about the record.`),
    readOut(say.fact(id)),
    ...(say.has(`${id}.proof`) ? inLonger(minutes, 10, readOut(say.fact(`${id}.proof`))) : []),
  ])
}

const record: Part = {
  id: 'record',
  title: 'The record',
  from: 5,
  write: (say, minutes) => [
    ...inLonger(minutes, 10, ...recordOf(say)),
    ...recordLines(say, minutes),
    'Leave this part out if the record is right.',
  ],
}

const shownCondition = (say: Say, id: string): string => {
  const cost = say.has(`${id}.cost`) ? say.fact(`${id}.cost`) : `$${blank}`
  return `Exhibit ${blank} shows this: ${say.fact(`${id}.what`)}, as it was on or near ${say.fact('day.valuation')}. The repair is put at ${cost}, as exhibit ${blank} shows.`
}

const conditionLines: Part['write'] = (say, minutes) => {
  const held = heldIn(say, 'condition', minutes, '.what')
  if (held.length > 0) return held.map((id) => readOut(shownCondition(say, id)))
  return [
    said(
      `Exhibit ${blank} shows ${blank} as it was on or near ${say.fact('day.valuation')}. The estimate in exhibit ${blank} puts the repair at $${blank}.`,
    ),
    ...inLonger(
      minutes,
      15,
      said(`Exhibit ${blank} shows a second place: ${blank}. Its repair is put at $${blank}.`),
    ),
  ]
}

const condition: Part = {
  id: 'condition',
  title: 'The condition on the valuation day',
  from: 5,
  needs: ['day.valuation'],
  write: (say, minutes) => [
    ...conditionLines(say, minutes),
    ...inLonger(
      minutes,
      10,
      said(
        `A buyer on that day would have seen it and paid less. The appraiser’s figure takes it into account by ${blank}.`,
      ),
    ),
    'Leave this part out if there is nothing to show.',
  ],
}

const salesLines: Part['write'] = (say, minutes) => {
  const held = heldIn(say, 'chosen', minutes)
  if (held.length > 0) {
    return held.flatMap((id) => [
      readOut(say.fact(id)),
      ...(say.has(`${id}.grid.adjusted`)
        ? inLonger(
            minutes,
            10,
            readOut(
              `After adjustments its price is ${say.fact(`${id}.grid.adjusted`)}; exhibit ${blank} shows each of them.`,
            ),
          )
        : []),
    ])
  }
  return [
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
    ),
  ]
}

/** From these prices to a just value, and what they then show; said in the shortest script too. */
const concluded = (say: Say): readonly string[] =>
  say.has('chosen.1')
    ? ['conclusion.range', 'conclusion.carries', 'conclusion.open', 'conclusion.fails']
        .filter((id) => say.has(id))
        .map((id) => readOut(say.fact(id)))
    : []

const sales: Part = {
  id: 'sales',
  title: 'Comparable sales',
  from: 5,
  needs: ['day.valuation'],
  write: (say, minutes) => [
    said(`Exhibit ${blank} lists sales of like homes nearby, close to ${say.fact('day.valuation')}.`),
    say.has('sales.range') && say.has('chosen.1')
      ? readOut(say.fact('sales.range'))
      : said(`After adjustments the prices run from $${blank} to $${blank}.`),
    ...concluded(say),
    ...salesLines(say, minutes),
    ...inLonger(
      minutes,
      15,
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
    ...(say.has('conclusion.level')
      ? [said('My sale prices are the recorded prices.'), readOut(say.fact('conclusion.level'))]
      : [
          said(
            `My sale prices are the recorded prices. I took ${blank} percent off once for the cost of sale, on the ground of exhibit ${blank}.`,
          ),
        ]),
  ],
}

/** In the order in which they are shown. */
export const evidenceParts: readonly Part[] = [record, condition, sales, costOfSale]
