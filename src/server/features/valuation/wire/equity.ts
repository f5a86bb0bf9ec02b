/** Puts the equity view, the ratio study around a home and the doubts about its record into the shapes of the contract. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { LikeHomes } from '#core/document/facts/sales/material.ts'
import { writeSitusParts } from '#core/property/situs-address.ts'
import { type Equity, isTypicalOf, likestHomes, type Uniformity, viewEquity } from '#core/valuation/equity.ts'
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

const streetLine = (line1: string): string => writeSitusParts({ line1, line2: '', city: '', zip: '' }).line1

/** As many as a reader would look up. */
const MOST_NAMED = 12

/** What papers compare: the units of the home's own building where there are enough of them, else the homes around it. */
export type ComparedHomes = LikeHomes & Required<Pick<LikeHomes, 'ofBuilding' | 'isTypical' | 'likest'>>

const comparedAmong = (
  home: RecordedHome,
  others: readonly RecordedHome[],
  ofBuilding: boolean,
): ComparedHomes | null => {
  const equity = viewEquity(home, others)
  if (!equity.sufficient) return null
  const compared = likestHomes(home, others)
  return {
    ...sufficientOnWire(equity, pointsOf(compared), home.useCode),
    ofBuilding,
    isTypical: isTypicalOf(home, compared),
    likest: compared.slice(0, MOST_NAMED).map((one) => ({
      address: streetLine(one.situsLine),
      parcelId: one.parcelId,
      effectiveYearBuilt: one.effectiveYearBuilt,
      livingAreaSqft: one.livingAreaSqft,
      landSqft: one.landSqft,
      justValueCents: cents(one.justValueDollars),
      centsPerSqft: cents(one.justValueDollars / one.livingAreaSqft),
    })),
  }
}

/** Null where there are too few of either. */
export const comparedHomes = (home: RecordedHome, neighbors: readonly RecordedHome[]): ComparedHomes | null =>
  (home.situsLine === ''
    ? null
    : comparedAmong(
        home,
        neighbors.filter(({ situsLine }) => situsLine === home.situsLine),
        true,
      )) ?? comparedAmong(home, neighbors, false)

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
