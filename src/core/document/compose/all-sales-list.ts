/** Owns the list of every sale that the search offered, used or not, and what is said of those ruled out. */

import type { Say, SectionPlan, SectionTable } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { ALL_SALES, NEARBY_SALES } from '../named-sections.ts'
import { fixed } from './evidence-parts.ts'
import { inWords } from './parts.ts'

type Column = readonly [title: string, cell: string]

const USED: readonly Column[] = [
  ['Address', 'address'],
  ['Sold', 'date'],
  ['Sale price', 'price'],
  ['Sq ft', 'size'],
  ['Adjusted price', 'adjusted'],
  ['Used or not, and why', 'use'],
]

/** Of sales that no page argues from: what each is, and nothing that compares it. */
const LISTED: readonly Column[] = [
  ['Address', 'address'],
  ['Parcel', 'parcel'],
  ['Sold', 'date'],
  ['Sale price', 'price'],
  ['Sq ft', 'size'],
  ['Lot, sq ft', 'lot'],
  ['Year', 'year'],
  ['Compared to mine', 'like'],
]

const FIGURES = ['price', 'size', 'lot', 'adjusted', 'year']

const orNone = (say: Say, id: string): string => (say.has(id) ? say.fact(id) : '')

/** What the sales are held beside, in the columns of `LISTED`. */
const ownRow = (say: Say): readonly string[] => [
  'My home',
  orNone(say, 'home.parcel'),
  '',
  '',
  ...(['size', 'lot', 'year'] as const).map((cell) => orNone(say, `own-row.${cell}`)),
  '',
]

const offeredTable =
  (ids: readonly string[]) =>
  (say: Say): SectionTable => {
    const columns = say.has('recon-listed') ? LISTED : USED
    return {
      caption: [
        say.has('recon-listed') ? 'Recorded sales' : 'Sales used and not used',
        ...(say.has('all-sales-town') ? [`in ${say.fact('all-sales-town')} unless noted`] : []),
      ].join(', '),
      columns: columns.map(([title]) => title),
      rows: [
        ...(say.has('recon-listed') ? [ownRow(say)] : []),
        ...ids.map((id) => columns.map(([, cell]) => orNone(say, `${id}.${cell}`))),
      ],
      shares: say.has('recon-listed') ? [19, 12, 11, 10, 8, 8, 7, 25] : [22, 12.5, 10.5, 7, 11, 37],
      figureColumns: columns.flatMap(([, cell], at) => (FIGURES.includes(cell) ? [at] : [])),
    }
  }

/** What is said of all of them once. */
const commonWords = (say: Say): readonly string[] =>
  say.has('recon-listed')
    ? [
        ...(say.has('all-sales-qualified')
          ? [
              `Each is a sale ${say.fact('all-sales-qualified')}, of one improved parcel${say.has('all-sales-use') ? ` (${say.fact('all-sales-use')})` : ''}.`,
            ]
          : []),
        'Square feet are effective area, and years are effective years, as on the county’s record.',
        ...(say.has('all-sales-unrecorded')
          ? [
              'The state’s sale file gives no day, book or page for them. The property appraiser’s website lists the deeds under each parcel number.',
            ]
          : []),
      ]
    : []

const passedOver = (say: Say): readonly string[] => {
  const counted = say.all('left-out.')
  if (counted.length === 0) return []
  return say.has('looked-at')
    ? [`${say.fact('looked-at')}, I ruled out the others: ${inWords(counted)}.`]
    : [`I ruled out other recorded sales: ${inWords(counted)}.`]
}

/** What they are to the owner who does not argue from them. */
const opinionLines = (say: Say): readonly string[] =>
  say.has('recon-listed') ? [[say.fact('recon-listed'), ...say.all('recon-cure')].join(' ')] : []

/** Where no page tells how the sales were found. */
const searchLine = (say: Say): readonly string[] =>
  say.has('recon-listed') && say.has('searched') ? [say.fact('searched')] : []

const listedWords = (say: Say): string => {
  return say.has('listed-of')
    ? say.fact('listed-of')
    : 'Every recorded sale that fits is listed, whether it helps me or not.'
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
          [
            'Every sale that fits is in the grid, whether it helps me or not.',
            ...say.all('all-estimate.'),
            ...passedOver(say),
          ].join(' '),
        ],
      }),
    ]
  const isListed = sheet.facts.some(({ id }) => id === 'recon-listed')
  return [
    fixed({
      id: 'all-sales',
      title: isListed ? NEARBY_SALES : ALL_SALES,
      write: (say) => [
        ...opinionLines(say),
        [
          ...searchLine(say),
          listedWords(say),
          ...say.all('all-sales-beyond'),
          ...commonWords(say),
          ...passedOver(say),
        ].join(' '),
        ...say.all('all-estimate.'),
      ],
      table: offeredTable(ids),
    }),
  ]
}
