/** Works out what rests on a county's sales for one home: the estimate, its grid, the sales left out, the ratios around. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { isSetAside, type OwnPayment, type PurchaseSaid } from '#core/case/own-purchase.ts'
import { atNearRatio } from '#core/document/facts/sales/conclusion/at-near-ratio.ts'
import { dollars } from '#core/money.ts'
import { isHome } from '#core/property/use-code.ts'
import { isInLevelYear, levelPercent, toJustBasis } from '#core/valuation/adjust/level.ts'
import { cautiousLevel, unlikeNearLevel } from '#core/valuation/adjust/near-level.ts'
import { type AdjustedComparable, adjustAlsoFit, adjustComparables } from '#core/valuation/adjust/prices.ts'
import type { RecordCorrection } from '#core/valuation/adjust/record-correction.ts'
import { trendChange } from '#core/valuation/adjust/trend-change.ts'
import { measureUniformity, type Uniformity } from '#core/valuation/equity.ts'
import { inTitleCase } from '#core/valuation/fit/plat-name.ts'
import type { Rates } from '#core/valuation/fit/rates.ts'
import {
  type Home,
  isMeasured,
  type MeasuredHome,
  saleMonth,
  type UsableSale,
  yearOfMonth,
} from '#core/valuation/home.ts'
import { ownSalesOf as purchasesOf } from '#core/valuation/select/comparables.ts'
import { nearestFirst } from '#core/valuation/select/nearest-first.ts'
import { withoutOwnSales } from '#core/valuation/select/own-sales.ts'
import { type HomeValue, valueHome } from '#core/valuation/value-home.ts'
import * as words from '#messages/valuation/compare-sales.ts'
import type { RollReader } from '#server/features/tax-roll/queries.ts'
import { describeBands } from '#words/valuation/value.ts'
import { toldOwnSale } from '#words/verdict/own-sale.ts'
import { type FoundRates, placesOf } from './find-rates.ts'
import { type FoundSales, findSales, type StoredSale } from './find-sales.ts'
import { nothingRejected, rejectedSales } from './rejected-sales.ts'
import { errorBandsOf, levelOf, ratesOf, type StoredFit } from './stored-fit.ts'
import { uniformityOnWire } from './wire/equity.ts'
import {
  type ComparedJustValue,
  type EstimateOnWire,
  estimateOnWire,
  type Measures,
} from './wire/estimate.ts'
import { comparableOnWire, saleOnWire } from './wire/sale.ts'

export type SalesCompared = Pick<
  HomeValueOnWire,
  | 'estimate'
  | 'comparables'
  | 'rateSaleCount'
  | 'searchedWords'
  | 'rejected'
  | 'ownSales'
  | 'recordedPurchase'
  | 'ownSaleCompared'
  | 'uniformity'
>

/** What only a packet names of a county's sales. */
export interface BesideSales {
  /** Those that fit as well and carry no value. */
  readonly alsoFit: HomeValueOnWire['comparables']
  /** Of the sales behind the rates, those of the home's own use in the year before; undefined where they are too few. */
  readonly useSaleCount: number | undefined
  /** By parcel, as the legal description names it; none where it names none. */
  readonly developments: ReadonlyMap<string, string>
}

interface FoundValue {
  readonly sales: SalesCompared
  readonly beside: BesideSales
}

/** What a value is asked for with. */
export interface Asked {
  readonly compared: ComparedJustValue
  /** The owner's, of the record; none for a report. */
  readonly corrections: readonly RecordCorrection[]
  /** The owner's, of the recorded purchase. */
  readonly purchase?: PurchaseSaid | undefined
}

const MOST_OWN_SALES = 5

const NO_ESTIMATE_WORDS = {
  not_a_home: words.theCountyListsThisParcelAs(),
  not_measured: words.theCountysRecordIsMissingThis(),
  no_sales_file: words.weDontHaveTheCountysSales(),
  too_few_sales: words.thereAreTooFewHomeSales(),
} as const satisfies Partial<Record<Extract<EstimateOnWire, { sufficient: false }>['why'], string>>

