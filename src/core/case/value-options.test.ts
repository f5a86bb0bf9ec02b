/** Proves which values stand beside an opinion, and which of them the case is about. */
import { describe, expect, it } from 'vitest'
import { emptyCase } from './file.ts'
import { sale } from './testing/cases.ts'
import {
  areOnlyListed,
  type KnownSales,
  reasonsFor,
  suggestedValue,
  valueAtStake,
  valueOptions,
} from './value-options.ts'

const compared = (parcelId: string, adjustedCents: number, grossPercent: number) => ({
  home: { parcelId, address: parcelId, livingAreaSqft: 1_900, landSqft: 8_000, effectiveYearBuilt: 1998 },
  sale: { year: 2025, month: 6, priceCents: adjustedCents, qualificationCode: '01', recording: '' },
  nearness: 'same_development' as const,
  nearnessWords: '',
  adjustments: [],
  netPercent: 0,
  grossPercent,
  adjustedCents,
})

const level = {
  percent: 80,
  lowPercent: 79,
  highPercent: 81,
  saleCount: 100,
  allUses: false,
  useName: 'Single-family home',
}

const sales: KnownSales = {
  estimate: {
    sufficient: true,
    supported: { justValueCents: 36_000_000, lowCents: 33_000_000, highCents: 39_000_000, level },
  },
  comparables: [compared('A', 40_000_000, 50), compared('B', 44_000_000, 25), compared('C', 48_000_000, 25)],
  ownSaleCompared: { justValueCents: 37_000_000 },
}

const chosen = ['A', 'B', 'C'].map((parcelId) =>
  sale(parcelId, { parcelId, source: 'roll', soldYear: 2025, soldMonth: 6, priceCents: null }),
)

const amounts = (options: ReturnType<typeof valueOptions>) =>
  Object.fromEntries(options.map(({ id, justCents }) => [id, justCents / 100]))

describe('values to weigh an opinion against', () => {
  it('have before the repairs what the report has, to the dollar, whichever way the repairs round', () => {
    // 80% of $448,000 is $358,400; less $1.01 of repairs, rounded by itself, it would be a dollar off.
    const condition = [101, 162, 187].map((costCents, at) => ({
      id: `${at}`,
      what: 'A leak',
      where: '',
      presentOnValuationDay: true,
      costCents,
      costSource: 'estimate' as const,
      costDetail: '',
    }))
    for (const item of condition) {
      const options = valueOptions({ ...emptyCase, comparables: chosen, condition: [item] }, sales)
      const { justCents = 0, repairsCents = 0 } = options.find(({ id }) => id === 'chosen_sales') ?? {}
      expect(justCents + repairsCents).toBe(35_840_000)
      expect(options.find(({ id }) => id === 'estimate')?.repairsCents).toBe(repairsCents)
    }
  })

  it('are those of the chosen sales, the estimate and its range, and the own purchase', () => {
    // 50% gross has half the weight of 25%: (400,000 × 20% + 440,000 × 40% + 480,000 × 40%) × 80% = 448,000 × 0.8
    expect(amounts(valueOptions({ ...emptyCase, comparables: chosen }, sales))).toEqual({
      chosen_sales: 358_400,
      estimate_low: 330_000,
      estimate: 360_000,
      estimate_high: 390_000,
      own_sale: 370_000,
    })
  })

  it('are without the chosen sales while there are fewer than three, and without the estimate where there is none', () => {
    const two = { ...emptyCase, comparables: chosen.slice(0, 2) }
    expect(amounts(valueOptions(two, sales))).not.toHaveProperty('chosen_sales')
    const file = { ...two, value: { opinionCents: 35_000_000, reasons: '' } }
    expect(amounts(valueOptions(file, null))).toEqual({ opinion: 350_000 })
    expect(valueOptions(emptyCase, { ...sales, estimate: { sufficient: false } })).toEqual([
      { id: 'own_sale', justCents: 37_000_000, repairsCents: 0 },
    ])
  })

  it('take 15 percent off the chosen sales where no level is known, and say what makes them rough', () => {
    const unmeasured = { ...sales, estimate: { sufficient: false } } as const
    const file = { ...emptyCase, comparables: chosen }
    const of = (found: KnownSales) => valueOptions(file, found).find(({ id }) => id === 'chosen_sales')
    // 448,000 × 85%
    expect(of(unmeasured)).toEqual({
      id: 'chosen_sales',
      justCents: 38_080_000,
      repairsCents: 0,
      rough: 'level',
    })
    const elsewhere = sales.comparables.map((one) => ({ ...one, nearness: 'same_county' as const }))
    expect(of({ ...unmeasured, comparables: elsewhere })?.rough).toBe('both')
    expect(of({ ...sales, comparables: elsewhere })?.rough).toBe('place')
    expect(of(sales)).not.toHaveProperty('rough')
    expect(areOnlyListed(file, unmeasured, 38_080_000)).toBe(true)
    expect(areOnlyListed(file, unmeasured, 38_080_100)).toBe(false)
  })

  it('count a repair that a paper shows before the level', () => {
    const condition = [
      {
        id: 'r',
        what: 'Roof',
        where: '',
        presentOnValuationDay: true,
        costCents: 1_000_000,
        costSource: 'estimate' as const,
        costDetail: '',
      },
    ]
    // (448,000 − 10,000) × 80%, and 10,000 × 80% off the estimate too
    expect(amounts(valueOptions({ ...emptyCase, comparables: chosen, condition }, sales))).toMatchObject({
      chosen_sales: 350_400,
      estimate_low: 322_000,
      estimate: 352_000,
      estimate_high: 382_000,
    })
    // and the step is told, in dollars at the level
    expect(
      valueOptions({ ...emptyCase, comparables: chosen, condition }, sales).map(({ id, repairsCents }) => [
        id,
        repairsCents,
      ]),
    ).toEqual([
      ['chosen_sales', 800_000],
      ['estimate_low', 800_000],
      ['estimate', 800_000],
      ['estimate_high', 800_000],
      ['own_sale', 0],
    ])
  })
})

