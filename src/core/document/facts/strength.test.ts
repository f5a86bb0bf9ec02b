/** Proves how strong a case is said to be: by its own purchase first, and by its sales where there is none. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { CaseValue } from '#core/case/file.ts'
import type { ExhibitFile } from '#core/document/exhibits.ts'
import { alike, petition, sales as salesOf, sound } from '#core/rehearsal/testing/sound-case.ts'
import type { SalesMaterial } from './sales/material.ts'
import { purchaseEvidence } from './sales/purchase-evidence.ts'
import { onceChosen, strengthOf } from './strength.ts'

const level = {
  percent: 90,
  lowPercent: 89,
  highPercent: 91,
  saleCount: 100,
  allUses: false,
  useName: 'Single-family home',
}

/** Three sales of $380,000 at 90% indicate $342,000; the home itself sold for `price`. */
const bought = (price: number, valueCents: number, from: SalesMaterial = alike): SalesMaterial => ({
  ...from,
  estimate: {
    sufficient: true,
    priceCents: 38_000_000,
    explanation: [],
    supported: {
      justValueCents: 34_200_000,
      level,
      comparedWith: { justValueCents: 42_000_000, basis: 'roll', place: 'above' },
    },
  },
  ownSales: [{ year: 2025, month: 6, priceCents: price, qualificationCode: '01', recording: '' }],
  ownSaleCompared: { words: '', justValueCents: valueCents },
})

const closing = { ...petition, id: 'closing', caption: 'Closing statement of my purchase' }

/** Its owner has said that the statement shows the price and the date, and how the home was being sold. */
const confirmed = { purchaseRecord: 'right', purchaseOffer: 'broker' } as const

const strength = (
  opinionCents: number,
  sales: SalesMaterial,
  files = [closing],
  justCents = 42_000_000,
  said: Partial<CaseValue> = confirmed,
) =>
  strengthOf({
    held: { file: { ...sound, value: { ...sound.value, opinionCents, ...said } }, files },
    sales,
    justCents,
    valuedOn: calendarDate('2026-01-01'),
  })

describe('a request beside the own purchase', () => {
  const purchase = bought(40_000_000, 36_000_000)

  it.each([
    ['what it comes to, with its paper and sales below it', 36_000_000, purchase, [closing], 'Strong'],
    ['a round figure just below', 35_950_000, purchase, [closing], 'Weak'],
    ['to the thousand below', 36_000_000, bought(40_000_000, 36_040_000), [closing], 'Strong'],
    ['what it comes to, with no closing statement', 36_000_000, purchase, [], 'Fair'],
    ['what the sales come to, which is less', 34_200_000, purchase, [closing], 'Weak'],
    ['what it comes to, with sales above it', 33_000_000, bought(37_000_000, 33_000_000), [closing], 'Fair'],
    [
      'what it comes to, with no sales',
      36_000_000,
      bought(40_000_000, 36_000_000, salesOf([])),
      [closing],
      'Fair',
    ],
  ] as const)('%s', (_, opinionCents, sales, files, grade) => {
    expect(strength(opinionCents, sales, [...files])?.grade).toBe(grade)
  })

  it('says what it comes to, and by how much a request is below it', () => {
    expect(strength(34_200_000, purchase)?.why).toBe(
      'Your purchase supports $360,000, which is $18,000 more than $342,000.',
    )
    expect(strength(36_000_000, purchase, [])?.why).toBe(
      'Your purchase supports $360,000, but no closing statement in your case shows the price yet.',
    )
  })
})

it.each([
  [
    {},
    'Fair',
    /^Your purchase supports \$360,000, and you’ve added your closing statement\. Under .*what you paid and when\.$/,
  ],
  [{ purchaseOffer: 'broker' }, 'Fair', /whether it shows what you paid and when\.$/],
  [{ purchaseRecord: 'right' }, 'Fair', /say how the home was being sold\.$/],
  [{ purchaseRecord: 'wrong', purchaseOffer: 'owner' }, 'Fair', /whether it shows what you paid and when\.$/],
  [{ purchaseRecord: 'right', purchaseOffer: 'not_offered' }, 'Fair', /wasn’t offered to the public/],
  [{ purchaseRecord: 'right', purchaseOffer: 'owner' }, 'Strong', /your sales indicate/],
  [
    {
      purchaseRecord: 'wrong',
      purchaseOffer: 'owner',
      purchasedOn: calendarDate('2025-06-12'),
      paidCents: 40_000_000,
    },
    'Strong',
    /your sales indicate/,
  ],
] as const)(
  'a closing statement proves the price once its owner has confirmed it: %j',
  (said, grade, why) => {
    const told = strength(36_000_000, bought(40_000_000, 36_000_000), [closing], 42_000_000, said)
    expect(told).toMatchObject({ grade, why: expect.stringMatching(why) })
  },
)

