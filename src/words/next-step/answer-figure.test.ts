import { expect, it } from 'vitest'
import type { NextStep } from '#core/appeal/next-step.ts'
import { answerFigure, nearRatioWords } from './answer-figure.ts'

const cut = (cutPercent: number, savingCents: number | null) => ({
  cutPercent,
  savingCents,
  afterFeeCents: savingCents,
  afterPriceCents: savingCents,
})

const step: NextStep = {
  kind: 'check_first',
  feeCents: 1_500,
  priceCents: 19_700,
  cuts: [cut(5, 37_381), cut(10, 74_761), cut(15, 112_142)],
  estimate: null,
  purchaseSavingCents: null,
  purchaseNear: null,
  neededCutPercent: 3,
  roughBecause: [],
  late: null,
  notAHome: null,
}
const file = { outcome: 'file', reason: 'cap_leaves_room', taxYear: 2026 } as const
const late = { taxYear: 2026, countyName: 'Leon', lastDayOn: '2026-09-11', nextNoticeOn: '2027-08-09' }
const at = (justCents: number, savingCents: number) => ({
  ...cut(7.1, savingCents),
  justCents,
  laterCents: 0,
  inAllCents: savingCents,
})
const estimate = {
  justCents: 42_000_000,
  abovePercent: 7.6,
  low: at(36_465_500, 98_516),
  middle: at(39_022_000, 53_009),
  high: at(41_270_200, 12_991),
  near: null,
}

it('shows what a 10% lower value would save while nothing is known of the value', () => {
  expect(answerFigure({ verdict: file, step })).toEqual({
    // $748 − $15.
    cents: 73_300,
    of: 'left after the $15 filing fee ($748 off your 2026 tax) if your market value were 10% lower.',
    near: null,
  })
})

it('shows the middle of the estimate, and speaks of the past once the deadline is behind', () => {
  expect(answerFigure({ verdict: file, step: { ...step, estimate, late } })).toEqual({
    cents: 51_500,
    of: 'is what would have been left after the $15 filing fee ($530 off your 2026 tax) at the middle of our estimate ($390,220).',
    near: null,
  })
})

it('leaves $0 where the fee is more than the saving', () => {
  const little = { ...step, cuts: [cut(5, 500), cut(10, 1_000), cut(15, 1_400)] }
  expect(answerFigure({ verdict: file, step: little })).toMatchObject({
    cents: 0,
    of: 'left after the $15 filing fee ($10 off your 2026 tax) if your market value were 10% lower.',
  })
})

it('says $0 at the largest cut where the cap absorbs it', () => {
  const absorbed = { outcome: 'do_not_file', reason: 'cap_absorbs', taxYear: 2026 } as const
  const nothing = { ...step, cuts: [cut(5, 0), cut(10, 0), cut(15, 0)] }
  expect(answerFigure({ verdict: absorbed, step: nothing })).toEqual({
    cents: 0,
    of: 'off your 2026 tax if your market value were 15% lower.',
    near: null,
  })
})

it.each([
  ['an answer that is open', { verdict: { ...file, outcome: 'cannot_tell' as const }, step }],
  [
    'a sale of the home that speaks against it',
    { verdict: { ...file, reason: 'own_sale_speaks_against' as const }, step },
  ],
  ['a rough estimate', { verdict: file, step: { ...step, estimate, roughBecause: ['Few sales.'] } }],
  ['land', { verdict: file, step: { ...step, kind: 'not_a_home' as const, notAHome: 'Vacant' } }],
  ['no tax rates', { verdict: file, step: { ...step, cuts: [cut(5, null), cut(10, null), cut(15, null)] } }],
])('shows no figure for %s', (_why, answered) => {
  expect(answerFigure(answered)).toBeNull()
})

it('shows what the price that was paid would save before any estimate, rough or not', () => {
  const verdict = { outcome: 'file_with_evidence', reason: 'own_sale_speaks_for', taxYear: 2026 } as const
  const bought = { ...step, estimate, roughBecause: ['Few sales.'], purchaseSavingCents: 37_711 }
  expect(answerFigure({ verdict, step: bought })).toEqual({
    cents: 36_200,
    of: 'left after the $15 filing fee ($377 off your 2026 tax) if the board values your home by what you paid.',
    near: null,
  })
})

// $211 − $15 = $196, as the line above it is after the fee.
it.each([
  [
    21_130,
    'If the board values your home at 91.9% of sale prices, as in your neighborhood, you’d save about $196 after the fee.',
  ],
  [
    1_460,
    'If the board values your home at 91.9% of sale prices, as in your neighborhood, you’d save less than the fee.',
  ],
  [
    0,
    'If the board values your home at 91.9% of sale prices, as in your neighborhood, you’d be out the filing fee.',
  ],
])('says the same of an estimate from sales', (savingCents, said) => {
  const near = { ...at(41_500_000, savingCents), percent: 91.9 }
  const figure = answerFigure({ verdict: file, step: { ...step, estimate: { ...estimate, near } } })
  expect(figure?.near).toBe(said)
})

it('a rate from few sales is told with their number', () => {
  const near = { ...at(41_500_000, 21_130), percent: 91.9 }
  const answered = { verdict: file, step: { ...step, estimate: { ...estimate, near } } }
  const told = (saleCount: number) =>
    answerFigure({ ...answered, homeValue: { uniformity: { saleCount } } })?.near
  expect(told(5)).toContain('91.9% of sale prices, as in your neighborhood (from 5 sales), you’d save')
  expect(told(15)).toContain('91.9% of sale prices, as in your neighborhood, you’d save')
})

it('has nothing to drop where the middle of the estimate saves nothing', () => {
  const near = { ...at(43_000_000, 0), percent: 91.9 }
  const above = { ...estimate, middle: at(42_000_000, 0), near }
  expect(answerFigure({ verdict: file, step: { ...step, estimate: above } })?.near).toBeNull()
})

it.each([
  [
    5_100,
    null,
    'If the board values your home at 86.2% of sale prices, as in your neighborhood, you’d save about $36 after the fee.',
  ],
  [
    0,
    null,
    'If the board values your home at 86.2% of sale prices, as in your neighborhood, you’d be out the filing fee.',
  ],
  [
    5_100,
    late,
    'If the board had used your neighborhood’s 86.2% of sale prices, you’d have saved about $36 after the fee.',
  ],
])('says what is left at the ratio of the home’s own neighborhood', (savingCents, whenLate, said) => {
  const verdict = { outcome: 'file_with_evidence', reason: 'own_sale_speaks_for', taxYear: 2026 } as const
  const bought = {
    ...step,
    late: whenLate,
    purchaseSavingCents: 37_711,
    purchaseNear: { percent: 86.2, savingCents },
  }
  expect(answerFigure({ verdict, step: bought })?.near).toBe(said)
})

it('says it before the fee where the saving beside it is', () => {
  expect(nearRatioWords(86.2, '$730')).toBe(
    'If the board values your home at 86.2% of sale prices, as in your neighborhood, you’d save about $730 before the fee.',
  )
})
