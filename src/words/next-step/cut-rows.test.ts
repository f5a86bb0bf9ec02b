/** Proves what is left after the fee and the course: of the purchase where it is the answer, else of the estimate. */
import { expect, it } from 'vitest'
import { cutRows } from './cut-rows.ts'

const costs = { feeCents: 50_00, priceCents: 197_00 }
const cuts = [{ cutPercent: 10, savingCents: 429_58, afterFeeCents: 379_58, afterPriceCents: 182_58 }]

it('a purchase comes first, at the county’s and at the neighborhood’s rate: 770 − 50 − 197 or 250, and 411 − 50 − 197 or 250', () => {
  const rows = cutRows({
    ...costs,
    cuts,
    estimate: null,
    purchaseSavingCents: 770_00,
    purchaseNear: { percent: 91.9, savingCents: 411_00 },
  })
  const left = rows.map(({ label, afterPriceCents, afterEnhancedCents }) => [
    label,
    afterPriceCents,
    afterEnhancedCents,
  ])
  expect(left).toEqual([
    ['Based on what you paid', 523_00, 470_00],
    ['If the board uses your neighborhood’s rate', 164_00, 111_00],
    ['A cut of 10%', 182_58, 129_58],
  ])
})

it('an estimate comes first, at the county’s and at the neighborhood’s rate', () => {
  const worth = (afterPriceCents: number) => ({
    cutPercent: 5,
    savingCents: afterPriceCents + 247_00,
    afterFeeCents: afterPriceCents + 197_00,
    afterPriceCents,
    justCents: 400_000_00,
    laterCents: 0,
    inAllCents: afterPriceCents,
  })
  const estimate = {
    justCents: 420_000_00,
    abovePercent: 5,
    low: worth(300_00),
    middle: worth(100_00),
    high: worth(10_00),
    near: { ...worth(-36_00), percent: 91.9 },
  }
  const rows = cutRows({ ...costs, cuts: [], estimate, purchaseSavingCents: null, purchaseNear: null })
  expect(rows.map(({ label, afterPriceCents }) => [label, afterPriceCents])).toEqual([
    ['Middle of the estimate, $400,000', 100_00],
    ['If the board uses your neighborhood’s rate', -36_00],
    ['Low end of the estimate, $400,000', 300_00],
  ])
})

it('without a purchase or an estimate a cut is its percent alone', () => {
  const rows = cutRows({ ...costs, cuts, estimate: null, purchaseSavingCents: null, purchaseNear: null })
  expect(rows.map(({ label }) => label)).toEqual(['10%'])
})
