/** Owns what is typed into a case and cannot be so, or contradicts the rest of it: each at its field, with what would be right. */

import type { CaseFile } from '#core/case/file.ts'
import { dayFaults } from './days.ts'
import type { CaseFault, FaultFacts, FaultReason } from './fault.ts'
import { figureFaults } from './figures.ts'
import { ownWordsFaults } from './own-words.ts'

/** In the order of the path. */
export const caseFaults = (facts: FaultFacts): readonly CaseFault[] => [
  ...figureFaults(facts),
  ...dayFaults(facts),
  ...ownWordsFaults(facts),
]

const isSame = (one: FaultReason, other: FaultReason): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * What must not be kept of `changes`: only what cannot be so, and only where the change itself makes it so. What was
 * there before, or follows from another part, stops nobody from saving.
 */
export const refusedChanges = (facts: FaultFacts, changes: Partial<CaseFile>): readonly CaseFault[] => {
  const after = { ...facts, file: { ...facts.file, ...changes } }
  const found = caseFaults(after).filter(({ kind, part }) => kind === 'impossible' && part in changes)
  return found.filter(({ part, path, reason }) => {
    const file = { ...after.file, [part]: facts.file[part] }
    return caseFaults({ ...after, file }).every(
      (known) => known.path !== path || !isSame(known.reason, reason),
    )
  })
}
