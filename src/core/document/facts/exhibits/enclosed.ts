/** Owns the facts of the papers that go with the cover letter, and the letter's own when others come to be written. */

import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { EVIDENCE_LIST } from '#core/document/named-sections.ts'
import { paperTitle, restsOnPurchase } from '#core/document/paper-title.ts'
import { nameFact } from '../make-fact.ts'
import type { Fact, FactSheet } from '../sheet.ts'

const PREFIX = 'enclosed.'

/** `isOfPurchase`: the case rests on the owner's own purchase alone. */
export const enclosedFacts = (papers: readonly DocumentKind[], isOfPurchase: boolean): readonly Fact[] =>
  papers
    .filter((kind) => kind !== 'cover_letter')
    .flatMap((kind) =>
      nameFact(
        `${PREFIX}${kind}`,
        'Papers that go with the letter',
        // Its summary is enclosed by its own title, so the list is named as the packet’s index names it.
        kind === 'evidence_list' ? EVIDENCE_LIST : paperTitle(kind, isOfPurchase),
        'Your documents',
      ),
    )

/** The same sheet as one put together again that differs in nothing but these papers: they stand last in it. */
export const withEnclosed = (letter: FactSheet, papers: readonly DocumentKind[]): FactSheet => ({
  ...letter,
  facts: [
    ...letter.facts.filter(({ id }) => !id.startsWith(PREFIX)),
    ...enclosedFacts(papers, restsOnPurchase(letter.facts)),
  ],
})
