/** Owns the list of sources under a document: where each fact that it used was read. */

import type { DraftSection } from './draft.ts'
import type { FactSheet } from './fact-sheet.ts'
import { worked } from './fact-sheet-verdict.ts'

export interface SourceOfFact {
  readonly label: string
  readonly source: string
}

const isNew = (one: SourceOfFact, at: number, all: readonly SourceOfFact[]): boolean =>
  all.findIndex(({ label, source }) => label === one.label && source === one.source) === at

/** Each once, in the order of the sheet; the verdict's own sources with them, because its arithmetic rests on them. */
export const sourcesUsed = (
  { facts }: FactSheet,
  sections: readonly Pick<DraftSection, 'facts'>[],
): readonly SourceOfFact[] => {
  const used = new Set(sections.flatMap((section) => section.facts))
  return facts
    .filter(({ id, source }) => id.startsWith('source.') || (used.has(id) && source !== worked))
    .map(({ label, source }) => ({ label, source }))
    .filter(isNew)
}