const notCompared = (why: keyof typeof NO_ESTIMATE_WORDS): FoundValue => ({
  sales: {
    estimate: { sufficient: false, why, explanation: [NO_ESTIMATE_WORDS[why]] },
    comparables: [],
    searchedWords: '',
    rejected: nothingRejected,
    ownSales: [],
    uniformity: null,
  },
  beside: { alsoFit: [], useSaleCount: undefined, developments: new Map() },
})

const atValueDate = (sale: UsableSale, rates: Rates): UsableSale => ({
  ...sale,
  priceDollars: sale.priceDollars * Math.exp(trendChange(saleMonth(sale), rates)),
})

/** `ofRecord` are the same sales adjusted to the home as the record has it; empty where nothing was corrected. */
const comparablesOf = (
  grid: readonly AdjustedComparable[],
  { selection }: HomeValue,
  { usable }: FoundSales,
  ofRecord: readonly AdjustedComparable[],
) => {
  const recordOf = new Map(ofRecord.map(({ sale, adjustedDollars }) => [sale.saleId, adjustedDollars]))
  const stored = new Map(usable.map((sale) => [sale.saleId, sale]))
  return grid.flatMap((adjusted) => {
    const sale = stored.get(adjusted.sale.saleId)
    if (sale === undefined) return []
    const onWire = comparableOnWire(selection.home, selection.asOf, adjusted, sale)
    const record = recordOf.get(sale.saleId)
    return [record === undefined ? onWire : { ...onWire, recordAdjustedCents: dollars(record) }]
  })
}

const ownSalesOf = ({ selection }: HomeValue, { usable }: FoundSales) => {
  const own = new Set(selection.ownSales.map(({ saleId }) => saleId))
  return usable
    .filter(({ saleId }) => own.has(saleId))
    .toSorted((a, b) => saleMonth(b) - saleMonth(a))
    .slice(0, MOST_OWN_SALES)
    .map(saleOnWire)
}

/** Of several the latest: a board looks at it first. At the level that the estimate is brought down by, too. */
const ownSaleCompared = (
  { selection: { ownSales } }: HomeValue,
  rates: Rates,
  { level: county, near }: Measures,
  uniformity: Uniformity,
  compared: ComparedJustValue,
): Pick<SalesCompared, 'ownSaleCompared'> => {
  const [latest] = ownSales
  if (latest === undefined || county === null || compared.dollars <= 0) return {}
  const level = cautiousLevel(county, near)
  const { year, month, priceDollars } = latest
  // In whole dollars, as it is printed, so that a reader comes to the same just value.
  const brought = Math.round(atValueDate(latest, rates).priceDollars)
  const { dollars: justValueDollars } = toJustBasis({ basis: 'price', dollars: brought }, level)
  const levelOf = level === county ? 'county' : 'neighborhood'
  const levelShare = level.share
  const sale = {
    year,
    month,
    priceDollars,
    broughtDollars: brought,
    justValueDollars,
    levelShare,
    levelOf,
  } as const
  const nearShare = uniformity.study.medianRatio ?? undefined
  const atNear = atNearRatio(dollars(brought), levelPercent(level.share), nearShare)
  return { ownSaleCompared: toldOwnSale(compared, sale, yearOfMonth(rates.asOf), atNear) }
}

const developmentsOf = (homes: readonly Home[]): ReadonlyMap<string, string> =>
  new Map(
    homes.flatMap(({ parcelId, plat }) => (plat === '' ? [] : [[parcelId, inTitleCase(plat)] as const])),
  )

