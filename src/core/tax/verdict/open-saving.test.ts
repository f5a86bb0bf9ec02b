/** Proves that an answer which leaves open what a cut saves states no figure that takes it as known. */
import { describe, expect, it } from 'vitest'
import { verdictIn } from '#words/verdict/outdated.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { AppealFacts } from '../appeal-facts.ts'
import { CAPPED_HOMESTEAD, factsOf, type Home, NEW_HOMESTEAD, RENTAL } from '../testing/example-homes.ts'
import type { ReasonCode } from './codes.ts'

describe('an answer that leaves open what a cut saves', () => {
  const school: Home = { ...RENTAL, assessed: [300_000, 300_000], taxable: [300_000, 300_000] }
  it.each<[string, AppealFacts, ReasonCode]>([
    ['a moved difference', factsOf(CAPPED_HOMESTEAD, { portabilityThisYear: true }), 'portability_year'],
    ['a limit without a reason', factsOf(school), 'unexplained_assessment'],
    ['parts', factsOf({ ...CAPPED_HOMESTEAD, taxable: [275_000, 260_000] }), 'parts_unknown'],
  ])('states no saving and no turning point: %s', (_, facts, reason) => {
    const verdict = tellVerdict(facts)
    const [reading] = verdict.readings
    expect(reading).toMatchObject({
      reason,
      isSavingOpen: true,
      breakEvenJustCents: null,
      breakEvenCutPercent: null,
      worthwhileJustCents: null,
      worthwhileCutPercent: null,
    })
    expect(reading?.scenarios).toHaveLength(4)
    for (const scenario of reading?.scenarios ?? []) {
      expect(scenario).toMatchObject({ levies: [], savingCents: null, netCents: null })
      expect(scenario.laterYears.every(({ savingCents }) => savingCents === null)).toBe(true)
    }
    const said = JSON.stringify(verdict)
    expect(said).not.toMatch(/Nothing is saved|falls only once|already lowers|more than the filing fee/)
    expect(verdict.explanation.join(' ')).toContain('These numbers don’t show what a lower value would save')
    expect(JSON.stringify(verdictIn(verdict, 2030))).not.toMatch(
      /would have reduced|have saved nothing until/,
    )
  })

  it('keeps its figures where a doubt can only make the saving larger', () => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD, { portabilityThisYear: true }))
    expect(verdict.readings[0]).toMatchObject({ outcome: 'file', isSavingOpen: false })
    expect(verdict.explanation.join(' ')).toContain('you could save more than shown')
  })
})