it('a cut that the neighborhood’s own rate would take away is weak', () => {
  // At 105.3% the purchase comes to $421,200; at 111% sales of $380,000 come to $421,800: the county has $420,000.
  const near = { percent: 105.3, justValueCents: 42_120_000 }
  const purchase = {
    ...bought(40_000_000, 36_000_000),
    ownSaleCompared: { words: '', justValueCents: 36_000_000, near },
  }
  expect(strength(36_000_000, purchase)).toEqual({
    grade: 'Weak',
    why: 'If the board goes by the few sales in your neighborhood, 105.3%, your purchase works out to $421,200, and that isn’t lower than the county’s value.',
  })
  const { estimate } = bought(40_000_000, 36_000_000)
  const uniformity = { ...alike.uniformity, medianRatio: { value: 1.11, low: null, high: null } }
  expect(strength(34_200_000, { ...alike, estimate, uniformity })).toEqual({
    grade: 'Weak',
    why: 'If the board goes by the few sales in your neighborhood, 111%, your sales point to $421,800, and that isn’t lower than the county’s value.',
  })
})

it('a purchase that is no lower than the county’s value on January 1 is no more than fair', () => {
  // $400,000 paid is 2.4% below $410,000; $409,000 on January 1 is not.
  const ownSaleCompared = { words: '', justValueCents: 36_000_000, broughtCents: 40_900_000 }
  const purchase = { ...bought(40_000_000, 36_000_000), ownSaleCompared }
  expect(strength(36_000_000, purchase, [closing], 41_000_000)).toEqual({
    grade: 'Fair',
    why: 'On January 1 your price is $409,000, and the county’s value is $410,000. Your whole reduction comes from the county’s values running below sale prices, and the board may not accept that.',
    but: 'all of it depends on the county’s rate',
  })
})

it('a fair grade says in few words what keeps it from being strong', () => {
  const unproved = strength(36_000_000, bought(40_000_000, 36_000_000), [])
  const contradicted = strength(33_000_000, bought(37_000_000, 33_000_000))
  expect([unproved, contradicted].map((one) => [one?.grade, one?.but])).toEqual([
    ['Fair', 'no closing statement shows the price'],
    ['Fair', 'your sales point higher'],
  ])
})

it('a cut that is all share of prices is no more than fair', () => {
  // Three sales of $380,000 are above $370,000, and at 90% below it.
  const { estimate } = bought(40_000_000, 36_000_000)
  expect(strength(34_200_000, { ...alike, estimate }, [closing], 37_000_000)).toEqual({
    grade: 'Fair',
    why: 'Adjusted to your home, your sales’ prices come to $380,000, and the county’s value is $370,000. Your whole reduction comes from the county’s values running below sale prices, and the board may not accept that.',
    but: 'all of it depends on the county’s rate',
  })
  expect(strength(34_200_000, { ...alike, estimate })?.grade).toBe('Strong')
})

it('a repair counted on a paper that is not there is no strong evidence until the paper is', () => {
  const repair = {
    id: 'roof',
    what: 'Roof leaks',
    where: '',
    presentOnValuationDay: true,
    costCents: 1_450_000,
    costSource: 'estimate' as const,
    costDetail: '',
  }
  const purchase = bought(40_000_000, 36_000_000)
  const held = (files: readonly ExhibitFile[]) => ({
    file: {
      ...sound,
      condition: [repair],
      value: { ...sound.value, opinionCents: 36_000_000, ...confirmed },
    },
    files,
  })
  const of = (files: readonly ExhibitFile[]) =>
    strengthOf({
      held: held(files),
      sales: purchase,
      justCents: 42_000_000,
      valuedOn: calendarDate('2026-01-01'),
    })
  const statement = { ...closing, name: 'closing.pdf' }
  expect(of([statement])).toEqual({
    grade: 'Fair',
    why: 'The estimate or invoice for $14,500 of repairs isn’t in your case yet.',
    but: 'a repair’s estimate is missing',
  })
  const estimate = { ...closing, id: 'estimate', caption: 'Written estimate to repair the roof leaks' }
  expect(of([statement, estimate])?.grade).toBe('Strong')
})

it('a price at or above the county’s value is no evidence, however it is brought to a just value', () => {
  expect(purchaseEvidence(bought(42_000_000, 37_800_000), 42_000_000)).toBeNull()
  expect(purchaseEvidence(bought(41_000_000, 36_900_000), 42_000_000)).toBe(36_900_000)
  expect(purchaseEvidence(alike, 42_000_000)).toBeNull()
})

it('before any sale is used, says that the suggested ones may make it stronger', () => {
  const none = { ...sound, comparables: [], value: { ...sound.value, opinionCents: 34_200_000 } }
  const rated = (comparables: SalesMaterial['comparables']) =>
    strengthOf({
      held: { file: none, files: [] },
      sales: { ...alike, comparables },
      justCents: 42_000_000,
      valuedOn: calendarDate('2026-01-01'),
    })
  expect(rated(alike.comparables)).toEqual({
    grade: 'Weak',
    why: 'You aren’t using any sales yet, so it is based only on what you and your papers say. The suggested sales may make it stronger.',
  })
  expect(rated([])?.why).toContain('too few sales')
})

it('before any sale is chosen one grade is given, with what the suggested sales would make of it', () => {
  const graded = (grade: 'Weak' | 'Fair' | 'Strong') => ({ grade, why: `${grade}.` })
  expect(onceChosen(graded('Weak'), [graded('Fair'), null, graded('Strong')])).toEqual({
    grade: 'Weak',
    why: 'You aren’t using any sales yet. With the suggested sales it would be Strong.',
  })
  expect(onceChosen(graded('Fair'), [graded('Fair')])).toEqual(graded('Fair'))
  expect(onceChosen(null, [graded('Fair')])).toBeNull()
})
