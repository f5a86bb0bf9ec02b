/** Owns what the server says of a home's value in tests of pages: invented sales around the home of `report-answers`. */
import { ADJUSTMENT_ITEMS } from '#contract/report/comparable-sale.ts'
import { type HomeValueOnWire, homeValue } from '#contract/report/home-value.ts'

const home = (parcelId: string, address: string, livingAreaSqft: number, effectiveYearBuilt: number) => ({
  parcelId,
  address,
  useName: 'Single-family home',
  neighborhoodCode: '211004',
  livingAreaSqft,
  landSqft: 8_100,
  effectiveYearBuilt,
  qualityCode: '3',
  specialFeatureCents: 1_200_000,
  justValueCents: 31_000_000,
})

type Sold = readonly [address: string, month: number, price: number, areaSqft: number, built: number]

/** Prices and areas in dollars and square feet; each sale counts the same. */
const sold: readonly Sold[] = [
  ['604 E KENNEDY BLVD, TAMPA 33602', 9, 402_000, 1_790, 1_998],
  ['612 E KENNEDY BLVD, TAMPA 33602', 6, 388_500, 1_712, 1_996],
  ['1407 N FRANKLIN ST, TAMPA 33602', 11, 441_000, 2_010, 2_003],
  ['1512 N MORGAN ST, TAMPA 33602', 3, 365_000, 1_644, 1_991],
]
const shareOfEach = 25
const monthRateCents = 95_000
const sqftRateCents = 12_000

const comparable = ([address, month, price, areaSqft, built]: Sold, at: number) => {
  const months = 13 - month
  const sqft = 1_834 - areaSqft
  const amounts = { time: months * monthRateCents, area: sqft * sqftRateCents }
  const adjustments = ADJUSTMENT_ITEMS.map((item) => {
    if (item === 'time')
      return { item, difference: months, unitRateCents: monthRateCents, amountCents: amounts.time }
    if (item === 'area')
      return { item, difference: sqft, unitRateCents: sqftRateCents, amountCents: amounts.area }
    return { item, difference: item === 'land' ? 0 : null, unitRateCents: null, amountCents: 0 }
  })
  const net = amounts.time + amounts.area
  const share = (amount: number) => Number((amount / price).toFixed(1))
  return {
    home: home(`39-0000-000${at}`, address, areaSqft, built),
    sale: {
      year: 2025,
      month,
      priceCents: price * 100,
      qualificationCode: '01',
      recording: 'Book 25431, page 102',
    },
    nearness: 'same_neighborhood',
    nearnessWords: 'Same neighborhood (appraiser’s)',
    ageYears: 2026 - built,
    adjustments,
    netPercent: share(net),
    grossPercent: share(Math.abs(amounts.time) + Math.abs(amounts.area)),
    adjustedCents: price * 100 + net,
    weightPercent: shareOfEach,
  }
}

const estimate = {
  sufficient: true,
  priceCents: 40_900_000,
  interval: { lowCents: 37_600_000, highCents: 44_200_000, coveragePercent: 80 },
  lowestAdjustedCents: 39_730_000,
  highestAdjustedCents: 42_180_000,
  supported: {
    justValueCents: 34_400_000,
    lowCents: 31_600_000,
    highCents: 37_200_000,
    level: {
      percent: 84.1,
      lowPercent: 83.2,
      highPercent: 85,
      saleCount: 412,
      allUses: false,
      useName: 'Single-family home',
    },
    comparedWith: { justValueCents: 42_000_000, basis: 'roll', abovePercent: 22.1, place: 'above' },
  },
  explanation: ['The 4 most similar sales point to $409,000.'],
} as const

const rejected = {
  total: 61,
  byReason: [
    { reason: 'size', words: 'It’s much larger or smaller', count: 38 },
    {
      reason: 'not_qualified',
      words: 'The roll does not mark it as a sale between strangers',
      count: 23,
    },
  ],
  examples: [
    {
      parcelId: '39-0000-0099',
      address: '700 E TWIGGS ST, TAMPA 33602',
      sale: { year: 2025, month: 5, priceCents: 61_000_000, qualificationCode: '01', recording: '' },
      livingAreaSqft: 2_950,
      reason: 'size',
      words: 'It’s much larger or smaller',
    },
  ],
} as const

export const knownValue = (parts: Partial<HomeValueOnWire> = {}): HomeValueOnWire =>
  homeValue.parse({
    version: 1,
    valueDate: '2026-01-01',
    rollYear: 2026,
    synthetic: false,
    home: {
      ...home('39-1234-5678', '601 E KENNEDY BLVD, TAMPA 33602', 1_834, 1_997),
      marketAreaCode: '21',
      actualYearBuilt: 1_987,
    },
    estimate,
    comparables: sold.map(comparable),
    searchedWords: 'Sales of the same neighborhood, up to 15% larger or smaller, within 18 months.',
    rejected,
    ownSales: [],
    equity: {
      sufficient: true,
      neighborCount: 60,
      homeCentsPerSqft: 22_901,
      quarterCentsPerSqft: 17_900,
      medianCentsPerSqft: 18_850,
      threeQuartersCentsPerSqft: 19_900,
      lowerPercent: 96.7,
      atMedianCents: 34_570_900,
      points: Array.from({ length: 60 }, (_, at) => ({
        livingAreaSqft: 1_700 + at * 5,
        centsPerSqft: 18_850 + Math.round(1_900 * Math.sin(at * 1.7) * (1 + (at % 7) / 7)),
      })),
      explanation: ['Per square foot your home stands above the middle of its neighbors.'],
    },
    uniformity: {
      saleCount: 41,
      medianRatio: { value: 0.8412, low: 0.82, high: 0.86 },
      cod: { value: 8.31, low: 6.9, high: 9.7 },
      prd: { value: 1.01, low: 0.99, high: 1.03 },
      prb: null,
    },
    recordDoubts: [
      {
        code: 'inspection_long_ago',
        words: 'The roll says the home was last inspected in 2017, 9 years before.',
      },
    ],
    sources: [
      {
        figure: 'Sales',
        source: {
          kind: 'roll',
          rollYear: 2026,
          countyNumber: 39,
          parcelId: '39-1234-5678',
          field: 'SALE_PRC',
        },
        citation: 'Hillsborough County 2026 sale file',
        confidence: null,
      },
    ],
    ...parts,
  })

/** Too few sales: no estimate, no comparables. */
export const noValue = (): HomeValueOnWire =>
  knownValue({
    estimate: {
      sufficient: false,
      why: 'too_few_comparables',
      explanation: ['We found too few sales of homes like this one to show a value that would hold up.'],
    },
    comparables: [],
    searchedWords: '',
    equity: {
      sufficient: false,
      why: 'too_few_neighbors',
      explanation: ['Too few homes of this kind and size stand in the neighborhood to compare with.'],
    },
    uniformity: null,
    recordDoubts: [],
  })
