import { expect, it } from 'vitest'
import { certaintyWords } from '#core/document/certainty-words.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'
import { changesInFacts } from './changes.ts'
import type { Fact, FactSheet } from './sheet.ts'

const analysis = sheetOf(materialOf('case_summary', NEW_HOMESTEAD))

const reworded = (from: string, to: string): FactSheet => ({
  ...analysis,
  facts: analysis.facts.map(
    (fact): Fact => (fact.unit === 'sentence' ? { ...fact, value: fact.value.replace(from, to) } : fact),
  ),
})

it('a day that an earlier version worded otherwise has not changed', () => {
  const earlier = reworded(`(${certaintyWords.statute})`, '(set by statute)')
  expect(earlier).not.toEqual(analysis)
  expect(changesInFacts(earlier, analysis)).toEqual([])
})

it('a day that was an estimate and is printed by now has', () => {
  const earlier = reworded(`(${certaintyWords.statute})`, '(an estimate)')
  expect(changesInFacts(earlier, analysis)).not.toEqual([])
})
