/** What a report finds for an address: the parcel that it means, a choice of several, or why none. */
import type { Parcel } from '#core/property/parcel.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import * as words from '#messages/report/find.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { findParcel, type ParcelMatch, parcelsMeant } from '#server/features/tax-roll/queries.ts'
import type { ReportResult } from '../queries.ts'
import { type MomentContext, readResult, valuedResult } from './valued.ts'

type JudgeParcel = (ctx: MomentContext, parcel: Parcel) => ReportResult | Promise<ReportResult>

const needsNumbers = (because: string): ReportResult => ({
  status: 'needs_trim_numbers',
  message: words.enterSixNumbersFromYourTrim({ because }),
  parcel: null,
  candidates: [],
  trimNumbers: null,
  verdict: null,
  homeValue: null,
  restsOn: null,
})

const noneReasons = {
  no_house_number: words.weCouldntFindAHouseNumber(),
  street_not_found: words.weCouldntFindThisStreetOn(),
  number_not_found: words.weFoundTheStreetButNot(),
  no_roll_loaded: words.weDontHaveThePropertyRecord(),
} as const satisfies Record<Extract<ParcelMatch, { kind: 'none' }>['reason'], string>

type Several = Extract<ParcelMatch, { kind: 'several' }>

const choiceMessage = ({ candidates, total, isMore, unitNotOnRoll }: Several): string => {
  if (total === 1 && unitNotOnRoll) return words.theCountyListsOneBuildingHere()
  if (total === 1) return words.weFoundOneHomeCloseTo()
  if (total === candidates.length) return words.severalHomesMatchThisAddressPlease()
  const count = total.toLocaleString('en-US')
  return words.homesMatchThisAddressUseThe({ count, isMore: isMore ? 'yes' : 'no' })
}

/** Homes in one building may have the same address on the roll, so the parcel number stands beside it. */
const choice = (several: Several): ReportResult => ({
  ...needsNumbers(''),
  status: 'choose_parcel',
  message: choiceMessage(several),
  candidates: several.candidates.map((parcel) => ({
    parcelKey: parcel.key,
    address: words.parcel({ writeSitus: writeSitus(parcel.situs), parcelId: parcel.parcelId }),
  })),
})

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })
const eachOf = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A place that reaches into a county whose roll was searched is not said to lie in another. */
const rollMissing = (
  { counties }: Pick<MomentContext, 'counties'>,
  { searchedIds, missingIds }: Extract<ParcelMatch, { kind: 'county-not-loaded' }>,
): string => {
  const nameOf = (id: string) => words.county({ name: counties.find(id)?.name ?? 'this' })
  if (searchedIds.length === 0) return words.weDontHaveThePropertyRecord2({ nameOf: nameOf(missingIds[0]) })
  const rolls = searchedIds.length === 1 ? 'roll' : 'rolls'
  return words.weCouldNotFindThisAddress({
    rolls,
    searchedIds: eachOf.format(searchedIds.map(nameOf)),
    missingIds: anyOf.format(missingIds.map(nameOf)),
  })
}

type Asked = Pick<LeadRow, 'address' | 'parcel'>

/** The one of several that the person chose before; undefined when none was, or it is not there any more. */
const chosenBefore = async (ctx: MomentContext, { address, parcel }: Asked): Promise<Parcel | undefined> => {
  if (parcel === null) return undefined
  const meant = await parcelsMeant(ctx.pool, address)
  return meant.find(
    ({ parcelId, countyNumber }) =>
      parcelId === parcel.parcelId && ctx.counties.findByDorNumber(countyNumber)?.id === parcel.countyId,
  )
}

const lookUp = async (ctx: MomentContext, asked: Asked, judge: JudgeParcel): Promise<ReportResult> => {
  const { address } = asked
  const match = await findParcel(ctx.pool, address)
  switch (match.kind) {
    case 'one':
      return judge(ctx, match.parcel)
    case 'several': {
      const chosen = await chosenBefore(ctx, asked)
      const offered = choice(match)
      return chosen ? { ...(await judge(ctx, chosen)), candidates: offered.candidates } : offered
    }
    case 'none':
      return needsNumbers(noneReasons[match.reason])
    case 'not-florida':
      return needsNumbers(words.thisAddressDoesntSeemToBe())
    case 'county-not-loaded':
      return needsNumbers(rollMissing(ctx, match))
  }
}

/**
 * Reads the address, finds its parcel, values and judges it, as far as the loaded rolls allow. Without a value, where that
 * must not be waited for any longer.
 */
export const findResult = (
  ctx: Context,
  asked: Asked,
  judge: JudgeParcel = valuedResult,
): Promise<ReportResult> => readResult(ctx, (moment) => lookUp(moment, asked, judge))
