/** Owns the words with which the owner shows the evidence: the record, the condition, the sales, the level, the exhibits. */

import type { Say } from '../draft.ts'
import {
  type Detail,
  heldIn,
  inLonger,
  isShown,
  type Level,
  type Part,
  said,
  spokenOf,
} from './compose-hearing-part.ts'
import { blank, inWords } from './compose-parts.ts'

const recordOf = (say: Say): readonly string[] => {
  const built = say.has('parcel.built') ? [`${say.fact('parcel.built')} as the year the home was built`] : []
  const area = say.has('parcel.area') ? [`an effective area of ${say.fact('parcel.area')}`] : []
  const land = say.has('parcel.land') ? [`land of ${say.fact('parcel.land')}`] : []
  const all = [...built, ...area, ...land]
  return all.length === 0 ? [] : [said(`The tax roll gives ${inWords(all)}.`)]
}

/** Each correction of the case, with its proof where there is time; room for one while there is none. */
const recordLines: Part['write'] = (say, detail) => {
  const held = heldIn(say, 'correction', detail)
  if (held.length === 0) {
    return [
      said(
        `Please look at exhibit ${blank}. The record says ${blank}. On the valuation day it was ${blank}.`,
      ),
      ...inLonger(detail, 2, said(`Exhibit ${blank} proves it: it is a ${blank}, dated ${blank}.`)),
    ]
  }
  return held.flatMap((id) => [
    ...spokenOf(say, id),
    ...inLonger(detail, 1, ...spokenOf(say, `${id}.proof`)),
    ...inLonger(detail, 2, ...spokenOf(say, `${id}.why`)),
  ])
}

/** A hint for a part with room for the pen only. */
const ifEmpty = (say: Say, kind: string, hint: string): readonly string[] =>
  say.has(`spoken.${kind}.1`) ? [] : [hint]

const record: Part = {
  id: 'record',
  title: 'The record',
  from: 0,
  isIn: isShown('correction'),
  write: (say, detail) => [
    ...inLonger(detail, 1, ...recordOf(say)),
    ...recordLines(say, detail),
    ...ifEmpty(say, 'correction', 'Leave this part out if the record is right.'),
  ],
}

const conditionLines: Part['write'] = (say, detail) => {
  const held = heldIn(say, 'condition', detail)
  if (held.length > 0) {
    return [
      said(`What follows is about the condition of the home on ${say.fact('day.valuation')}.`),
      ...held.flatMap((id) => [
        ...spokenOf(say, id, `${id}.cost`),
        ...inLonger(detail, 1, ...spokenOf(say, `${id}.detail`)),
      ]),
    ]
  }
  return [
    said(
      `Exhibit ${blank} shows ${blank} as it was on or near ${say.fact('day.valuation')}. The estimate in exhibit ${blank} puts the repair at $${blank}.`,
    ),
  ]
}

const condition: Part = {
  id: 'condition',
  title: 'The condition on the valuation day',
  from: 0,
  isIn: isShown('condition'),
  write: (say, detail) => [
    ...conditionLines(say, detail),
    ...inLonger(detail, 2, ...spokenOf(say, 'cure.total')),
    ...inLonger(
      detail,
      1,
      said(
        'A buyer on that day would have seen it. I ask the appraiser how the figure takes it into account.',
      ),
    ),
    ...ifEmpty(say, 'condition', 'Leave this part out if there is nothing to show.'),
  ],
}

/** From this level on the script has a part of its own on what a price and a just value have to do with each other. */
const ownPartFrom: Level = 2

/** What the prices of the owner's sales come to as just values. What speaks against is not read out. */
const conclusionLines = (say: Say): readonly string[] =>
  say.has('conclusion.fails') || !say.has('spoken.sale.1')
    ? []
    : spokenOf(say, 'conclusion.range', 'conclusion.carries', 'conclusion.open')

/** Where the adjusted prices lie, and what they then show; said in the shortest script too. */
const rangeLines = (say: Say, { level }: Detail): readonly string[] => [
  ...spokenOf(
    say,
    ...['spoken.grid.living_area', 'spoken.grid.land_area', 'spoken.grid.year_built', 'sales.range'],
    ...(level < ownPartFrom && !say.has('conclusion.fails') ? ['sales.level-brief'] : []),
  ),
  ...(level < ownPartFrom ? conclusionLines(say) : []),
]

const openSales: Part['write'] = (_say, detail) => [
  said(
    `Exhibit ${blank} lists ${blank} sales. After adjustments the prices run from $${blank} to $${blank}.`,
  ),
  ...inLonger(
    detail,
    1,
    said(
      `The closest is ${blank}, sold on ${blank} for $${blank}. It differs from my home in ${blank}, and I adjusted for that by $${blank}, because ${blank}.`,
    ),
  ),
  ...inLonger(detail, 3, said(`I left out ${blank}, because ${blank}.`)),
]

const chosenSales = (say: Say, held: readonly string[], detail: Detail): readonly string[] => [
  said(
    !say.has('spoken.sale.2')
      ? 'This is the sale that I compare my home with.'
      : 'These are the sales that I compare my home with. I give for each when it sold and for how much.',
  ),
  ...held.flatMap((id) => [
    ...spokenOf(say, id),
    ...inLonger(detail, 1, ...spokenOf(say, `${id}.why`)),
    ...inLonger(detail, 2, ...spokenOf(say, `${id}.adjusted`)),
  ]),
  ...inLonger(detail, 3, ...heldIn(say, 'rejected', detail).flatMap((id) => spokenOf(say, id))),
  ...rangeLines(say, detail),
]

const sales: Part = {
  id: 'sales',
  title: 'Comparable sales',
  from: 0,
  isIn: isShown('sale'),
  write: (say, detail) => {
    const held = heldIn(say, 'sale', detail)
    return [
      ...(held.length === 0 ? openSales(say, detail) : chosenSales(say, held, detail)),
      'Read only what your own papers show. A figure that no paper shows is better left unsaid.',
    ]
  },
}

const level = (say: Say): readonly string[] => {
  if (say.has('conclusion.level')) return spokenOf(say, 'conclusion.level')
  return [
    said(
      `My sale prices are the recorded prices. I took ${blank} percent off once for the cost of sale, on the ground of exhibit ${blank}.`,
    ),
  ]
}

const costOfSale: Part = {
  id: 'cost-of-sale',
  title: 'From sale price to just value',
  from: ownPartFrom,
  needs: ['law.net-proceeds'],
  isIn: isShown('sale'),
  write: (say, detail) => [
    ...inLonger(detail, 4, said(say.fact('law.factors'))),
    `Good to know: ${say.fact('law.net-proceeds')}`,
    ...level(say),
    ...conclusionLines(say),
  ],
}

const exhibits: Part = {
  id: 'exhibits',
  title: 'The exhibits',
  from: 1,
  isIn: ({ facts }) => facts.some(({ id }) => id.startsWith('spoken.exhibit.')),
  write: (say, detail) => [
    say.has('spoken.exhibit.2')
      ? said('These are my exhibits, each by the letter that it carries.')
      : said('This is my exhibit, by the letter that it carries.'),
    ...heldIn(say, 'exhibit', detail).flatMap((id) => spokenOf(say, id)),
  ],
}

/** In the order in which they are shown. */
export const evidenceParts: readonly Part[] = [record, condition, sales, costOfSale, exhibits]
