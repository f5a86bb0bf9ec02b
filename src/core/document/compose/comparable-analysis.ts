/** Owns the words of the comparable analysis: the grid, where its rates come from, the value it leads to, and every sale offered. */

import type { Say, SectionBlock, SectionPlan, SectionTable } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import { DEED_BLANK } from '../facts/sales/grid/grid-columns.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { METHOD, OWN_SALE, RECONCILIATION } from '../named-sections.ts'
import { allSales } from './all-sales-list.ts'
import { againstLines, fixed, forOwner, propertySection } from './evidence-parts.ts'
import { gridBlocks, purchaseStepsTable, reconciliationTable } from './grid-table.ts'
import { likeHomes } from './like-homes-page.ts'
import { inWords } from './parts.ts'
import { unnamedLines } from './unnamed-sales.ts'

const has = ({ facts }: FactSheet, id: string): boolean => facts.some((fact) => fact.id === id)

const hasGrid = ({ facts }: FactSheet, id: string): boolean =>
  facts.some((fact) => fact.id === `${id}.grid.adjusted`)

/** What a reader of the grid would look for next. */
const gridNotes = (say: Say, shown: readonly string[]): readonly string[] => {
  const isUnpublished = shown.some(
    (id) => say.has(`${id}.column.recording`) && say.fact(`${id}.column.recording`) === DEED_BLANK,
  )
  return [
    ...(isUnpublished
      ? [
          'Each sale is of one improved parcel. Each deed is on the property appraiser’s website under the parcel number.',
        ]
      : []),
  ]
}

/** What the grid has no line for. */
const unadjusted = (say: Say, shown: readonly string[]): readonly string[] => {
  const hasGrade = shown.some((id) => say.has(`${id}.column.quality`))
  const words = [
    ...say.all('grid.unknown'),
    ...(hasGrade
      ? []
      : ['I made no quality adjustment, because the county’s roll gives no quality grade for these homes.']),
    ...say.all('grid.development'),
  ]
  return words.length === 0 ? [] : [words.join(' ')]
}

const grids = (shown: readonly string[]): SectionPlan =>
  fixed({
    id: 'grid',
    title: 'Sales comparison',
    newPage: true,
    landscape: true,
    write: (say) => [
      [
        ...say.all('grid.lead'),
        'In the ± lines I add where my home has more and subtract where the sale has more. Net and gross adjustments are percentages of the sale price. Neighborhoods are the appraiser’s own, by number.',
        ...gridNotes(say, shown),
      ].join(' '),
    ],
    blocks: gridBlocks(shown),
  })

/** Sales of one place are told of together. */
const placeBases = (say: Say, shown: readonly string[]): readonly string[] =>
  [
    ...Map.groupBy(
      ['place-basis', 'place-unmeasured'].flatMap((name) =>
        shown.map((id) => ({ id, name })).filter((one) => say.has(`${one.id}.${one.name}`)),
      ),
      ({ id, name }) => say.fact(`${id}.${name}`),
    ),
  ].map(([basis, ids]) => `Location of ${inWords(ids.map(({ id }) => say.fact(`${id}.label`)))}: ${basis}.`)

const searchLines = (say: Say): readonly string[] => {
  if (!say.has('searched')) return []
  const before = say.has('searched-with')
    ? ['I searched with the county’s figures, before my corrections.']
    : []
  return [
    [say.fact('searched'), ...say.all('searched-few'), ...say.all('grid.elsewhere'), ...before].join(' '),
  ]
}

/** Once: a corrected area has said it. */
const effectiveWords = (say: Say): string =>
  [
    ...(say.has('grid-mine.living_area')
      ? []
      : [
          'Effective area counts porches and garages in part, so it differs from the living area in a listing.',
        ]),
    'The effective year is the appraiser’s figure and reflects renovation.',
  ].join(' ')

const RATES = [1, 2, 3, 4, 5, 6] as const

const rateBlocks = (say: Say): readonly SectionBlock[] => {
  const rows = RATES.map((at) => `rate.${at}`).filter((id) => say.has(`${id}.what`))
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      table: {
        caption: 'Rates of the adjustments',
        columns: ['Adjustment', 'Rate'],
        rows: rows.map((id) => ['what', 'rate'].map((cell) => say.fact(`${id}.${cell}`))),
      },
    },
  ]
}

const adjustments = (shown: readonly string[]): SectionPlan =>
  fixed({
    id: 'adjustments',
    title: METHOD,
    write: (say) => [
      ...searchLines(say),
      ...say.all('rates.method'),
      ...say.all('rates.vary'),
      ...placeBases(say, shown),
      ...unadjusted(say, shown),
      ...say.all('grid-mine.'),
      effectiveWords(say),
      ...say.all('grid.stretch'),
    ],
    blocks: rateBlocks,
  })

const typedOnly = fixed({
  id: 'adjustments',
  title: 'How the sales are shown',
  needs: ['day.valuation'],
  write: (say) => [
    `I show each sale with its price, as I wrote it down. The county’s record has no figures for it, so I make no adjustment as of ${say.fact('day.valuation')}.`,
  ],
})

const noSale = fixed({
  id: 'adjustments',
  title: 'The sales',
  write: (say) => [
    'I present no sales of other homes.',
    ...(say.has('searched') ? [say.fact('searched')] : []),
  ],
})

const inBlocks =
  (tableOf: (say: Say) => SectionTable | null) =>
  (say: Say): readonly SectionBlock[] => {
    const table = tableOf(say)
    return table === null ? [] : [{ kind: 'table', table }]
  }

