/** What a report finds for an address: the parcel that it means, a choice of several, or why none. */
import type { ReportStatusAbout, ReportStatusCode, ReportStatusReason } from '#core/appeal/report-status.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import * as words from '#messages/report/find.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { findParcel, type ParcelMatch, parcelNamed, parcelsMeant } from '#server/features/tax-roll/queries.ts'
import type { ReportResult } from '../queries.ts'
import { type OwnersWord, ownersWord, resultFromParcel } from './result.ts'
import { unitOnRoll } from './roll-unit.ts'
import { type MomentContext, readResult, valuedResult } from './valued.ts'

type JudgeParcel = (
  ctx: MomentContext,
  parcel: Parcel,
  said: OwnersWord,
) => ReportResult | Promise<ReportResult>

const needsNumbers = (statusCode: ReportStatusCode, statusAbout: ReportStatusAbout = {}): ReportResult => ({
  status: 'needs_trim_numbers',
  statusCode,
  statusAbout,
  parcel: null,
  candidates: [],
  trimNumbers: null,
  verdict: null,
  homeValue: null,
  restsOn: null,
})

type Several = Extract<ParcelMatch, { kind: 'several' }>

const choiceReason = ({ candidates, total, isMore, missingUnit }: Several): ReportStatusReason => {
  if (total === 1)
    return {
      statusCode: missingUnit === 'building_without' ? 'unit_not_on_roll' : 'one_close',
      statusAbout: {},
    }
  const units = candidates.every((parcel) => unitOnRoll(parcel) === '') ? ({ hasNoUnits: true } as const) : {}
  if (total === candidates.length)
    return {
      statusCode: 'several',
      statusAbout: missingUnit === 'others_only' ? { isUnitMissing: true } : units,
    }
  return { statusCode: 'too_many', statusAbout: { homes: total, isMore, ...units } }
}

/** Homes in one building may have the same address on the roll, so the parcel number is beside it. */
const choice = (several: Several): ReportResult => ({
  ...choiceReason(several),
  status: 'choose_parcel',
  parcel: null,
  candidates: several.candidates.map((parcel) => ({
    parcelKey: parcel.key,
    address: words.parcel({ address: writeSitus(parcel.situs), parcelId: parcel.parcelId }),
  })),
  trimNumbers: null,
  verdict: null,
  homeValue: null,
  restsOn: null,
})

type Asked = {
  readonly address: string
  readonly parcel: Pick<NonNullable<LeadRow['parcel']>, 'parcelId' | 'countyId'> | null
  readonly livesThere?: boolean | null
}

/** The home of an address whose parcel number was typed; null where the address has no such home. */
export const parcelOfNumber = async (
  ctx: Context,
  address: string,
  parcelNumber: string,
): Promise<LeadRow['parcel']> => {
  const named = await parcelNamed(ctx.pool, address, parcelNumber)
  return named ? resultFromParcel(ctx, named).parcel : null
}

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
  const said = ownersWord(asked)
  switch (match.kind) {
    case 'one':
      return judge(ctx, match.parcel, said)
    case 'several': {
      const chosen = await chosenBefore(ctx, asked)
      const offered = choice(match)
      return chosen ? { ...(await judge(ctx, chosen, said)), candidates: offered.candidates } : offered
    }
    case 'none':
      return needsNumbers(match.reason, match.isPlaceMissing ? { isPlaceMissing: true } : {})
    case 'not-florida':
      return needsNumbers('not_florida')
    case 'county-not-loaded':
      return needsNumbers('county_not_loaded', { searched: match.searchedIds, missing: match.missingIds })
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
