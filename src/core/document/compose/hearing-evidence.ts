/** Owns the words with which the owner shows the evidence: the record, the condition, the sales. */

import type { FactSheet } from '../facts/sheet.ts'
import { OWN_SALE } from '../named-sections.ts'
import { heldIn, inLonger, isHeld, type Part, said, spokenOf, together } from './hearing-part.ts'

const record: Part = {
  id: 'record',
  title: 'The record',
  isIn: isHeld('correction.'),
  write: (say, detail) => [
    '“Please turn to Record and condition in my packet. Its table has each entry.”',
    ...heldIn(say, 'correction', detail).flatMap((id) => [
      ...together(say, id, `${id}.exhibit`),
      ...(detail.level > 0 || !say.has(`${id}.exhibit`) ? spokenOf(say, `${id}.proof`) : []),
      ...inLonger(detail, 2, ...spokenOf(say, `${id}.why`)),
    ]),
  ],
}

const condition: Part = {
  id: 'condition',
  title: 'The condition on the valuation date',
  isIn: isHeld('condition.'),
  write: (say, detail) => [
    say.has('spoken.condition.2')
      ? `Each of these was there on ${say.fact('day.valuation')}.`
      : `This was there on ${say.fact('day.valuation')}.`,
    ...heldIn(say, 'condition', detail).flatMap((id) =>
      together(say, id, `${id}.exhibit`, `${id}.cost`, ...inLonger(detail, 1, `${id}.detail`)),
    ),
    ...inLonger(detail, 1, ...spokenOf(say, 'spoken.condition-total')),
    ...inLonger(detail, 1, '“A buyer on the valuation date would have seen this and taken it into account.”'),
  ],
}

/** Read aloud, more of them are a list that nobody follows. */
const MOST_SALES = 3

const sales: Part = {
  id: 'sales',
  title: 'The comparable sales',
  isIn: isHeld('sale'),
  write: (say, detail) => {
    const named = heldIn(say, 'sale', { items: Math.min(MOST_SALES, detail.items) })
    return [
      '“Please turn to the Comparable analysis in my packet. Its grid shows each adjustment.”',
      ...named.flatMap((id, at) =>
        // One shows how it is done; the grid has the others.
        together(
          say,
          id,
          ...inLonger(detail, 1, `${id}.why`),
          ...(at === 0 ? inLonger(detail, 2, `${id}.steps`) : []),
        ),
      ),
      ...(say.has(`spoken.sale.${named.length + 1}`)
        ? ['“The other sales are in the same grid, each adjusted in the same way.”']
        : []),
      ...spokenOf(say, 'spoken.sales-range'),
      ...inLonger(detail, 1, ...spokenOf(say, 'spoken.grid.living_area', 'spoken.grid.land_area')),
      ...spokenOf(say, 'spoken.sales-level', 'spoken.sales-indicated'),
      ...inLonger(detail, 1, ...spokenOf(say, 'spoken.sales-steps')),
      ...inLonger(detail, 3, ...heldIn(say, 'rejected', detail).flatMap((id) => spokenOf(say, id))),
    ]
  },
}

const ownSale: Part = {
  id: 'own-sale',
  title: 'My own purchase',
  isIn: isHeld('own-sale'),
  write: (say) => [said(`Please turn to ${OWN_SALE} in my packet.`), ...spokenOf(say, 'spoken.own-sale')],
}

const leads = ({ facts }: FactSheet): boolean => facts.every(({ id }) => id !== 'own-purchase.met')

/** In the order in which they are shown: a purchase above the value requested comes behind the sales that answer it. */
export const evidenceParts: readonly Part[] = [
  record,
  condition,
  { ...ownSale, isIn: (sheet) => isHeld('own-sale')(sheet) && leads(sheet) },
  sales,
  { ...ownSale, id: 'own-sale-met', isIn: (sheet) => isHeld('own-sale')(sheet) && !leads(sheet) },
]
