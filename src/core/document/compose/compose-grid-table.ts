/** Owns the tables of the comparable analysis: one sale beside the home line by line, and all sales side by side. */

import type { Say, SectionTable } from '../draft.ts'
import type { GridItem } from '../facts/sales-material.ts'

const GRID_WORDS: Readonly<Record<GridItem, string>> = {
  time: 'Time of sale',
  location: 'Location',
  use: 'Use',
  area: 'Effective area',
  age: 'Age',
  land: 'Land',
  quality: 'Quality',
  features: 'Special features',
}

const gridItems = Object.entries(GRID_WORDS)

export const gridTable =
  (id: string, sale: string) =>
  (say: Say): SectionTable => ({
    caption: `Adjustment grid: the home beside ${say.fact(`${sale}.address`)}`,
    columns: ['What', 'The home has', 'Rate at this sale’s price', 'Amount'],
    rows: [
      ['Recorded price', '', '', say.fact(`${id}.price`)],
      ...gridItems
        .filter(([item]) => say.has(`${id}.${item}.amount`))
        .map(([item, words]) => [
          words,
          say.fact(`${id}.${item}.difference`),
          say.fact(`${id}.${item}.rate`),
          say.fact(`${id}.${item}.amount`),
        ]),
      ['Adjusted price', '', '', say.fact(`${id}.adjusted`)],
      ['Net adjustment, share of the price', '', '', say.fact(`${id}.net`)],
      ['Gross adjustment, share of the price', '', '', say.fact(`${id}.gross`)],
    ],
  })

export const summaryTable =
  (compared: readonly string[]) =>
  (say: Say): SectionTable => ({
    caption: 'The sales side by side',
    columns: ['Sale', 'Recorded price', 'Net', 'Gross', 'Adjusted price'],
    rows: compared.map((id) => [
      say.fact(`${id}.address`),
      say.fact(`${id}.grid.price`),
      say.fact(`${id}.grid.net`),
      say.fact(`${id}.grid.gross`),
      say.fact(`${id}.grid.adjusted`),
    ]),
  })
