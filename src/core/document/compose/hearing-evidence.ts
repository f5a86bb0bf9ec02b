/** Owns the words with which the owner shows the evidence: the record, the own purchase, the sales, the condition. */

import type { Say } from '../draft.ts'
import { LIKE_HOMES, OWN_SALE, WITNESSES } from '../named-sections.ts'
import { isAsPaid, notTakenOff } from './case-page.ts'
import { heldIn, inLonger, isHeld, type Part, said, spokenOf, together } from './hearing-part.ts'

/** Where no exhibit shows it, the table of the packet does; each page is turned to once. */
const withoutExhibit = (say: Say, ids: readonly string[]): readonly string[] =>
  ids.length > 0 && ids.every((id) => !say.has(`${id}.exhibit`))
    ? [said('Please turn to Record and condition in my packet.')]
    : []

const record: Part = {
  id: 'record',
  title: 'The record',
  isIn: isHeld('correction.'),
  write: (say, detail) => {
    const ids = heldIn(say, 'correction', detail)
    return [
      ...withoutExhibit(say, ids),
      ...ids.flatMap((id) =>
        together(
          say,
          `${id}.exhibit`,
          id,
          ...inLonger(detail, 2, `${id}.why`),
          ...inLonger(detail, 1, `${id}.shown`),
          ...inLonger(detail, 1, `${id}.proof`),
        ),
      ),
    ]
  },
}

/** The same items where the packet tells of them. */
const writtenOf = (say: Say, ids: readonly string[]): readonly string[] =>
  ids.map((id) => id.replace('spoken.', '')).filter((id) => say.has(`${id}.item`))

const condition: Part = {
  id: 'condition',
  title: 'The condition on the valuation date',
  isIn: isHeld('condition.'),
  write: (say, detail) => {
    const ids = heldIn(say, 'condition', detail)
    return [
      ...withoutExhibit(say, ids),
      ...ids.flatMap((id) => [
        ...(say.has(`${id}.own-language`) ? [say.fact(`${id}.own-language`)] : []),
        ...together(say, `${id}.exhibit`, id, ...inLonger(detail, 1, `${id}.shown`), `${id}.cost`),
      ]),
      ...(isAsPaid(say)
        ? [said(notTakenOff(say, writtenOf(say, ids)).trim())]
        : inLonger(detail, 1, ...spokenOf(say, 'spoken.condition-total'))),
      ...spokenOf(say, 'spoken.less-repairs'),
    ]
  },
}

const sales: Part = {
  id: 'sales',
  title: 'The comparable sales',
  isIn: isHeld('sale'),
  write: (say, detail) => [
    said('Please turn to the Comparable analysis. Its grid shows each adjustment.'),
    ...heldIn(say, 'sale', detail).flatMap((id) => spokenOf(say, id)),
    ...together(
      say,
      'spoken.sales-others',
      ...inLonger(detail, 1, 'spoken.grid.living_area', 'spoken.grid.land_area'),
    ),
    ...together(say, 'spoken.sales-level', 'spoken.sales-indicated'),
  ],
}

const ownSale: Part = {
  id: 'own-sale',
  title: 'My purchase',
  isIn: isHeld('own-sale'),
  write: (say) => [
    said(`Please turn to ${OWN_SALE}.`),
    ...together(say, 'spoken.own-sale', 'spoken.own-sale-terms', 'spoken.own-sale-shown'),
  ],
}

/** Nothing else is shown: what the owner says of the home is the evidence, and the summary of testimony has it. */
const testimony: Part = {
  id: 'testimony',
  title: 'What I know about my home',
  isIn: isHeld('testimony'),
  write: (say) => [
    said(`Please turn to ${WITNESSES}, where my testimony is summed up.`),
    ...together(say, 'spoken.reasons', 'spoken.testimony'),
  ],
}

/** Support only: just values of others prove none by themselves. */
const equity: Part = {
  id: 'equity',
  title: 'Similar homes',
  isIn: isHeld('equity'),
  write: (say) => [said(`Please turn to ${LIKE_HOMES}. ${say.fact('spoken.equity')}`)],
}

/** The record first, because the sales are adjusted to it; then what carries the case. */
export const evidenceParts: readonly Part[] = [record, ownSale, sales, condition, testimony, equity]
