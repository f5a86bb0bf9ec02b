/** Values a parcel of the roll from the sales of its county, and says all that the roll shows about it. */
import type { HomeValueOnWire } from '#contract/home-value.ts'
import type { Parcel } from '#core/property/parcel.ts'
import type { ValueEstimate } from '#core/tax/appeal-facts.ts'
import { rollNameOf } from '#core/tax/roll-name.ts'
import { checkRecord } from '#core/valuation/record-check.ts'
import { askAbout } from '#core/valuation/record-words.ts'
import type { RecordedHome } from '#core/valuation/recorded-home.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { compareSales } from './compare-sales.ts'
import { equityOnWire } from './equity-on-wire.ts'
import { type ComparedJustValue, verdictEstimate } from './estimate-on-wire.ts'
import { findAlikeOnRecord, findHome, findNeighbors, type HomeOnRoll } from './find-neighbors.ts'
import { type FoundRates, findRates } from './find-rates.ts'
import { fitRolls } from './fit-rolls.ts'
import { fitSales } from './jobs.ts'
import { fitKey, isFittedAtOnce, type RollPair, rollPairOf } from './roll-pair.ts'
import { homeOnWire } from './sale-on-wire.ts'
import { valueSources } from './value-sources.ts'

export type ParcelValue =
  | {
      readonly ok: true
      readonly homeValue: HomeValueOnWire
      /** On the footing of the roll; null unless it is sure enough to judge by. */
      readonly estimate: ValueEstimate | null
    }
  /** The county's sales are not fitted yet, or the roll is not loaded any more. */
  | { readonly ok: false; readonly reason: 'not_fitted' | 'no_roll' }

type ValueContext = Pick<Context, 'pool' | 'counties'>
type Fitted = Exclude<FoundRates, { kind: 'not_fitted' }>

const doubtsOf = (
  home: RecordedHome,
  others: readonly RecordedHome[],
  rollYear: number,
): HomeValueOnWire['recordDoubts'] =>
  checkRecord(home, others, rollYear).map((doubt) => ({ code: doubt.code, words: askAbout(doubt) }))

const sourcesOf = (ctx: ValueContext, parcel: Parcel, pair: RollPair, rates: Fitted) => {
  const { countyNumber, rollYear, synthetic, parcelId } = parcel
  const countyName = ctx.counties.findByDorNumber(countyNumber)?.name ?? 'Florida'
  return valueSources({
    countyNumber,
    countyName,
    rollYear,
    rollName: rollNameOf({ countyName, rollYear, synthetic }),
    parcelId,
    saleFileYears: pair.saleFileYears,
    rateSales: rates.kind === 'ready' ? rates.fit.saleCount : null,
    synthetic,
  })
}

const homeValueOf = async (
  ctx: ValueContext,
  parcel: Parcel,
  pair: RollPair,
  { home, address }: HomeOnRoll,
  rates: Fitted,
  compared: ComparedJustValue,
): Promise<HomeValueOnWire> => {
  const { pool } = ctx
  const [sales, neighbors, alike] = await Promise.all([
    compareSales(pool, home, rates, compared),
    findNeighbors(pool, pair.parcelRollId, home),
    findAlikeOnRecord(pool, pair.parcelRollId, home),
  ])
  const { rollYear, synthetic } = parcel
  const { marketAreaCode, actualYearBuilt } = home
  return {
    version: 1,
    valueDate: `${rollYear}-01-01`,
    rollYear,
    synthetic,
    home: { ...homeOnWire(home, address), marketAreaCode, actualYearBuilt },
    ...sales,
    equity: equityOnWire(home, neighbors),
    recordDoubts: doubtsOf(home, alike, rollYear),
    sources: sourcesOf(ctx, parcel, pair, rates),
  }
}

const ratesFor = async ({ pool }: ValueContext, parcel: Parcel, pair: RollPair): Promise<FoundRates> => {
  const found = await findRates(pool, pair)
  if (found.kind !== 'not_fitted' || !isFittedAtOnce(pair)) return found
  await fitRolls(pool, parcel)
  return findRates(pool, pair)
}

/** `compared` is the just value to hold the estimate against; the roll's own unless another was typed. */
export const valueParcel = async (
  ctx: ValueContext,
  parcel: Parcel,
  compared: ComparedJustValue = { basis: 'roll', dollars: parcel.amounts.JV ?? 0 },
): Promise<ParcelValue> => {
  const pair = await rollPairOf(ctx.pool, parcel)
  if (pair === null) return { ok: false, reason: 'no_roll' }
  const [rates, home] = await Promise.all([
    ratesFor(ctx, parcel, pair),
    findHome(ctx.pool, pair.parcelRollId, parcel.parcelId),
  ])
  if (rates.kind === 'not_fitted') return { ok: false, reason: 'not_fitted' }
  if (home === null) return { ok: false, reason: 'no_roll' }
  const homeValue = await homeValueOf(ctx, parcel, pair, home, rates, compared)
  return { ok: true, homeValue, estimate: verdictEstimate(homeValue.estimate) }
}

/** Has the sales of the parcel's county fitted, if nobody has asked for it yet. */
export const askForFit = async (
  tx: Transaction,
  ctx: Pick<Context, 'pool' | 'queue'>,
  { countyNumber, rollYear, synthetic }: Parcel,
): Promise<void> => {
  const roll = { countyNumber, rollYear, synthetic }
  const pair = await rollPairOf(ctx.pool, roll)
  if (pair) await ctx.queue.enqueue(tx, fitSales, { id: `fit-sales:${fitKey(pair)}`, payload: roll })
}
