/** What a report finds for an address: the parcel that it means, a choice of several, or why none. */
import type { Parcel } from '#core/property/parcel.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { findParcel, type ParcelMatch, parcelsMeant } from '#server/features/tax-roll/queries.ts'
import type { ReportResult } from '../queries.ts'
import { type MomentContext, readResult, valuedResult } from './valued.ts'

type JudgeParcel = (ctx: MomentContext, parcel: Parcel) => ReportResult | Promise<ReportResult>

const needsNumbers = (because: string): ReportResult => ({
  status: 'needs_trim_numbers',
  message: `${because} Enter six numbers from your TRIM notice to get your answer.`,
  parcel: null,
  candidates: [],
  trimNumbers: null,
  verdict: null,
  homeValue: null,
  restsOn: null,
})

const noneReasons = {
  no_house_number: 'We couldn’t find a house number and street in this address.',
  street_not_found: 'We couldn’t find this street on the county’s property record.',
  number_not_found: 'We found the street, but not this house number, on the county’s property record.',
  no_roll_loaded: 'We don’t have the property record for this county yet.',
} as const satisfies Record<Extract<ParcelMatch, { kind: 'none' }>['reason'], string>

type Several = Extract<ParcelMatch, { kind: 'several' }>

const choiceMessage = ({ candidates, total, isMore, unitNotOnRoll }: Several): string => {
  if (total === 1 && unitNotOnRoll)
    return 'The county lists one building here, with no units. Please check that it’s your home.'
  if (total === 1) return 'We found one home close to what you typed. Please check that it’s yours.'
  if (total === candidates.length) return 'Several homes match this address. Please choose yours.'
  const count = total.toLocaleString('en-US')
  return `${isMore ? `More than ${count}` : count} homes match this address. Use the parcel number on your TRIM notice to find yours.`
}

/** Homes in one building may have the same address on the roll, so the parcel number stands beside it. */
const choice = (several: Several): ReportResult => ({
  ...needsNumbers(''),
  status: 'choose_parcel',
  message: choiceMessage(several),
  candidates: several.candidates.map((parcel) => ({
    parcelKey: parcel.key,
    address: `${writeSitus(parcel.situs)} (parcel ${parcel.parcelId})`,
  })),
})

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })
const eachOf = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A place that reaches into a county whose roll was searched is not said to lie in another. */
const rollMissing = (
  { counties }: Pick<MomentContext, 'counties'>,
  { searchedIds, missingIds }: Extract<ParcelMatch, { kind: 'county-not-loaded' }>,
): string => {
  const nameOf = (id: string) => `${counties.find(id)?.name ?? 'this'} County`
  if (searchedIds.length === 0) return `We don’t have the property record for ${nameOf(missingIds[0])} yet.`
  const rolls = searchedIds.length === 1 ? 'roll' : 'rolls'
  return `We could not find this address on the tax ${rolls} of ${eachOf.format(searchedIds.map(nameOf))}. It may lie in ${anyOf.format(missingIds.map(nameOf))}, whose tax roll we do not hold yet.`
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
      return needsNumbers(
        'This address doesn’t seem to be in Florida. This report covers Florida taxes only.',
      )
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
