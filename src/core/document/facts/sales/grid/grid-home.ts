/** Owns the facts of the home itself in a grid: what the adjustments count with, and what the owner corrected of it. */

import { ofSales } from '#core/document/facts/estimate/value.ts'
import { ownWords } from '#core/document/facts/file.ts'
import { figureFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import type { SalesMaterial } from '../material.ts'
import type { GridCorrection } from './corrected-grid.ts'

const SALE = 'Comparable sale'

const SEARCHED_WITH =
  'The search used the county’s figures for the home, before the owner’s corrections, so a sale can differ more from a corrected figure.'

export const gridHomeFacts = (
  corrections: readonly GridCorrection[],
  { home }: SalesMaterial,
): readonly Fact[] => [
  ...corrections.map(({ field, words }) =>
    sentenceFact(`grid-home.${field}`, 'Your corrections and the adjustments', words, ownWords),
  ),
  ...corrections.map(({ field, words }) =>
    sentenceFact(
      `grid-mine.${field}`,
      'Your corrections and the adjustments',
      words.replaceAll('the owner’s', 'my'),
      ownWords,
    ),
  ),
  ...(corrections.some(({ changed }) => changed !== null)
    ? [sentenceFact('searched-with', SALE, SEARCHED_WITH, ofSales)]
    : []),
  ...figureFact(
    'home.effective-year',
    'Effective year of the home',
    'year',
    home?.effectiveYearBuilt ?? null,
    ofSales,
  ),
]
