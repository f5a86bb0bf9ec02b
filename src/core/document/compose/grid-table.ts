/** Owns the sales comparison grid: the home and its sales side by side, every adjustment, and the reconciliation in steps. */

import type { Say, SectionBlock, SectionTable } from '../draft.ts'
import { COLUMN_ROWS, DEED_BLANK } from '../facts/sales/grid/grid-columns.ts'
import type { GridItem } from '../facts/sales/material.ts'

const ADJUSTMENTS: Readonly<Record<GridItem, string>> = {
  time: 'Time of sale',
  location: 'Location',
  use: 'Use',
  area: 'Effective area',
  age: 'Age',
  land: 'Land',
  quality: 'Quality',
  features: 'Extra features',
}

/** Beside the row titles and the home, so many sales leave each column its words on a page across. */
const mostBeside = 6

const orNone = (say: Say, id: string): string => (say.has(id) ? say.fact(id) : '')

/** Left out where no home has anything in it. */
const row = (title: string, subject: string, cells: readonly string[]): readonly (readonly string[])[] =>
  [subject, ...cells].every((cell) => cell === '') ? [] : [[title, subject, ...cells]]

const isCompared = (say: Say, id: string): boolean => say.has(`${id}.grid.adjusted`)

/** What stands under a sale of which the roll has no figures. */
const ofGrid = (say: Say, id: string, cell: string): string => {
  if (isCompared(say, id)) return orNone(say, `${id}.grid.${cell}`)
  return cell === 'adjusted' ? 'Not on the roll: not adjusted' : ''
}

const subjectOf = (say: Say, name: string): string =>
  name === 'parcel' ? orNone(say, 'home.parcel') : orNone(say, `subject.${name}`)

/** The cover has it whole; here its town is enough, as for the sales. */
const subjectAddress = (say: Say): string => orNone(say, 'home.in-town') || say.fact('home.address')

/** A market area and a development are compared only where the roll gives the home one; without a deed, a sentence says how to look a sale up. */
const isLeftOut = (say: Say, ids: readonly string[], name: string): boolean =>
  name === 'market' || name === 'development'
    ? !say.has(`subject.${name}`)
    : name === 'recording' &&
      ids.every((id) => ['', DEED_BLANK].includes(orNone(say, `${id}.column.recording`)))

const describing = (say: Say, ids: readonly string[]) =>
  Object.entries(COLUMN_ROWS).flatMap(([name, title]) =>
    isLeftOut(say, ids, name)
      ? []
      : row(
          title,
          subjectOf(say, name),
          ids.map(
            (id) => orNone(say, `${id}.column.${name}`) || (name === 'development' ? 'None on the roll' : ''),
          ),
        ),
  )

/** Told in a sentence above the grid, or by the rows of the homes themselves. */
const UNTOLD: readonly GridItem[] = ['location', 'use', 'land', 'quality', 'features']

const isNothing = (cell: string): boolean => cell === '' || cell === '$0' || cell === 'Not adjusted'

const adjusting = (say: Say, ids: readonly string[]) =>
  (Object.keys(ADJUSTMENTS) as GridItem[]).flatMap((item) => {
    const cells = ids.map((id) => ofGrid(say, id, `${item}.cell`))
    return UNTOLD.includes(item) && cells.every(isNothing) ? [] : row(`± ${ADJUSTMENTS[item]}`, '', cells)
  })

/** Percent of the width: what a sale is adjusted by is the longest, and stays on one line where it can. */
const TITLES_SHARE = 12.5
const HOME_SHARE = 14

