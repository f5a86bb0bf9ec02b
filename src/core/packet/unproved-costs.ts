/** Owns which costs a packet would count on a paper that is not in it. */

import type { CaseFile } from '#core/case/file.ts'
import { itemsWithoutPaper } from '#core/case/papers-lacking.ts'
import type { Exhibit } from '#core/document/exhibits.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { formatMoney } from '#core/money.ts'

const PAPER = { estimate: 'written estimate', invoice: 'invoice', own: 'paper' } as const

/** What to do about each, in a sentence. */
export const unprovedCosts = (
  file: Pick<CaseFile, 'condition' | 'corrections'>,
  exhibits: readonly Exhibit[],
): readonly string[] =>
  itemsWithoutPaper(
    file,
    exhibits.map((exhibit) => exhibit.file),
  ).map(({ what, costCents, costSource }) => {
    const paper = PAPER[costSource ?? 'own']
    return `“${asTyped(what)}”: ${formatMoney(costCents ?? 0)} is based on ${paper === 'invoice' ? 'an' : 'a'} ${paper} that isn’t in the packet. Add it under “Photos and papers” with a caption that names the repair, or call the cost your own figure.`
  })
