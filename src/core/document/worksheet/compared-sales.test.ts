import { expect, it } from 'vitest'
import type { CaseSale } from '#core/case/file.ts'
import type { RollSale } from '#core/document/facts/sales/recorded.ts'
import { salesAtHand } from '#core/document/worksheet/compared-sales.ts'

const rollSale = (parcelId: string): RollSale => ({
  home: {
    parcelId,
    address: `${parcelId} Oak Rd`,
    livingAreaSqft: 1_700,
    landSqft: 8_000,
    effectiveYearBuilt: 1990,
  },
  sale: {
    year: 2025,
    month: 6,
    priceCents: 31_050_000,
    qualificationCode: '01',
    recording: 'Book 25431, page 102',
  },
})

const caseSale = (parts: Partial<CaseSale>): CaseSale => ({
  id: 'a',
  source: 'typed',
  address: '5 Elm St',
  parcelId: '',
  soldYear: 2025,
  soldMonth: 11,
  priceCents: 29_000_000,
  livingAreaSqft: 1_650,
  yearBuilt: 1985,
  recordedAt: '',
  decision: 'chosen',
  reason: '',
  ...parts,
})

it('without a choice the sales of the roll are taken, six at most, and their day is left to the deed', () => {
  const sales = salesAtHand([], ['1', '2', '3', '4', '5', '6', '7'].map(rollSale))
  expect(sales.map(({ parcelId }) => parcelId)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(sales[0]).toEqual({
    address: '1 Oak Rd',
    parcelId: '1',
    record: 'Book 25431, page 102; sold June 2025, day on the deed',
    qualification: '01',
    soldOn: null,
    priceDollars: 310_500,
    livingAreaSqft: 1_700,
    landSqft: 8_000,
    effectiveYearBuilt: 1990,
    otherDollars: 0,
  })
})

it('what the owner chose comes alone, with what the roll knows of the same parcel', () => {
  const chosen = [caseSale({ id: 'b', parcelId: '2' }), caseSale({ id: 'c' })]
  const others = [
    caseSale({ id: 'd', decision: 'rejected' }),
    caseSale({ id: 'e', decision: null }),
    caseSale({ id: 'f', priceCents: null }),
  ]
  const sales = salesAtHand([...others, ...chosen], [rollSale('1'), rollSale('2')])
  expect(sales).toHaveLength(2)
  expect(sales[0]).toMatchObject({ landSqft: 8_000, effectiveYearBuilt: 1990, qualification: null })
  expect(sales[1]).toMatchObject({
    address: '5 Elm St',
    parcelId: null,
    record: 'sold November 2025, day on the deed',
    priceDollars: 290_000,
    landSqft: null,
    effectiveYearBuilt: null,
    qualification: null,
  })
})

it('a sale of the roll is stated at its recorded price, whatever was typed over it', () => {
  const typed = caseSale({ parcelId: '2', source: 'roll', priceCents: 25_000_000 })
  expect(salesAtHand([typed], [rollSale('1'), rollSale('2')])).toMatchObject([
    { priceDollars: 310_500, record: 'sold June 2025, day on the deed', qualification: '01' },
  ])
})

it('with nothing at hand there are none', () => {
  expect(salesAtHand([caseSale({ decision: null })], [])).toEqual([])
})
