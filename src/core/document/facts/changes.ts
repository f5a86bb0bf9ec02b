/** Owns what has changed in a case since a document was written: only the facts that the document speaks of. */

import { inTodaysWords } from '#core/document/certainty-words.ts'
import { composeBlocks, composeSection } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import { type FactSheet, findFact, renderingsOf } from './sheet.ts'

export interface FactChange {
  readonly label: string
  /** Null where it was not known then. */
  readonly before: string | null
  /** Null where it is gone. */
  readonly now: string | null
}

/** Another day of writing is no change of the case, and a day that is over needs no minding any more. */
const isOfTheClock = (id: string, now: string | null): boolean =>
  id === 'day.written' || (id.startsWith('due.') && now === null)

const spokenOf = (sheet: FactSheet): readonly string[] =>
  planOf(sheet).flatMap((plan) => [...composeSection(sheet, plan).facts, ...composeBlocks(sheet, plan).facts])

const rendered = (sheet: FactSheet, id: string): string | null => {
  const fact = findFact(sheet, id)
  return fact === undefined ? null : inTodaysWords(renderingsOf(fact)[0])
}

/** In the order of the new document, then what it does not speak of any more. */
export const changesInFacts = (then: FactSheet, now: FactSheet): readonly FactChange[] => {
  const spoken = [...new Set([...spokenOf(now), ...spokenOf(then)])]
  return spoken.flatMap((id) => {
    const change = { before: rendered(then, id), now: rendered(now, id) }
    if (change.before === change.now || isOfTheClock(id, change.now)) return []
    return [{ label: (findFact(now, id) ?? findFact(then, id))?.label ?? id, ...change }]
  })
}
