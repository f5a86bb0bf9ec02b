/** What a packet reminds its owner of, once for each document: sentences of theirs that a board will not hear, or cannot find. */
import type { WrittenDocument } from '#contract/document/documents.ts'

/** Said elsewhere: the one keeps a document back, the other has it written again. */
const NOT_REMINDED: ReadonlySet<string> = new Set(['private', 'outdated'])

/** What stands in a locked section its owner has kept, and what is for the owner alone nobody hands over. */
export const sentencesToRemind = ({ locked, sections }: WrittenDocument): readonly string[] =>
  locked
    ? []
    : [
        ...new Set(
          sections
            .filter((section) => !section.locked && !section.forOwner)
            .flatMap(({ notices }) => notices.flatMap(({ kind, at }) => (NOT_REMINDED.has(kind) ? [] : at))),
        ),
      ]
