/** Lists where every figure of a home's value was read or worked out. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'

type SourceLine = HomeValueOnWire['sources'][number]

export interface ValueOrigin {
  readonly countyNumber: number
  readonly countyName: string
  readonly rollYear: number
  readonly rollName: string
  readonly parcelId: string
  readonly saleFileYears: readonly number[]
  /** Sales that the rates rest on; null without rates. */
  readonly rateSales: number | null
  /** True for the invented town that ships: its sales come from nobody. */
  readonly synthetic: boolean
}

const rollLine = (origin: ValueOrigin, figure: string, field: string, citation: string): SourceLine => ({
  figure,
  source: {
    kind: 'roll',
    rollYear: origin.rollYear,
    countyNumber: origin.countyNumber,
    parcelId: origin.parcelId,
    field,
  },
  citation,
  confidence: null,
})

const paramLine = (figure: string, id: string, citation: string): SourceLine => ({
  figure,
  source: { kind: 'param', id },
  citation,
  confidence: 'estimate',
})

const salesLines = (origin: ValueOrigin): SourceLine[] => {
  const { countyName, rollYear, saleFileYears, rateSales, synthetic } = origin
  if (saleFileYears.length === 0) return []
  const files = `${countyName} County sale ${saleFileYears.length === 1 ? 'file' : 'files'} of ${saleFileYears.join(' and ')}${synthetic ? ' (sample, invented)' : ', Florida Department of Revenue'}`
  const sales = rollLine(origin, 'Sales: price, month, qualification, recording', 'SALE_PRC', files)
  if (rateSales === null) return [sales]
  const from = `Calculated from ${rateSales.toLocaleString('en-US')} ${synthetic ? 'invented sales of the sample' : 'sales of homes in the county'} up to January ${rollYear}`
  return [
    sales,
    paramLine('Adjustments, weights and the value drawn from them', 'valuation-method', from),
    paramLine(
      'The 80% range',
      'valuation-interval',
      `Calculated from how far this method missed on homes of this kind sold in the six months before January ${rollYear}. It also counts how well the share below is known`,
    ),
    paramLine(
      'Market values as a share of sale prices',
      'valuation-level',
      `Calculated: just value on the ${rollYear} roll ÷ price adjusted to January 1, for sales in the 12 months before`,
    ),
  ]
}

export const valueSources = (origin: ValueOrigin): SourceLine[] => [
  rollLine(
    origin,
    'Size, land, years, quality, features, neighborhood and just value of this home',
    'TOT_LVG_AREA, LND_SQFOOT, EFF_YR_BLT, ACT_YR_BLT, IMP_QUAL, SPEC_FEAT_VAL, NBRHD_CD, JV',
    `${origin.rollName}, parcel ${origin.parcelId}`,
  ),
  rollLine(origin, 'Size, land, years and just values of the other homes', 'JV', origin.rollName),
  ...salesLines(origin),
  paramLine(
    'Ratio statistics (median, COD, PRD, PRB)',
    'ratio-study',
    'International Association of Assessing Officers, Standard on Ratio Studies (2013); 95% intervals worked out',
  ),
]
