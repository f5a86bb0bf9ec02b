/** Owns which papers of a packet show nothing yet, so that their owner knows before they are handed over. */

import { groupsIn } from '#core/document/facts/groups.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'

const hasNone = (sheet: FactSheet, kinds: readonly string[]): boolean =>
  kinds.every((kind) => groupsIn(sheet, kind).length === 0)

/** In a sentence; null for a paper that shows something. */
export const whyEmpty = (sheet: FactSheet): string | null => {
  const hasPurchase = sheet.facts.some(({ id }) => id === 'own-purchase.sold')
  if (sheet.kind === 'comparable_analysis' && hasNone(sheet, ['chosen', 'offered']) && !hasPurchase)
    return 'No sale is in it: none is chosen in your case, and the county’s record has none to offer. Choose sales and update it, or leave it out.'
  if (sheet.kind === 'condition_exhibit' && hasNone(sheet, ['record', 'condition', 'exhibit']))
    return 'It has no error in the record, nothing about the home’s condition, and no photo or paper. Add what lowers the value and update it, or leave it out.'
  return null
}
