/** Owns the list of every sale that the search offered, used or not, and what is said of those ruled out. */

import type { Say, SectionPlan, SectionTable } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { ALL_SALES } from '../named-sections.ts'
import { fixed } from './evidence-parts.ts'
import { inWords } from './parts.ts'

const offeredTable =
  (ids: readonly string[]) =>
  (say: Say): SectionTable => ({
    caption: [
      say.has('recon-listed') ? 'Recorded sales' : 'Sales used and not used',
      ...(say.has('all-sales-town') ? [`in ${say.fact('all-sales-town')} unless named`] : []),
    ].join(', '),
    columns: [
      'Address',
      ...(say.has('recon-listed')
        ? ['Sold', 'Sale price']
        : ['Sold', 'Sale price', 'Adjusted price', 'Used or not, and why']),
    ],
    rows: ids.map((id) =>
      (say.has('recon-listed')
        ? ['address', 'date', 'price']
        : ['address', 'date', 'price', 'adjusted', 'use']
      ).map((cell) => say.fact(`${id}.${cell}`)),
    ),
    figureColumns: say.has('recon-listed') ? [2] : [2, 3],
  })

const passedOver = (say: Say): readonly string[] => {
  const counted = say.all('left-out.')
  return counted.length === 0 ? [] : [`I ruled out other recorded sales: ${inWords(counted)}.`]
}

/** Those that hurt are in it too: a board finds them anyway. */
export const allSales = (sheet: FactSheet): readonly SectionPlan[] => {
  const ids = groupsIn(sheet, 'all-sales')
  if (ids.length === 0) return []
  // The grid has them all, and a list would only repeat it.
  if (sheet.facts.some(({ id }) => id === 'all-used'))
    return [
      fixed({
        id: 'all-sales',
        title: ALL_SALES,
        write: (say) => [
          ['Every sale that fits is in the grid, whether it helps me or not.', ...passedOver(say)].join(' '),
        ],
      }),
    ]
  return [
    fixed({
      id: 'all-sales',
      title: ALL_SALES,
      write: (say) => [
        [
          say.has('listed-of')
            ? say.fact('listed-of')
            : 'Every recorded sale that fits is listed, whether it helps me or not.',
          ...passedOver(say),
        ].join(' '),
      ],
      table: offeredTable(ids),
    }),
  ]
}
