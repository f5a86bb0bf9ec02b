import { expect, it } from 'vitest'
import type { OrderLedger } from './entitlement.ts'
import { goesBackOn } from './goes-back.ts'
import type { Tier } from './product.ts'

const paid = (tier: Tier, cents: number, refundedCents = 0): OrderLedger => ({
  tier,
  amountCents: cents,
  entries: [
    { kind: 'payment', amountCents: cents },
    { kind: 'refund', amountCents: refundedCents },
  ],
})
const standard = paid('standard', 19_700)
const whole = paid('ai_enhanced', 25_000)
const granted: OrderLedger = {
  tier: 'standard',
  amountCents: 0,
  entries: [{ kind: 'grant', amountCents: 0 }],
}

it.each([
  ['AI-Enhanced on Standard: 250.00 − 53.00', [standard], whole, 19_700],
  ['on Standard that was given', [granted], whole, 19_700],
  // The share of the upgrade is 53/250 of what was paid: 225.00 × 53/250 = 47.70; 225.00 − 47.70.
  ['with a tenth off', [standard], paid('ai_enhanced', 22_500), 17_730],
  // 267.50 × 53/250 = 56.71; 267.50 − 56.71.
  ['with 7 % tax', [standard], paid('ai_enhanced', 26_750), 21_079],
  [
    'less what went back already: 250.00 − 100.00 − 53.00',
    [standard],
    paid('ai_enhanced', 25_000, 10_000),
    9_700,
  ],
] as const)('all but the step goes back: %s', (_case, owned, added, cents) => {
  expect(goesBackOn(owned, added)).toEqual({ cents, isWhole: false })
})

it.each([
  ['Standard twice', [standard], standard, 19_700],
  ['Standard on AI-Enhanced', [whole], standard, 19_700],
  ['AI-Enhanced twice', [whole], whole, 25_000],
  [
    'AI-Enhanced on Standard with its upgrade',
    [standard, { ...paid('ai_enhanced', 5_300), isUpgrade: true }],
    whole,
    25_000,
  ],
] as const)('what is owned goes back whole: %s', (_case, owned, added, cents) => {
  expect(goesBackOn(owned, added)).toEqual({ cents, isWhole: true })
})

it.each([
  ['the first course', [], whole],
  ['a course after one that was refunded', [paid('standard', 19_700, 19_700)], whole],
  ['an upgrade', [standard], { ...paid('ai_enhanced', 5_300), isUpgrade: true }],
  ['what cost nothing', [standard], paid('ai_enhanced', 0)],
  ['what went back already', [standard], paid('ai_enhanced', 25_000, 25_000)],
  ['more than the step was never kept', [standard], paid('ai_enhanced', 25_000, 20_000)],
] as const)('nothing goes back of %s', (_case, owned, added) => {
  expect(goesBackOn(owned, added)).toBeNull()
})
