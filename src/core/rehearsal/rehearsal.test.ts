/** Proves what a practice run holds: the owner's own presentation in its time, and questions from weak points only. */
import { describe, expect, it } from 'vitest'
import type { CaseMaterial } from '#core/document/facts/fact-sheet-case.ts'
import { rich, thin } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { rehearsalOf, shareOut } from './rehearsal.ts'

const rehearsed = (more: Partial<CaseMaterial>) => {
  const made = rehearsalOf(materialOf('hearing_script', NEW_HOMESTEAD, more))
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

describe('a run', () => {
  it.each([5, 10, 15] as const)('of %i minutes takes so long, part by part', (minutes) => {
    for (const more of [rich, thin, {}]) {
      const run = rehearsed(more).runs.find((one) => one.minutes === minutes)
      const seconds = run?.parts.map((part) => part.seconds) ?? []
      expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(minutes * 60)
      expect(Math.min(...seconds)).toBeGreaterThan(0)
    }
  })

  it('shares its time by the words there are to say', () => {
    expect(shareOut(300, [10, 20, 30])).toEqual([50, 100, 150])
    expect(shareOut(300, [1, 999])).toEqual([5, 295])
  })

  it('presents what the case holds, and leaves out a part with nothing in it', () => {
    const [full, empty] = [rehearsed(rich), rehearsed(thin)]
    const titles = (of: typeof full) => of.runs[0]?.parts.map(({ id }) => id)
    expect(titles(full)).toEqual([
      ...['opening', 'record', 'condition', 'sales', 'exhibits', 'questions', 'closing'],
    ])
    expect(titles(empty)).not.toContain('record')
    expect(titles(empty)).not.toContain('condition')
    const lines = full.runs[0]?.parts.flatMap((part) => part.lines) ?? []
    expect(lines).toContainEqual({
      words: '“The record gives the living area as 2,140 sq ft; it is 1,910 sq ft.”',
      spoken: true,
    })
    expect(lines).toContainEqual({
      words: 'Read only what your own papers show. A figure that no paper shows is better left unsaid.',
      spoken: false,
    })
  })

  it('asks from each part of the case in turn, more in a longer run', () => {
    const { runs, questions } = rehearsed(rich)
    expect(runs.map(({ questionIds }) => questionIds.length)).toEqual([5, 8, 12])
    const first = runs[0]?.questionIds.map((id) => questions.find((one) => one.id === id)?.station)
    expect(new Set(first).size).toBe(5)
    expect(questions.find(({ id }) => id === 'own-sale')?.question).toBe(
      'The home itself sold in March 2024 for $410,000. Why was it worth less than that on the valuation day?',
    )
  })

  it('asks nothing where there is no case', () => {
    expect(rehearsed({}).questions).toEqual([])
  })

  it('asks about what the playbook calls thin, in the playbook’s words', () => {
    const sheet = sheetOf(materialOf('playbook', NEW_HOMESTEAD, rich))
    const thinWords = sheet.facts.filter(({ id }) => id.startsWith('private.weak.')).map(({ value }) => value)
    for (const { words } of rehearsed(rich).questions) expect(thinWords).toContain(words)
  })
})
