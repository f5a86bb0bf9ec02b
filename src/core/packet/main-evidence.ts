/** Owns the best evidence of a case in three lines, each with where it is shown: a cover makes the case by itself. */

import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { groupsIn } from '#core/document/facts/groups.ts'
import { type FactSheet, findFact } from '#core/document/facts/sheet.ts'
import { LIKE_HOMES, OWN_SALE, RECONCILIATION } from '#core/document/named-sections.ts'
import { restsOnPurchase } from '#core/document/paper-title.ts'

export interface MainEvidence {
  readonly said: string
  /** The part of the packet that shows it, as its page is looked up. */
  readonly shownIn: string
}

const MOST = 3

const wordsOf = (sheet: FactSheet, id: string): string | null => {
  const value = findFact(sheet, id)?.value
  return typeof value === 'string' ? value : null
}

const sentencesOf = (words: string): readonly string[] => words.split(/(?<=\.) /u)

/** Where it is the whole case, also what it comes to and how the county lists it. */
const ofPurchase = (sheet: FactSheet): readonly MainEvidence[] => {
  const [paid, comesTo] = sentencesOf(wordsOf(sheet, 'own-purchase.leads') ?? '')
  if (!paid) return []
  const listed = sentencesOf(wordsOf(sheet, 'own-purchase.sold') ?? '').find((words) =>
    words.startsWith('The county lists it'),
  )
  const told = restsOnPurchase(sheet.facts) ? [paid, comesTo, listed] : [paid]
  return told.flatMap((said) => (said === undefined ? [] : [{ said, shownIn: OWN_SALE }]))
}

const saidIn = (sheet: FactSheet, id: string, shownIn: string): readonly MainEvidence[] => {
  const said = wordsOf(sheet, id)
  return said === null ? [] : [{ said, shownIn }]
}

const ofRecord = (sheet: FactSheet): readonly MainEvidence[] => {
  const [first] = groupsIn(sheet, 'record')
  const said = first === undefined ? null : wordsOf(sheet, `${first}.said`)
  return said === null
    ? []
    : [
        {
          said: `The county’s record is wrong about ${said}.`,
          shownIn: DOCUMENT_TITLES.condition_exhibit,
        },
      ]
}

/** The steps to the value where they are told; else the grid. */
const salesPart = (sheet: FactSheet): string =>
  wordsOf(sheet, 'recon.1.what') === null ? DOCUMENT_TITLES.comparable_analysis : RECONCILIATION

/** In the order in which a board gives them weight; only what the papers in the packet show. */
export const mainEvidence = (sheet: FactSheet, kinds: readonly DocumentKind[]): readonly MainEvidence[] => {
  const sales = kinds.includes('comparable_analysis')
  const condition = kinds.includes('condition_exhibit')
  return [
    ...(sales ? ofPurchase(sheet) : []),
    ...(sales ? saidIn(sheet, 'cover.sales', salesPart(sheet)) : []),
    ...(condition ? ofRecord(sheet) : []),
    // Nothing is asked for beyond a purchase, so that a repair proves no dollar of it.
    ...(condition && !restsOnPurchase(sheet.facts)
      ? saidIn(sheet, 'cure.shown', DOCUMENT_TITLES.condition_exhibit)
      : []),
    ...(sales ? saidIn(sheet, 'cover.like-homes', LIKE_HOMES) : []),
    ...(sales ? saidIn(sheet, 'cover.each', RECONCILIATION) : []),
  ].slice(0, MOST)
}
