import { expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { savingWithoutCap } from './after-seller.ts'

/** 420,000 on the record, with a homestead whose cap was the seller’s. */
const staircase = [
  { justCents: dollars(420_000), exemptionCents: dollars(25_000), mills: 6.34 },
  { justCents: dollars(420_000), exemptionCents: dollars(51_411), mills: 12.5153 },
]

it('counts every dollar off on both levies, whatever the cap kept', () => {
  // 40,000 × 6.34 ÷ 1,000 = 253.60; 40,000 × 12.5153 ÷ 1,000 = 500.61
  expect(savingWithoutCap(staircase, dollars(380_000))).toBe(75_421)
})

it('is not worked out where it might be wrong', () => {
  const [school, others] = staircase
  if (!school || !others) throw new Error('Both levies are above.')
  expect(savingWithoutCap(staircase, dollars(420_000))).toBeNull()
  expect(savingWithoutCap(staircase, dollars(102_821))).toBeNull()
  // From 2 × 51,411 on: 317,178 × 6.34 ÷ 1,000 = 2,010.91; 317,178 × 12.5153 ÷ 1,000 = 3,969.58
  expect(savingWithoutCap(staircase, dollars(102_822))).toBe(598_049)
  expect(savingWithoutCap([school, { ...others, mills: null }], dollars(380_000))).toBeNull()
  expect(savingWithoutCap([], dollars(380_000))).toBeNull()
})
