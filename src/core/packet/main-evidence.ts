/** Owns the best evidence of a case in three lines, each with where it is shown: a cover makes the case by itself. */

import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { groupsIn } from '#core/document/facts/groups.ts'
import { type FactSheet, findFact } from '#core/document/facts/sheet.ts'
import { LIKE_HOMES, OWN_SALE, RECONCILIATION } from '#core/document/named-sections.ts'

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

const firstSentence = (words: string): string => words.split(/(?<=\.) /u)[0] ?? words

/** Nothing is asked for beyond the purchase, so that a repair proves no dollar of the request. */
const isByPurchaseAlone = (sheet: FactSheet): boolean => findFact(sheet, 'own-purchase.alone') !== undefined

const ofPurchase = (sheet: FactSheet): readonly MainEvidence[] => {
  const leads = wordsOf(sheet, 'own-purchase.leads')
  return leads === null ? [] : [{ said: firstSentence(leads), shownIn: OWN_SALE }]
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

/** In the order in which a board gives them weight; only what the papers in the packet show. */
export const mainEvidence = (sheet: FactSheet, kinds: readonly DocumentKind[]): readonly MainEvidence[] => {
  const sales = kinds.includes('comparable_analysis')
  const condition = kinds.includes('condition_exhibit')
  return [
    ...(sales ? ofPurchase(sheet) : []),
    ...(sales ? saidIn(sheet, 'cover.sales', DOCUMENT_TITLES.comparable_analysis) : []),
    ...(condition ? ofRecord(sheet) : []),
    ...(condition && !isByPurchaseAlone(sheet)
      ? saidIn(sheet, 'cure.shown', DOCUMENT_TITLES.condition_exhibit)
      : []),
    ...(sales ? saidIn(sheet, 'cover.like-homes', LIKE_HOMES) : []),
    ...(sales ? saidIn(sheet, 'cover.each', RECONCILIATION) : []),
  ].slice(0, MOST)
}
