/** Owns the words with which the owner speaks of sales: each of them, where their prices lie, and what that is as just values. */

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
import { blank } from './compose-parts.ts'

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

/** Read aloud, more of them are a list that nobody follows. Ours. */
const mostNamed = 16

const saleLines = (say: Say, id: string, detail: Detail): readonly string[] => [
  ...spokenOf(say, id),
  ...inLonger(detail, 1, ...spokenOf(say, `${id}.why`)),
  ...spokenOf(say, detail.level >= 2 ? `${id}.adjusted` : `${id}.adjusted-to`),
]

/** Beyond those that there is time for, and in the shortest scripts, each in a few words. */
const namedSales = (say: Say, named: readonly string[], detail: Detail): readonly string[] =>
  named.flatMap((id, at) =>
    detail.level > 0 && at < detail.items ? saleLines(say, id, detail) : spokenOf(say, `${id}.brief`),
  )

const leadOf = (say: Say, isAll: boolean): string => {
  if (!say.has('spoken.sale.2')) return 'This is the sale that I compare my home with.'
  return isAll
    ? 'These are the sales that I compare my home with. I give for each when it sold and for how much.'
    : 'I name here the first of the sales that I compare my home with; my comparable analysis shows them all.'
}

/** Of sales that are not all named no count and no range is said. */
const chosenSales = (say: Say, named: readonly string[], detail: Detail): readonly string[] => {
  const isAll = !say.has(`spoken.sale.${named.length + 1}`)
  return [
    said(leadOf(say, isAll)),
    ...namedSales(say, named, detail),
    ...inLonger(detail, 3, ...heldIn(say, 'rejected', detail).flatMap((id) => spokenOf(say, id))),
    ...(isAll ? rangeLines(say, detail) : []),
  ]
}

export const sales: Part = {
  id: 'sales',
  title: 'Comparable sales',
  from: 0,
  isIn: isShown('sale'),
  write: (say, detail) => {
    const held = heldIn(say, 'sale', { items: mostNamed })
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

export const costOfSale: Part = {
  id: 'cost-of-sale',
  title: 'From sale price to just value',
  from: ownPartFrom,
  needs: ['law.net-proceeds'],
  isIn: isShown('sale'),
  write: (say, detail) => [
    ...inLonger(detail, 4, said(say.fact('law.factors'))),
    `Good to know: ${say.fact('law.net-proceeds')}`,
    ...level(say),
    ...(say.has(`spoken.sale.${mostNamed + 1}`) ? [] : conclusionLines(say)),
  ],
}
