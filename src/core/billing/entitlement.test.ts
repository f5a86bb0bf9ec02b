import { expect, it } from 'vitest'
import { entitledTier, givesAccess, type LedgerKind, type OrderLedger, standingOf } from './entitlement.ts'

const order = (tier: 'standard' | 'ai_enhanced', ...entries: [LedgerKind, number][]): OrderLedger => ({
  tier,
  amountCents: tier === 'standard' ? 19_700 : 25_000,
  entries: entries.map(([kind, amountCents]) => ({ kind, amountCents })),
})

it.each([
  ['nothing paid', order('standard'), false],
  ['paid', order('standard', ['payment', 19_700]), true],
  ['refund known before the payment', order('standard', ['refund', 19_700]), false],
  ['partly refunded', order('standard', ['payment', 19_700], ['refund', 5_000]), true],
  [
    'refunded in two parts',
    order('standard', ['payment', 19_700], ['refund', 9_700], ['refund', 10_000]),
    false,
  ],
  ['dispute open', order('standard', ['payment', 19_700], ['dispute_opened', 19_700]), false],
  [
    'refunded, and sent back by the bank',
    order('standard', ['payment', 19_700], ['refund', 19_700], ['refund_failed', 19_700]),
    true,
  ],
  [
    'refunded in full after a promotion code: 197.00 − 19.70 = 177.30',
    order('standard', ['payment', 17_730], ['refund', 17_730]),
    false,
  ],
  [
    'dispute won',
    order('standard', ['payment', 19_700], ['dispute_opened', 19_700], ['dispute_won', 19_700]),
    true,
  ],
  [
    'dispute lost',
    order('standard', ['payment', 19_700], ['dispute_opened', 19_700], ['dispute_lost', 19_700]),
    false,
  ],
] as const)('%s: access %s', (_case, given, expected) => {
  expect(givesAccess(given)).toBe(expected)
})

const granted = (tier: 'standard' | 'ai_enhanced', ...more: LedgerKind[]): OrderLedger => ({
  tier,
  amountCents: 0,
  entries: (['grant', ...more] as const).map((kind) => ({ kind, amountCents: 0 })),
})

it.each([
  ['granted', granted('standard'), true],
  ['granted and revoked', granted('standard', 'revocation'), false],
  ['revoked before the grant is known', order('standard', ['revocation', 0]), false],
  ['paid and revoked', order('standard', ['payment', 19_700], ['revocation', 0]), false],
  [
    'revoked, then a dispute won: the money came back, the access does not',
    order('standard', ['payment', 19_700], ['revocation', 0], ['dispute_opened', 19_700], ['dispute_won', 0]),
    false,
  ],
] as const)('%s: access %s', (_case, given, expected) => {
  expect(givesAccess(given)).toBe(expected)
})

it('access given again after a revocation is another order', () => {
  expect(entitledTier([granted('ai_enhanced', 'revocation'), granted('ai_enhanced')])).toBe('ai_enhanced')
  expect(entitledTier([granted('ai_enhanced', 'revocation'), granted('standard')])).toBe('standard')
  expect(entitledTier([granted('ai_enhanced', 'revocation')])).toBeNull()
})

it('a free order gives access', () => {
  expect(
    givesAccess({ tier: 'standard', amountCents: 0, entries: [{ kind: 'payment', amountCents: 0 }] }),
  ).toBe(true)
})

it('gives the best tier that is still paid for', () => {
  const standard = order('standard', ['payment', 19_700])
  expect(entitledTier([])).toBeNull()
  expect(entitledTier([standard])).toBe('standard')
  expect(entitledTier([standard, order('ai_enhanced', ['payment', 25_000])])).toBe('ai_enhanced')
  expect(entitledTier([standard, order('ai_enhanced', ['payment', 25_000], ['refund', 25_000])])).toBe(
    'standard',
  )
})

it('an upgrade is worth nothing without the course that it was built on [S9.refund.2]', () => {
  const base = order('standard', ['payment', 19_700])
  const upgrade = { ...order('ai_enhanced', ['payment', 5_300]), isUpgrade: true }
  const refunded = {
    ...upgrade,
    entries: [...upgrade.entries, { kind: 'refund', amountCents: 5_300 } as const],
  }
  expect(entitledTier([base, upgrade])).toBe('ai_enhanced')
  expect(entitledTier([base, refunded])).toBe('standard')
  expect(entitledTier([upgrade])).toBeNull()
  expect(entitledTier([order('standard', ['payment', 19_700], ['refund', 19_700]), upgrade])).toBeNull()
  expect(entitledTier([granted('standard'), upgrade])).toBe('ai_enhanced')
})

it.each([
  ['none', order('standard')],
  ['active', order('standard', ['payment', 19_700], ['refund', 5_000])],
  ['on_hold', order('standard', ['payment', 19_700], ['dispute_opened', 19_700])],
  ['dispute_lost', order('standard', ['payment', 19_700], ['dispute_opened', 19_700], ['dispute_lost', 0])],
  // A dispute of what has gone back already changes nothing.
  ['refunded', order('standard', ['payment', 19_700], ['refund', 19_700], ['dispute_opened', 19_700])],
  ['revoked', order('standard', ['payment', 19_700], ['revocation', 0], ['dispute_opened', 19_700])],
] as const)('stands as %s', (expected, given) => {
  expect(standingOf(given)).toBe(expected)
})
