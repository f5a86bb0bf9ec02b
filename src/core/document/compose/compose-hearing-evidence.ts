/** Owns the words with which the owner shows the evidence: the record, the condition, the exhibits, and around the sales. */

import type { Say } from '../draft.ts'
import {
  type Detail,
  heldIn,
  inLonger,
  isSaid,
  isShown,
  type Part,
  said,
  spokenOf,
} from './compose-hearing-part.ts'
import { costOfSale, sales } from './compose-hearing-sales.ts'
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
    ...(isSaid(detail, 1, 'proof') ? spokenOf(say, `${id}.proof`) : []),
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

/** A letter takes a few words to name, and what is not named is easily left in the folder. Ours. */
const fewestExhibits = 8

const exhibitsIn = ({ items }: Detail) => ({ items: Math.max(items, fewestExhibits) })

const exhibitsLead = (say: Say, detail: Detail): string => {
  if (!say.has('spoken.exhibit.2')) return 'This is my exhibit, by the letter that it carries.'
  return say.has(`spoken.exhibit.${exhibitsIn(detail).items + 1}`)
    ? 'These are the first of my exhibits, each by the letter that it carries; my evidence list names them all.'
    : 'These are my exhibits, each by the letter that it carries.'
}

const exhibits: Part = {
  id: 'exhibits',
  title: 'The exhibits',
  from: 1,
  extra: 'exhibits',
  isIn: ({ facts }) => facts.some(({ id }) => id.startsWith('spoken.exhibit.')),
  write: (say, detail) => [
    said(exhibitsLead(say, detail)),
    ...heldIn(say, 'exhibit', exhibitsIn(detail)).flatMap((id) => spokenOf(say, id)),
  ],
}

/** In the order in which they are shown. */
export const evidenceParts: readonly Part[] = [record, condition, sales, costOfSale, exhibits]