/** What the owner paid, in the place of what the record has. */
const toldSale = (recorded: StoredSale, { year, month, priceCents }: OwnPayment): StoredSale => ({
  ...recorded,
  saleId: `${recorded.saleId} told by its owner`,
  isToldByOwner: true,
  year,
  month,
  priceDollars: priceCents / 100,
  qualificationCode: '',
  recording: '',
})

/** Without the home's own sales where the latest may be wrong: those before it are another owner's. */
const withoutPurchase = (home: MeasuredHome, held: FoundSales, { asOf }: StoredFit, said: PurchaseSaid) => {
  const ownSales = purchasesOf(home, held.usable, asOf)
  const [latest] = ownSales
  if (latest === undefined || !isSetAside(said, latest)) return null
  const stored = held.usable.find(({ saleId }) => saleId === latest.saleId)
  const others = held.usable.filter((sale) => sale.home.parcelId !== home.parcelId)
  return {
    found: { ...held, usable: [...others, ...(stored && said.paid ? [toldSale(stored, said.paid)] : [])] },
    ownSales,
    named: stored === undefined ? {} : { recordedPurchase: saleOnWire(stored) },
  }
}

const compareMeasured = async (
  db: RollReader,
  home: MeasuredHome,
  ratesId: number,
  fit: StoredFit,
  { compared, corrections, purchase }: Asked,
): Promise<FoundValue> => {
  const held = await findSales(db, ratesId, home, fit.asOf)
  const places = await placesOf(db, ratesId, [home, ...held.usable.map((sale) => sale.home)])
  const setAside = purchase === undefined ? null : withoutPurchase(home, held, fit, purchase)
  const found = setAside?.found ?? held
  const rates = withoutOwnSales(ratesOf(fit, places), setAside?.ownSales ?? [])
  const value = valueHome(home, found.usable, rates, corrections)
  if (!value.ok) return notCompared(value.reason)
  const ofYear = found.usable.filter((sale) => isInLevelYear(sale, rates.asOf))
  const around = ofYear.map((sale) => atValueDate(sale, rates))
  const uniformity = measureUniformity(home, around)
  const level = levelOf(fit, home.useCode)
  const near = level && unlikeNearLevel(level, uniformity)
  const ownSales = ownSalesOf(value, found)
  const without = withoutOwnSales(rates, value.selection.ownSales)
  const ofRecord = value.compared === home ? [] : adjustComparables(value.selection, without)
  const measures = { errorBands: errorBandsOf(fit), level, near }
  const sales = {
    estimate: estimateOnWire(value, measures, compared),
    // One order and one letter for each, in the report and in the case.
    comparables: nearestFirst(comparablesOf(value.grid, value, found, ofRecord), yearOfMonth(rates.asOf)),
    rateSaleCount: rates.saleCount,
    searchedWords: words.weLookedForSales({
      bounds: describeBands(value.selection, found.firstMonthHeld),
    }),
    rejected: rejectedSales(value.selection, found),
    ownSales,
    ...setAside?.named,
    ...ownSaleCompared(value, rates, measures, uniformity, compared),
    uniformity: uniformityOnWire(uniformity),
  }
  const alsoFit = adjustAlsoFit(value.selection, without, value.compared)
  return {
    sales,
    beside: {
      alsoFit: comparablesOf(alsoFit, value, found, []),
      useSaleCount: level === null || level.allUses ? undefined : level.saleCount,
      developments: developmentsOf([home, ...[...value.grid, ...alsoFit].map(({ sale }) => sale.home)]),
    },
  }
}

export const compareSales = async (
  db: RollReader,
  home: Home,
  rates: Exclude<FoundRates, { kind: 'not_fitted' }>,
  asked: Asked,
): Promise<FoundValue> => {
  if (!isHome(home.useCode)) return notCompared('not_a_home')
  if (!isMeasured(home)) return notCompared('not_measured')
  if (rates.kind !== 'ready') return notCompared(rates.kind)
  return compareMeasured(db, home, rates.ratesId, rates.fit, asked)
}
