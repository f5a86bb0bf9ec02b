import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { factsOf, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { nextStepOf } from './next-step.ts'

describe('the next step', () => {
  it('is never the course on a rough estimate, only what to check first', () => {
    const estimate = { lowCents: dollars(320_000), pointCents: dollars(344_000), highCents: dollars(380_000) }
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })
    expect(nextStepOf(verdict, { roughBecause: ['Few sales.'] }).kind).toBe('check_first')
    expect(nextStepOf(verdict).kind).toBe('course')
  })

  it('counts no later year for a home that was sold in the year itself', () => {
    const estimate = { lowCents: dollars(405_000), pointCents: dollars(407_000), highCents: dollars(410_000) }
    const step = (soldIn?: { year: number; month: number }) =>
      nextStepOf(tellVerdict(factsOf(NEW_HOMESTEAD), { estimate, ...(soldIn && { soldIn }) })).estimate
        ?.middle
    const [stays, sold] = [step(), step({ year: 2026, month: 4 })]
    expect(stays?.laterCents).toBeGreaterThan(0)
    expect(stays?.savingCents).toBe(sold?.savingCents)
    expect(sold).toMatchObject({ laterCents: 0, inAllCents: sold?.afterPriceCents })
    expect(step({ year: 2025, month: 12 })).toEqual(stays)
  })
})
