import { expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { capEndedWords } from './cap-ended.ts'

/** 420,000 on the record, capped at 300,000 for the seller, at Hillsborough’s average rates of 2025. */
const readings = [
  {
    staircase: [
      { justCents: dollars(420_000), exemptionCents: dollars(25_000), mills: 6.34 },
      { justCents: dollars(420_000), exemptionCents: dollars(51_411), mills: 12.5153 },
    ],
  },
]
const homeValue = { ownSaleCompared: { justValueCents: dollars(400_000) } }
const at = (middle: number) => ({
  purchaseSavingCents: null,
  estimate: { middle: { justCents: dollars(middle) } },
})

it('says the saving at the value of the answer: the middle of the estimate, or the price paid', () => {
  // 40,000 × 18.8553 ÷ 1,000 = 754.21
  expect(capEndedWords({ nextStep: at(380_000), homeValue, readings })).toBe(
    'With that cap gone, a market value of $380,000 would save about $754 in one year, before the fee.',
  )
  // 20,000 × 18.8553 ÷ 1,000 = 377.11
  expect(capEndedWords({ nextStep: { ...at(380_000), purchaseSavingCents: 0 }, homeValue, readings })).toBe(
    'With that cap gone, a market value of $400,000 would save about $377 in one year, before the fee.',
  )
})

it('says nothing where the answer is about no lower value', () => {
  expect(capEndedWords({ nextStep: at(420_000), homeValue, readings })).toBeNull()
  const none = { purchaseSavingCents: null, estimate: null }
  expect(capEndedWords({ nextStep: none, homeValue: null, readings })).toBeNull()
  expect(capEndedWords({ nextStep: at(380_000), homeValue, readings: [] })).toBeNull()
})