/** Where steps are taken, the first of the table has the range. */
const rangeLines = (say: Say): readonly string[] => {
  if (say.has('recon.1.what')) return []
  return say.has('sales.range')
    ? [say.fact('sales.range')]
    : ['Too few of these sales have figures, so they are not reconciled to one value.']
}

const listed = fixed({
  id: 'reconciliation',
  title: 'These sales and my opinion',
  write: (say) => [say.fact('recon-listed'), ...say.all('recon-cure')],
})

const reconciliation = fixed({
  id: 'reconciliation',
  title: RECONCILIATION,
  write: (say) => [
    ...rangeLines(say),
    ...say.all('conclusion.level'),
    ...say.all('recon-no-level'),
    ...say.all('recon-cure'),
    ...(say.has('recon.1.what') ? say.all('sales.no-figures') : []),
  ],
  blocks: inBlocks(reconciliationTable),
})

/** Between what the sales indicate and what is asked for stand the owner's own reasons. */
const reasons = ({ facts }: FactSheet): readonly SectionPlan[] =>
  facts.some(({ id }) => id === 'opinion.reason.1')
    ? [
        fixed({
          id: 'reasons',
          title: 'My reasons',
          write: (say) => say.all('opinion.reason.'),
        }),
      ]
    : []

const ownSale = ({ facts }: FactSheet): readonly SectionPlan[] =>
  facts.some(({ id }) => id === 'own-purchase.sold')
    ? [
        fixed({
          id: 'own-sale',
          title: OWN_SALE,
          needs: ['own-purchase.sold'],
          write: (say) => [
            [
              ...say.all('own-purchase.sold'),
              ...(say.has('own-purchase.shown-by')
                ? [`My closing statement is ${say.fact('own-purchase.shown-by').replaceAll('; ', ' and ')}.`]
                : []),
              ...say.all('own-purchase.terms'),
            ].join(' '),
            ...['level', 'stands'].flatMap((one) => say.all(`own-purchase.${one}`)),
          ],
          // How the ratio was found stands behind the steps, so that they are under the heading by which they are cited.
          blocks: (say) => [
            ...inBlocks(purchaseStepsTable)(say),
            ...say.all('own-purchase.ratio').map((words) => ({ kind: 'text' as const, words })),
          ],
        }),
      ]
    : []

const ownNotes = (shown: readonly string[], rejected: readonly string[]): SectionPlan =>
  forOwner({
    id: 'notes',
    title: 'For you: before you hand this over',
    write: (say) =>
      say.has('own-purchase.alone')
        ? [
            say.has('sales-set-aside')
              ? say.fact('sales-set-aside')
              : 'Your own purchase is your evidence. These papers need no other sales.',
            ...say.all('own-sale.'),
          ]
        : [
            shown.length === 0
              ? 'There is nothing in this document to hand over yet. Choose sales in your case, with your reasons, and update it.'
              : shown.some((id) => id.startsWith('offered'))
                ? 'These sales come from the county’s record. You haven’t chosen any yet. Choose or leave out each one in your case, with your reasons, and update this.'
                : 'These are the sales you chose. Every sale that the search offered is listed, too: the appraiser and the board can find them all.',
            ...againstLines(say),
            ...say.all('other-price.'),
            ...unnamedLines(say, rejected),
            'Look at each home from the street and read its deed. Don’t use a sale between relatives, or one made after repairs the county’s record doesn’t show.',
            'The figures come from public records. Correct or cross out anything you know is wrong.',
            ...(say.has('own-sale.1')
              ? ['The last sale of your home is disclosed above. A board is likely to know of it.']
              : []),
            ...say.all('own-sale.'),
            ...say.all('less-alike.'),
            ...say.all('estimate.'),
          ],
  })

const hasOtherGround = (sheet: FactSheet): boolean =>
  groupsIn(sheet, 'record').length + groupsIn(sheet, 'condition').length > 0

/** The grid, and the value that it leads to, before how it was made: a reader of many packets looks there first. */
export const planComparableAnalysis = (sheet: FactSheet): readonly SectionPlan[] => {
  const chosen = groupsIn(sheet, 'chosen')
  const shown = chosen.length > 0 ? chosen : groupsIn(sheet, 'offered')
  const compared = shown.filter((id) => hasGrid(sheet, id))
  const method = compared.length === 0 ? typedOnly : adjustments(compared)
  // Sales that reach the just value are listed, and no page argues from them.
  if (has(sheet, 'recon-listed'))
    return [
      propertySection,
      ...ownSale(sheet),
      // The list of the sales says it where there is one.
      ...(groupsIn(sheet, 'all-sales').length > 0 ? [] : [listed]),
      // Without another ground, the page that tells the case has them.
      ...(hasOtherGround(sheet) ? reasons(sheet) : []),
      ...likeHomes(sheet),
      ...allSales(sheet),
      ownNotes(shown, groupsIn(sheet, 'rejected')),
    ]
  return [
    propertySection,
    ...(shown.length === 0 ? [] : [grids(shown)]),
    ...ownSale(sheet),
    ...(compared.length === 0 ? [] : [reconciliation]),
    ...reasons(sheet),
    // Its plot is kept with its words, and what may break before it fills the page.
    ...(has(sheet, 'own-purchase.alone') ? [] : [shown.length === 0 ? noSale : method]),
    ...likeHomes(sheet),
    ...allSales(sheet),
    ownNotes(shown, groupsIn(sheet, 'rejected')),
  ]
}
