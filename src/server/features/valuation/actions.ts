/** Values a parcel of the roll from the sales of its county, and says all that the roll shows about it. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { isOfUnits } from '#core/property/use-code.ts'
import type { ValueEstimate } from '#core/tax/appeal-facts.ts'
import { type RecordCorrection, usableCorrections } from '#core/valuation/adjust/record-correction.ts'
import { checkRecord } from '#core/valuation/explain/record-check.ts'
import type { RecordedHome } from '#core/valuation/explain/recorded-home.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { asOfOneMoment, type RollReader } from '#server/features/tax-roll/queries.ts'
import { rollNameOf } from '#words/property/roll-name.ts'
import { askAbout } from '#words/valuation/record-doubt.ts'
import { type Asked, type BesideSales, compareSales } from './compare-sales.ts'
import { findHome, findHomesAround, findUnits, type HomeOnRoll } from './find-neighbors.ts'
import { type FoundRates, findRates } from './find-rates.ts'
import { hasUsableSale } from './find-sales.ts'
import { fitRolls } from './fit-rolls.ts'
import { fitSales } from './jobs.ts'
import { fitKey, isFittedAtOnce, newestPairOf, type RollOf, type RollPair, rollPairOf } from './roll-pair.ts'
import { valueSources } from './value-sources.ts'
import { type ComparedHomes, comparedHomes, equityOnWire } from './wire/equity.ts'
import { type ComparedJustValue, verdictEstimate } from './wire/estimate.ts'
import { homeOnWire } from './wire/sale.ts'

export { servesParcelsOf } from './roll-pair.ts'

export type ParcelValue =
  | {
      readonly ok: true
      readonly homeValue: HomeValueOnWire
      readonly beside: BesideHome
      /** On the footing of the roll; null unless it is sure enough to judge by. */
      readonly estimate: ValueEstimate | null
      /** The same while the same rolls and method value the home. */
      readonly restsOn: string
    }
  /** The county's sales are not fitted yet, or the roll is not loaded any more. */
  | { readonly ok: false; readonly reason: 'not_fitted' | 'no_roll' }

interface BesideHome extends BesideSales {
  /** By parcel, of buildings with several dwellings only. */
  readonly units: ReadonlyMap<string, number>
  /** What papers compare just values with; null where there are too few. */
  readonly likeHomes: ComparedHomes | null
}

type ValueContext = Pick<Context, 'pool' | 'counties'>
/** `pool` may be one moment of the rolls. */
type ReadContext = Pick<Context, 'counties'> & { readonly pool: RollReader }
type Fitted = Exclude<FoundRates, { kind: 'not_fitted' }>

const doubtsOf = (
  home: RecordedHome,
  others: readonly RecordedHome[],
  rollYear: number,
): HomeValueOnWire['recordDoubts'] =>
  checkRecord(home, others, rollYear).map((doubt) => ({ code: doubt.code, words: askAbout(doubt) }))