it('the case is about the opinion, before that about the chosen sales, before that about the estimate', () => {
  const option = (id: 'opinion' | 'chosen_sales' | 'estimate') => ({ id, justCents: 1, repairsCents: 0 })
  expect(valueAtStake([option('estimate'), option('chosen_sales'), option('opinion')])?.id).toBe('opinion')
  expect(valueAtStake([option('estimate'), option('chosen_sales')])?.id).toBe('chosen_sales')
  expect(valueAtStake([option('estimate')])?.id).toBe('estimate')
  expect(valueAtStake([])).toBeNull()
})

it('reasons are what the case holds, and nothing where it holds nothing', () => {
  const corrections = [
    {
      id: 'c',
      field: 'living_area' as const,
      recordValue: '2,140',
      trueValue: '1,910',
      why: '',
      proof: '',
    },
  ]
  expect(
    reasonsFor(
      { ...emptyCase, comparables: chosen, corrections },
      { taxYear: 2026, salesOnlyListed: false, cureCents: 0 },
    ),
  ).toEqual({
    taxYear: 2026,
    sales: 3,
    wrongFields: ['living_area'],
    costToCureCents: 0,
  })
  const nothing = { taxYear: 2026, sales: 0, wrongFields: [], costToCureCents: 0 }
  expect(reasonsFor(emptyCase, { taxYear: 2026, salesOnlyListed: false, cureCents: 0 })).toEqual(nothing)
})

it('sales that reach the county’s value are no reason of the owner’s', () => {
  const file = { ...emptyCase, comparables: chosen }
  // Weighed together they indicate 80% of 448,000: 358,400.
  expect(areOnlyListed(file, sales, 35_800_000)).toBe(true)
  expect(areOnlyListed(file, sales, 36_000_000)).toBe(false)
  expect(areOnlyListed(file, sales, null)).toBe(false)
  expect(reasonsFor(file, { taxYear: 2026, salesOnlyListed: true, cureCents: 0 }).sales).toBe(0)
})

it('begins with what the owner paid where that is the evidence, else with the chosen sales, and never above the county', () => {
  const options = valueOptions({ ...emptyCase, comparables: chosen }, sales)
  expect(suggestedValue(options, 42_000_000, true)?.id).toBe('own_sale')
  expect(suggestedValue(options, 42_000_000, false)?.id).toBe('chosen_sales')
  expect(suggestedValue(options, 36_000_000, true)?.id).toBe('chosen_sales')
  expect(suggestedValue(options, 35_000_000, true)).toBeNull()
})
