import { expect, it } from 'vitest'
import type { LedgerKind } from './entitlement.ts'
import { refundTerms } from './refund.ts'

const ledger = (...entries: [LedgerKind, number][]) =>
  entries.map(([kind, amountCents]) => ({ kind, amountCents }))

const paid: [LedgerKind, number] = ['payment', 19_700]

it.each([
  ['the whole', ledger(paid), 0, null, 19_700],
  ['a part', ledger(paid), 0, 5_000, 5_000],
  ['the rest: 197.00 − 50.00', ledger(paid, ['refund', 5_000]), 0, null, 14_700],
  [
    'the rest beside one underway: 197.00 − 50.00 − 47.00',
    ledger(paid, ['refund', 5_000]),
    4_700,
    null,
    10_000,
  ],
  ['to the last cent', ledger(paid, ['refund', 19_699]), 0, 1, 1],
  [
    'after a dispute that was won',
    ledger(paid, ['dispute_opened', 19_700], ['dispute_won', 0]),
    0,
    null,
    19_700,
  ],
] as const)('pays back %s', (_case, entries, underwayCents, wanted, amountCents) => {
  expect(refundTerms(entries, underwayCents, wanted)).toEqual({ ok: true, amountCents })
})

it.each([
  ['an order that was not paid', ledger(), 0, null, { reason: 'nothing-paid' }],
  ['an order that cost nothing', ledger(['payment', 0]), 0, null, { reason: 'nothing-paid' }],
  ['access that was given', ledger(['grant', 0]), 0, null, { reason: 'nothing-paid' }],
  ['what was paid back already', ledger(paid, ['refund', 19_700]), 0, null, { reason: 'nothing-left' }],
  ['what is underway already', ledger(paid), 19_700, null, { reason: 'nothing-left' }],
  ['more than was paid', ledger(paid), 0, 19_701, { reason: 'too-much', leftCents: 19_700 }],
  [
    'more than is left',
    ledger(paid, ['refund', 9_700]),
    5_000,
    5_001,
    { reason: 'too-much', leftCents: 5_000 },
  ],
  ['disputed money', ledger(paid, ['dispute_opened', 19_700]), 0, null, { reason: 'disputed' }],
  ['money lost in a dispute', ledger(paid, ['dispute_lost', 19_700]), 0, null, { reason: 'disputed' }],
] as const)('does not pay back %s', (_case, entries, underwayCents, wanted, refusal) => {
  expect(refundTerms(entries, underwayCents, wanted)).toEqual({ ok: false, ...refusal })
})
