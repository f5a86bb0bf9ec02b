import { expect, it } from 'vitest'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { AppealFacts } from '../appeal-facts.ts'
import { CAPPED_HOMESTEAD, factsOf, type Home } from '../testing/example-homes.ts'
import { personalSavings } from './personal.ts'

const savingsOf = (facts: AppealFacts) =>
  Object.fromEntries(
    personalSavings(tellVerdict(facts).readings).map(({ id, savingCents }) => [id, savingCents]),
  )

// 5,000 × 6.34 ÷ 1,000 = 31.70; others tax 248,589, then 243,589: 3,111.17 − 3,048.59 = 62.58; together 94.28
// 50,000 off others alone: 198,589 × 12.5153 ÷ 1,000 = 2,485.40; 3,111.17 − 2,485.40 = 625.77
it('saves at the home’s own rates, for seniors on other taxes than schools’ alone', () => {
  expect(savingsOf(factsOf(CAPPED_HOMESTEAD))).toEqual({ personal: 9_428, veteran: 9_428, senior: 62_577 })
})

it('takes off no more than is taxed', () => {
  const small: Home = {
    taxYear: 2026,
    homestead: true,
    just: 53_000,
    assessed: [53_000, 53_000],
    taxable: [28_000, 3_000],
  }
  // 5,000 × 6.34 ÷ 1,000 = 31.70; and of others all that is left, 3,000 × 12.5153 ÷ 1,000 = 37.55
  expect(savingsOf(factsOf(small))).toEqual({ personal: 6_925, veteran: 6_925, senior: 3_755 })
})

it('has no figure without a rate, or without a reading', () => {
  const none = { personal: null, veteran: null, senior: null }
  expect(savingsOf(factsOf(CAPPED_HOMESTEAD, { millage: { kind: 'missing' } }))).toEqual(none)
  expect(personalSavings([]).every(({ savingCents }) => savingCents === null)).toBe(true)
})
