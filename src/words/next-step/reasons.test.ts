/** Checks that the reasons beside the answer give every figure of one home its place. */
import { expect, it } from 'vitest'
import type { NextStep } from '#core/appeal/next-step.ts'
import { othersHigherWords, reasonsOf } from './reasons.ts'

const line = (levy: 'school' | 'non_school', assessed: number) => ({
  levy,
  justCents: 157_986_00,
  assessedCents: assessed * 100,
})

const reading = {
  outcome: 'file_with_evidence',
  reason: 'no_cap',
  headline: '',
  rulesLabel: '',
  taxNowCents: 100_000,
  isSavingOpen: false,
  breakEvenJustCents: 157_986_00,
  breakEvenCutPercent: 0,
  worthwhileJustCents: 150_000_00,
} as const

const verdictWith = (other: number) =>
  ({
    ...reading,
    explanation: [],
    notes: [],
    fee: { cents: 5_000 },
    readings: [{ ...reading, staircase: [line('school', 157_986), line('non_school', other)] }],
  }) as unknown as Parameters<typeof reasonsOf>[1]

const noSales = { nextStep: null, homeValue: null }

it('says of a cap on one levy that the other alone falls at once', () => {
  expect(reasonsOf(noSales, verdictWith(117_359))[1]).toBe(
    'Every dollar off counts for school taxes. Other taxes drop only below $117,359.',
  )
  expect(reasonsOf(noSales, verdictWith(157_986))[1]).toBe(
    'No cap gets in the way, so every dollar off counts.',
  )
})

it('leads from the price of the sales to the just value that it comes to', () => {
  const nextStep = {
    estimate: { middle: { justCents: 174_044_00 } },
    roughBecause: [],
  } as unknown as NextStep
  const estimate = {
    sufficient: true,
    priceCents: 222_278_00,
    supported: { justValueCents: 174_044_00, level: { percent: 78.3 } },
  } as const
  const homeValue = { estimate, comparables: [] }
  const [said] = reasonsOf({ nextStep, homeValue }, verdictWith(157_986))
  expect(said).toBe(
    'Similar sales, adjusted to your home, point to a price of $222,278. Market values countywide run about 78.3% of sale prices, so they support $174,044. The county has $157,986.',
  )
  // Sales that make an estimate rough are hardly of homes like it.
  const rough = { ...nextStep, roughBecause: ['Few sales.'] }
  expect(reasonsOf({ nextStep: rough, homeValue }, verdictWith(157_986))[0]).toMatch(
    /^The sales we found point to a price of roughly \$222,278\./,
  )
})

it('where the purchase is the evidence, says before anybody pays that other sales point higher', () => {
  const at = (justCents: number, reason: 'own_sale_speaks_for' | 'estimate_is_rough') =>
    othersHigherWords(28_491_600, { nextStep: { estimate: { middle: { justCents } } } }, { reason })
  expect(at(41_347_600, 'own_sale_speaks_for')).toBe(
    'Other homes’ sales point higher, to about $413,476, and the appraiser may show them. Boards often give a recent purchase the most weight.',
  )
  expect(at(28_000_000, 'own_sale_speaks_for')).toBeNull()
  expect(at(41_347_600, 'estimate_is_rough')).toBeNull()
})
