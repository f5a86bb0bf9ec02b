import { expect, it } from 'vitest'
import { tellVerdict } from '#words/verdict/tell.ts'
import { ok } from '../../result.ts'
import type { AppealFacts } from '../appeal-facts.ts'
import { withoutHomestead } from '../parcel-values.ts'
import { CAPPED_HOMESTEAD, factsOf, type Home, RENTAL, rowOf, valuesOfRow } from '../testing/example-homes.ts'
import { unclaimedHomestead } from './unclaimed-homestead.ts'

const savingOf = (facts: AppealFacts, useCode = '001') =>
  unclaimedHomestead(tellVerdict(facts), useCode)?.savingCents

const uncapped = (just: number, taxYear = 2026): Home => ({
  taxYear,
  homestead: false,
  just,
  assessed: [just, just],
  taxable: [just, just],
})

it.each<[string, Home, number]>([
  // school 25,000 × 6.34 ÷ 1,000 = 158.50; others on 420,000 and 368,589: 5,256.43 − 4,613.00 = 643.43
  ['both pieces where no cap is lost', uncapped(420_000), 80_193],
  // 25,000 off either levy, and of the second piece 60,000 − 50,000: 35,000 × 12.5153 ÷ 1,000 = 438.04; with 158.50
  ['only part of the second piece on a low value', uncapped(60_000), 59_654],
  // school 158.50; others were taxed on 360,000, and on 420,000 − 51,411 = 368,589 then: 4,505.51 − 4,613.00 = −107.49
  ['less by what the cap on other homes had kept', RENTAL, 5_101],
])('saves %s', (_, home, saving) => {
  expect(savingOf(factsOf(home))).toBe(saving)
})

it('costs in its first year where that cap keeps more', () => {
  // school 158.50; others 300,000 now, 368,589 then: 68,589 × 12.5153 ÷ 1,000 = 858.41 more
  const home: Home = { ...RENTAL, assessed: [420_000, 300_000], taxable: [420_000, 300_000] }
  expect(savingOf(factsOf(home))).toBe(-69_991)
})

it('leaves the other exemptions as they are', () => {
  // A widow’s 5,000 stays: 158.50, and others on 415,000 and 363,589: 5,193.85 − 4,550.43 = 643.42
  const home: Home = { ...uncapped(420_000), taxable: [415_000, 415_000] }
  expect(savingOf(factsOf(home))).toBe(80_192)
})

it('is the least of the readings that the law leaves open', () => {
  const facts = factsOf(uncapped(420_000, 2028))
  const [before = 0, amended = 0] = tellVerdict(facts).readings.map(
    (reading) => unclaimedHomestead({ ...tellVerdict(facts), readings: [reading] }, '001')?.savingCents ?? 0,
  )
  // Amendment 3 takes 250,000 off in 2028, all of it but for schools
  expect(amended).toBeGreaterThan(before)
  expect(savingOf(facts)).toBe(before)
})

it('has no figure without a rate, or where part of the land is classified', () => {
  const farm = valuesOfRow(
    rowOf({
      JV: 400_000,
      AV_SD: 250_000,
      AV_NSD: 250_000,
      TV_SD: 250_000,
      TV_NSD: 250_000,
      JV_NON_HMSTD_RESD: 240_000,
      AV_NON_HMSTD_RESD: 240_000,
      JV_CLASS_USE: 160_000,
      AV_CLASS_USE: 10_000,
    }),
  )
  expect(savingOf(factsOf(RENTAL, { millage: { kind: 'missing' } }))).toBeNull()
  expect(savingOf(factsOf(RENTAL, { values: farm }))).toBeNull()
})

it('is of one home alone, without a homestead on its record and not denied by its owner', () => {
  const { values } = factsOf(RENTAL)
  if (!values.ok) throw new Error('The rental has values.')
  const denied = factsOf(RENTAL, { values: ok(withoutHomestead(values.value)) })
  expect(savingOf(factsOf(CAPPED_HOMESTEAD))).toBeUndefined()
  expect(savingOf(denied)).toBeUndefined()
  expect(savingOf(factsOf(RENTAL), '008')).toBeUndefined()
  expect(savingOf(factsOf(RENTAL), '000')).toBeUndefined()
  expect(savingOf(factsOf(RENTAL), '004')).toBe(5_101)
})
