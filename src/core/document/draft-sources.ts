/** Owns the list of sources under a document: where each fact that it used was read. */

import type { DraftSection } from './draft.ts'
import { ofSales } from './facts/estimate/value.ts'
import { worked } from './facts/estimate/verdict.ts'
import type { FactSheet } from './facts/sheet.ts'

export interface SourceOfFact {
  readonly label: string
  readonly source: string
}

const isNew = (one: SourceOfFact, at: number, all: readonly SourceOfFact[]): boolean =>
  all.findIndex(({ label, source }) => label === one.label && source === one.source) === at

/** Lists of what some arithmetic rests on: they stand under a document that used a result of it. */
const UNDER = { 'source.': worked, 'sales-source.': ofSales } as const

/** Each once, in the order of the sheet; the sources of the verdict and of the sales with them where they were used. */
export const sourcesUsed = (
  { facts }: FactSheet,
  sections: readonly Pick<DraftSection, 'facts'>[],
): readonly SourceOfFact[] => {
  const used = new Set(sections.flatMap((section) => section.facts))
  const restsOn = new Set(facts.filter(({ id }) => used.has(id)).map(({ source }) => source))
  const under = Object.entries(UNDER).filter(([, result]) => restsOn.has(result))
  const isUnder = (id: string): boolean => under.some(([prefix]) => id.startsWith(prefix))
  const isResult = (source: string): boolean => source === worked || source === ofSales
  return facts
    .filter(({ id, source }) => isUnder(id) || (used.has(id) && !isResult(source)))
    .map(({ label, source }) => ({ label, source }))
    .filter(isNew)
}
