/** Proves of the whole verdict, as the report asks for it, what must hold for any home. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { factsOf, type Home } from '../testing/example-homes.ts'
import type { Verdict } from './verdict.ts'

const amount = fc.integer({ min: 60_000, max: 900_000 })

/** A homestead, or a rental whose cap holds all levies but the school's, at a just value not below what is assessed. */
const homeAt = (just: number, assessed: number, homestead: boolean): Home => {
  const school = homestead ? assessed : just
  const [offSchool, offOther] = homestead ? [25_000, 51_411] : [0, 0]
  return {
    taxYear: 2026,
    homestead,
    just,
    assessed: [school, assessed],
    taxable: [Math.max(0, school - offSchool), Math.max(0, assessed - offOther)],
  }
}

const judged = (home: Home, target: number): Verdict =>
  tellVerdict(factsOf(home), { targetJustCents: dollars(target) })

const savingOfTarget = (home: Home, target: number): number => {
  const [reading] = judged(home, target).readings
  const saving = reading?.scenarios.find(({ id }) => id === 'target')?.savingCents
  if (saving === undefined || saving === null) throw new Error('the verdict gives no saving')
  return saving
}

describe('the verdict on any home', () => {
  it('never gives a lower saving of the same target where the just value is higher', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, fc.boolean(), (one, other, base, target, homestead) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const assessed = Math.min(base, low)
        const asked = Math.min(target, low)
        expect(savingOfTarget(homeAt(high, assessed, homestead), asked)).toBeGreaterThanOrEqual(
          savingOfTarget(homeAt(low, assessed, homestead), asked),
        )
      }),
    )
  })

  it('never has a value that a cap raised: assessed stays at or below just value, and no cut lifts it', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (just, base, target, homestead) => {
        const { readings } = judged(homeAt(just, Math.min(base, just), homestead), Math.min(target, just))
        const [reading] = readings
        expect(reading?.staircase).toHaveLength(2)
        for (const { assessedCents, justCents, taxableCents } of reading?.staircase ?? []) {
          expect(assessedCents).toBeLessThanOrEqual(justCents)
          expect(taxableCents).toBeLessThanOrEqual(assessedCents)
        }
        for (const { levies, justCents } of reading?.scenarios ?? []) {
          expect(levies).toHaveLength(2)
          for (const { assessedBeforeCents, assessedAfterCents } of levies)
            expect(assessedAfterCents).toBeLessThanOrEqual(Math.min(assessedBeforeCents, justCents))
        }
      }),
    )
  })
})
