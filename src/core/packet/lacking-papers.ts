/** Owns which papers a packet lacks although they belong in it: those that other pages name, and those whose writing failed. */

import { CASE_STEPS } from '#core/case/parts.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { OWN_SALE, RECONCILIATION } from '#core/document/named-sections.ts'
import type { CheckedPaper, Fix } from './to-fix.ts'

const SALES_STEP = CASE_STEPS.indexOf('comparables') + 1

/** A kind that no whole document of the packet is of. */
export interface LackingPaper {
  readonly kind: DocumentKind
  readonly title: string
  /** The document whose writing failed or was stopped; null where none was begun. */
  readonly stopped: { readonly id: string; readonly hasFailed: boolean } | null
  readonly isLeftOut: boolean
  /** Nothing in the case is of it yet, so that no press would write it. */
  readonly isUnready?: boolean
}

/** Under which a page of another paper sends its reader to it. */
const namesOf = ({ kind, title, isUnready = false }: LackingPaper): readonly string[] => {
  if (isUnready) return [OWN_SALE]
  return kind === 'comparable_analysis' ? [title, OWN_SALE, RECONCILIATION] : [title]
}

const namingIt = (papers: readonly CheckedPaper[], lacking: LackingPaper): CheckedPaper | undefined =>
  papers.find(({ texts }) => namesOf(lacking).some((name) => texts.some((text) => text.includes(name))))

const wordsOf = (
  { title, stopped, isLeftOut, isUnready = false }: LackingPaper,
  naming: CheckedPaper | undefined,
): string => {
  if (naming !== undefined && isUnready)
    return `“${naming.title}” names “${OWN_SALE},” which isn’t written yet. In step ${SALES_STEP}, use your purchase or choose three sales.`
  if (naming === undefined) return `“${title}” isn’t written yet. Write it again.`
  if (isLeftOut)
    return `“${naming.title}” names “${title},” which you left out. Put it back under “Documents,” or leave out both.`
  const isMissing = `“${naming.title}” names “${title},” which isn’t written yet.`
  return stopped === null
    ? `${isMissing} Press “Prepare everything that’s ready.”`
    : `${isMissing} Write it again.`
}

/** What its owner left out and no page names, or stopped and no page names, is as they want it. */
export const lackingFixes = (
  papers: readonly CheckedPaper[],
  lacking: readonly LackingPaper[],
): readonly Fix[] =>
  lacking.flatMap((paper) => {
    const { stopped, isLeftOut } = paper
    const naming = namingIt(papers, paper)
    if (naming === undefined && (isLeftOut || stopped?.hasFailed !== true)) return []
    const documentIds = stopped === null || isLeftOut ? [] : [stopped.id]
    return [{ kind: 'unwritten' as const, message: wordsOf(paper, naming), documentIds }]
  })