const grid = (say: Say, ids: readonly string[]): SectionTable => {
  const summed = (title: string, cell: string) =>
    row(
      title,
      '',
      ids.map((id) => ofGrid(say, id, cell)),
    )
  const adjusted = summed('Adjusted price', 'adjusted')
  const before = [
    ['Address', subjectAddress(say), ...ids.map((id) => orNone(say, `${id}.in-town`))],
    ...describing(say, ids),
    ...adjusting(say, ids),
    ...row(
      'Net; gross',
      '',
      ids.map((id) => (isCompared(say, id) ? `${ofGrid(say, id, 'net')}; ${ofGrid(say, id, 'gross')}` : '')),
    ),
  ]
  return {
    caption: 'Sales comparison grid',
    columns: ['', 'Subject: my home', ...ids.map((id) => say.fact(`${id}.label`))],
    rows: [
      ...before,
      ...adjusted,
      ...row(
        'Weight',
        '',
        ids.map((id) =>
          [orNone(say, `${id}.weight`), orNone(say, `${id}.weight-why`)].filter(Boolean).join(': '),
        ),
      ),
    ],
    hasRowTitles: true,
    ...(adjusted.length > 0 && { resultRow: before.length }),
    shares: [TITLES_SHARE, HOME_SHARE, ...ids.map(() => (100 - TITLES_SHARE - HOME_SHARE) / ids.length)],
  }
}

/** As many sales in each grid as in the other, where there are more than fit in one. */
const inGrids = (ids: readonly string[]): readonly (readonly string[])[] => {
  const count = Math.ceil(ids.length / mostBeside)
  const each = Math.ceil(ids.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => ids.slice(at * each, (at + 1) * each))
}

export const gridBlocks =
  (ids: readonly string[]) =>
  (say: Say): readonly SectionBlock[] =>
    inGrids(ids).map((some) => ({ kind: 'table', table: grid(say, some) }))

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const stepRows = (say: Say, group: string): SectionTable['rows'] =>
  STEPS.map((at) => `${group}.${at}`)
    .filter((id) => say.has(`${id}.what`))
    .map((id) => [say.fact(`${id}.what`), say.fact(`${id}.amount`), say.fact(`${id}.basis`)])

const stepsTable = (caption: string, rows: SectionTable['rows']): SectionTable => ({
  caption,
  columns: ['Step', 'Amount', 'Basis'],
  rows,
  figureColumns: [1],
})

/** Null where not every step is known. */
export const purchaseStepsTable = (say: Say): SectionTable | null => {
  const rows = stepRows(say, 'own-purchase.step')
  return rows.length === 0 ? null : stepsTable('From the price paid to a just value', rows)
}

/** Null where too few sales carry a value. */
export const reconciliationTable = (say: Say): SectionTable | null => {
  const rows = stepRows(say, 'recon')
  if (rows.length === 0) return null
  return stepsTable(
    say.has('recon-listed') || say.has('own-purchase.alone')
      ? 'From the current just value to the value requested'
      : 'From the adjusted prices to the value requested',
    rows,
  )
}

/** The chosen sales in short, for the page that tells the case. */
export const shortSalesTable = (say: Say, ids: readonly string[], hasMore: boolean): SectionTable => ({
  caption: hasMore ? 'Some of the sales I rely on (the grid shows all of them)' : 'The sales that I rely on',
  columns: [
    'Sale',
    'Sold',
    'Sale price',
    'Adjusted price',
    orNone(say, 'as-just') || 'As just value',
    'Weight',
  ],
  rows: ids.map((id) => [
    `${say.fact(`${id}.label`)}: ${orNone(say, `${id}.street`)}`,
    orNone(say, `${id}.column.date`),
    orNone(say, `${id}.column.price`),
    ofGrid(say, id, 'adjusted'),
    orNone(say, `${id}.as-just`),
    orNone(say, `${id}.weight`),
  ]),
  figureColumns: [2, 3, 4, 5],
})

/** Of sales that no page argues from: as recorded, and nothing that is worked out from them. */
export const listedSalesTable = (say: Say, ids: readonly string[]): SectionTable => ({
  caption: 'Nearby recorded sales that my opinion does not rely on',
  columns: ['Sale', 'Sold', 'Sale price', 'Effective area'],
  rows: ids.map((id) => [
    orNone(say, `${id}.street`),
    ...['date', 'price', 'area'].map((cell) => orNone(say, `${id}.column.${cell}`)),
  ]),
  figureColumns: [2, 3],
})
