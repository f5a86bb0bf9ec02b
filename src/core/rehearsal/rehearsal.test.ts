/** Proves what a practice run holds: the owner's own presentation in its time, and questions from weak points only. */
import { describe, expect, it } from 'vitest'
import type { CaseMaterial } from '#core/document/facts/case.ts'
import { rich, richHeld, thin } from '#core/document/testing/rich-case.ts'
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
      ...['opening', 'turn', 'record', 'sales', 'condition', 'answers', 'closing'],
    ])
    expect(titles(empty)).not.toContain('record')
    expect(titles(empty)).not.toContain('condition')
    const lines = full.runs[0]?.parts.flatMap((part) => part.lines) ?? []
    expect(lines).toContainEqual({
      words:
        '“Please turn to Exhibit A. On January 1, 2026 the slab was cracked in the garage. The written estimate of Gulf Slab LLC, dated December 12, 2025, puts the repair at $12,500.”',
      spoken: true,
    })
    expect(lines.filter(({ words }) => words.startsWith('Time plan in minutes'))).toEqual([
      expect.objectContaining({ spoken: false }),
    ])
  })

  it('asks from each part of the case in turn, more in a longer run', () => {
    const { runs, questions } = rehearsed(rich)
    expect(runs.map(({ questionIds }) => questionIds.length)).toEqual([5, 8, 12])
    const first = runs[0]?.questionIds.map((id) => questions.find((one) => one.id === id)?.station)
    expect(new Set(first).size).toBeGreaterThan(3)
    expect(questions.find(({ id }) => id === 'own-sale')).toMatchObject({
      question: 'You paid $410,000 in March 2024. Why was it worth less on January 1, 2026?',
      hints: [{ words: expect.stringMatching(/^I paid that, and my packet says so\./) }],
    })
  })

  it('asks nothing where there is no case', () => {
    expect(rehearsed({}).questions).toEqual([])
  })

  it('asks what the script answers, with its answer, then what the playbook answers, then what is thin', () => {
    const factsOf = (kind: 'playbook' | 'hearing_script', prefix: string) =>
      sheetOf(materialOf(kind, NEW_HOMESTEAD, rich))
        .facts.filter(({ id }) => id.startsWith(prefix))
        .map(({ value }) => value)
    const [asked, answered] = ['spoken.asked.', 'spoken.answer.'].map((one) => factsOf('hearing_script', one))
    const { questions } = rehearsed(rich)
    expect(asked).toHaveLength(3)
    expect(questions.slice(0, 3).map(({ question }) => question)).toEqual(asked)
    expect(questions.slice(0, 3).map(({ hints }) => hints[0]?.words)).toEqual(answered)
    const attacks = factsOf('playbook', 'private.attack.').filter((_, at) => at % 3 === 0)
    const all = questions.map(({ question }) => question)
    for (const attack of attacks) expect(all).toContain(attack)
  })

  it('asks nothing that only has to be mended: a missing caption, a small picture, damage of later', () => {
    const [paper, photo, undated] = richHeld.files
    if (!paper || !photo || !undated) throw new Error('the case has files')
    const small = { ...undated, width: 150, height: 150 }
    const { questions, runs } = rehearsed({ ...rich, held: { ...richHeld, files: [paper, photo, small] } })
    const ids = [...questions.map(({ id }) => id), ...runs.flatMap(({ questionIds }) => questionIds)]
    expect(
      ids.filter((id) => /^(files-bare|photos-small|condition-later|delivery-unproved)/.test(id)),
    ).toEqual([])
  })
})