const sourcesOf = (ctx: ReadContext, parcel: Parcel, pair: RollPair, rates: Fitted) => {
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

/** What the owner of a case says of the county's record; nothing for a report. */
type OwnerSays = Omit<Asked, 'compared'>

const recordFiguresOf = (corrections: readonly RecordCorrection[]): HomeValueOnWire['correctedFrom'] =>
  Object.fromEntries(corrections.map(({ field, recordFigure }) => [field, recordFigure]))

const homeValueOf = async (
  ctx: ReadContext,
  parcel: Parcel,
  pair: RollPair,
  { home, address }: HomeOnRoll,
  rates: Fitted,
  asked: Asked,
): Promise<{ homeValue: HomeValueOnWire; beside: BesideHome }> => {
  const { pool } = ctx
  const { sales, beside } = await compareSales(pool, home, rates, asked)
  const { neighbors, alikeOnRecord } = await findHomesAround(pool, pair.parcelRollId, home)
  const { rollYear, synthetic } = parcel
  const { marketAreaCode, actualYearBuilt } = home
  const corrections = usableCorrections(home, asked.corrections)
  const homeValue: HomeValueOnWire = {
    version: 1,
    valueDate: `${rollYear}-01-01`,
    rollYear,
    synthetic,
    home: {
      ...homeOnWire(home, address),
      ...Object.fromEntries(corrections.map(({ field, ownFigure }) => [field, ownFigure])),
      marketAreaCode,
      actualYearBuilt,
    },
    ...(corrections.length === 0 ? {} : { correctedFrom: recordFiguresOf(corrections) }),
    ...sales,
    equity: equityOnWire(home, neighbors),
    recordDoubts: doubtsOf(home, alikeOnRecord, rollYear),
    sources: sourcesOf(ctx, parcel, pair, rates),
  }
  const parcelIds = [homeValue, ...sales.comparables, ...beside.alsoFit].map((one) => one.home.parcelId)
  const units = isOfUnits(home.useCode)
    ? await findUnits(pool, pair.parcelRollId, parcelIds)
    : new Map<string, number>()
  return { homeValue, beside: { ...beside, units, likeHomes: comparedHomes(home, neighbors) } }
}

/**
 * As far as the rolls tell where they are read. `compared` is the just value to hold the estimate against; the roll's own
 * unless another was typed. Corrections of the record, as the owner made them, move every adjusted price.
 */
export const readValue = async (
  ctx: ReadContext,
  parcel: Parcel,
  compared: ComparedJustValue = { basis: 'roll', dollars: parcel.amounts.JV ?? 0 },
  said: OwnerSays = { corrections: [] },
): Promise<ParcelValue> => {
  const pair = await rollPairOf(ctx.pool, parcel)
  if (pair === null) return { ok: false, reason: 'no_roll' }
  const rates = await findRates(ctx.pool, pair)
  if (rates.kind === 'not_fitted') return { ok: false, reason: 'not_fitted' }
  const home = await findHome(ctx.pool, pair.parcelRollId, parcel.parcelId)
  if (home === null) return { ok: false, reason: 'no_roll' }
  const { homeValue, beside } = await homeValueOf(ctx, parcel, pair, home, rates, { compared, ...said })
  return { ok: true, homeValue, beside, estimate: verdictEstimate(homeValue), restsOn: fitKey(pair) }
}

/** Fits the sales of a small county that are not fitted yet; false where there was nothing of that kind to do. */
export const fitFewSales = async (pool: Context['pool'], roll: RollOf): Promise<boolean> => {
  const pair = await rollPairOf(pool, roll)
  if (pair === null || !isFittedAtOnce(pair)) return false
  if ((await findRates(pool, pair)).kind !== 'not_fitted') return false
  await fitRolls(pool, roll)
  return true
}

/** From one moment of the rolls. */
export const valueParcel = async (
  ctx: ValueContext,
  parcel: Parcel,
  compared?: ComparedJustValue,
  said?: OwnerSays,
): Promise<ParcelValue> => {
  await fitFewSales(ctx.pool, parcel)
  return asOfOneMoment(ctx.pool, (pool) => readValue({ ...ctx, pool }, parcel, compared, said))
}

/** A sale of the parcel itself is among those that its value is looked for in. */
export const hasSaleOfItsOwn = async (pool: RollReader, parcel: Parcel): Promise<boolean> => {
  const pair = await rollPairOf(pool, parcel)
  const rates = pair && (await findRates(pool, pair))
  return rates?.kind === 'ready' && hasUsableSale(pool, rates.ratesId, parcel.parcelId)
}

/** What a value of the county's homes would rest on now; null where no roll of it is loaded. */
export const newestBasis = async (db: RollReader, countyNumber: number): Promise<string | null> => {
  const pair = await newestPairOf(db, countyNumber)
  return pair && fitKey(pair)
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
