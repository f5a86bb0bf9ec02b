/** Owns a document as its reader reads it in tests: titles, sentences and the rows of tables, what is handed over apart from the owner's pages. */

import { composeBlocks, composeSection, type SectionBlock, wordsOfBlock } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import type { FactSheet } from '../facts/sheet.ts'

const linesOf = (block: SectionBlock): readonly string[] =>
  block.kind === 'table'
    ? [block.table.caption, ...[block.table.columns, ...block.table.rows].map((cells) => cells.join(' | '))]
    : wordsOfBlock(block)

const textOf = (sheet: FactSheet, isOwn: boolean): string =>
  planOf(sheet)
    .filter(({ forOwner }) => forOwner === isOwn)
    .flatMap((plan) => [
      plan.title,
      ...composeSection(sheet, plan).paragraphs,
      ...composeBlocks(sheet, plan).blocks.flatMap(linesOf),
    ])
    .join('\n')

export const handedOverText = (sheet: FactSheet): string => textOf(sheet, false)
export const ownPagesText = (sheet: FactSheet): string => textOf(sheet, true)
