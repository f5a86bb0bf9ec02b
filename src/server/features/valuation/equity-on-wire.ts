/** Puts the equity view, the ratio study around a home and the doubts about its record into the shapes of the contract. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { type Equity, type Uniformity, viewEquity } from '#core/valuation/equity.ts'
import type { RecordedHome } from '#core/valuation/explain/recorded-home.ts'
import { type Home, isMeasured } from '#core/valuation/home.ts'
import type { Interval } from '#core/valuation/study/ratio-intervals.ts'
import { explainEquity } from '#words/valuation/equity.ts'

/** Below this the ratios around a home say nothing at all. */
const FEWEST_RATIOS = 5
const MOST_POINTS = 400

type EquityOnWire = HomeValueOnWire['equity']
type Point = Extract<EquityOnWire, { sufficient: true }>['points'][number]
type Measure = NonNullable<HomeValueOnWire['uniformity']>['cod']

const cents = (amountDollars: number): number => Math.round(amountDollars * 100)

/** At even steps over the homes in the order of their size. */
const pointsOf = (homes: readonly Home[]): Point[] => {
  const ordered = homes.filter(isMeasured).toSorted((a, b) => a.livingAreaSqft - b.livingAreaSqft)
  const step = Math.max(1, ordered.length / MOST_POINTS)
  return ordered
    .filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step))
    .slice(0, MOST_POINTS)
    .map(({ livingAreaSqft, justValueDollars }) => ({
      livingAreaSqft,
      centsPerSqft: cents(justValueDollars / livingAreaSqft),
    }))
}

const sufficientOnWire = (
  equity: Extract<Equity, { sufficient: true }>,
  points: readonly Point[],
  useCode: string,
): Extract<EquityOnWire, { sufficient: true }> => ({
  sufficient: true,
  neighborCount: equity.neighborCount,
  homeCentsPerSqft: cents(equity.homePerSqft),
  quarterCentsPerSqft: cents(equity.quarterPerSqft),
  medianCentsPerSqft: cents(equity.medianPerSqft),
  threeQuartersCentsPerSqft: cents(equity.threeQuartersPerSqft),
  lowerPercent: equity.lowerPercent,
  atMedianCents: cents(equity.atMedianDollars),
  points,
  explanation: explainEquity(equity, useCode),
})

/** `neighbors` may hold the home itself. */
export const equityOnWire = (home: Home, neighbors: readonly Home[]): EquityOnWire => {
  const equity = viewEquity(home, neighbors)
  if (!equity.sufficient) return { ...equity, explanation: explainEquity(equity, home.useCode) }
  const others = neighbors.filter(
    ({ parcelId, justValueDollars }) => parcelId !== home.parcelId && justValueDollars > 0,
  )
  return sufficientOnWire(equity, pointsOf(others), home.useCode)
}

export interface BuildingEquity {
  readonly neighborCount: number
  readonly medianCentsPerSqft: number
  readonly lowerPercent: number
  readonly atMedianCents: number
}

/** Of those neighbors, the ones at the address of the home: the other units of its building; undefined where they are too few. */
export const buildingEquity = (
  home: RecordedHome,
  neighbors: readonly RecordedHome[],
): BuildingEquity | undefined => {
  if (home.situsLine === '') return undefined
  const equity = viewEquity(
    home,
    neighbors.filter(({ situsLine }) => situsLine === home.situsLine),
  )
  if (!equity.sufficient) return undefined
  const { neighborCount, medianPerSqft, lowerPercent, atMedianDollars } = equity
  return {
    neighborCount,
    medianCentsPerSqft: cents(medianPerSqft),
    lowerPercent,
    atMedianCents: cents(atMedianDollars),
  }
}

const round = (value: number): number => Number(value.toFixed(4))

const measure = (value: number | null | undefined, interval: Interval | null): Measure =>
  value === null || value === undefined
    ? null
    : {
        value: round(value),
        low: interval && round(interval.low),
        high: interval && round(interval.high),
      }

export const uniformityOnWire = ({ study, intervals }: Uniformity): HomeValueOnWire['uniformity'] =>
  study.count < FEWEST_RATIOS
    ? null
    : {
        saleCount: study.count,
        medianRatio: measure(study.medianRatio, intervals.medianRatio),
        cod: measure(study.cod, intervals.cod),
        prd: measure(study.prd, intervals.prd),
        prb: measure(study.prb?.value, intervals.prb),
      }
