/** Which report a request means: the same person's for the same home in the same year, however the address is written. */
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { requestPropertyAnalysis } from '#contract/report/reports.ts'
import { isNotOnRecord, type ReportStatusReason } from '#core/appeal/report-status.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import type { Reader } from '#server/db/open.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { findParcel, type Parcel, type ParcelMatch } from '#server/features/tax-roll/queries.ts'
import { randomId } from '#server/services/random-token.ts'
import { addressKeyOf, findLeadOf, findLeadOfParcel } from '../queries.ts'

type Asked = Omit<ParsedInputOf<typeof requestPropertyAnalysis>, 'parcelNumber' | 'entersHome'>

/** `parcel` is the one of several that the request names by its number. */
export const newLead = ({ livesThere: said, ...input }: Asked, parcel: LeadRow['parcel'], now: Date) => ({
  ...input,
  livesThere: said ?? null,
  parcel,
  id: randomId(),
  addressKey: addressKeyOf(input.address),
  requestYear: Number(todayInFlorida(now).slice(0, 4)),
  status: 'preparing' as const,
  statusCode: 'requested' as ReportStatusReason['statusCode'],
  statusAbout: {} as ReportStatusReason['statusAbout'],
  candidates: [],
  requestedAt: now,
})

export type AskedLead = ReturnType<typeof newLead>

/** The home that a request means. */
export interface HomeMeant {
  /** What requests for the same home have in common: its parcel, whatever the words; the words where the rolls know none. */
  readonly homeKey: string
  /** Null unless the words can mean no other. */
  readonly parcel: Pick<Parcel, 'countyNumber' | 'parcelId'> | null
  /** Why the record of its county has no such home; null where it has, or is not at hand. */
  readonly notOnRecord: ReportStatusReason | null
}

const keyOf = ({ countyNumber, parcelId }: Pick<Parcel, 'countyNumber' | 'parcelId'>): string =>
  `parcel ${countyNumber} ${parcelId}`

const noHomeReason = (match: ParcelMatch): ReportStatusReason | null =>
  match.kind === 'none' && isNotOnRecord(match.reason)
    ? { statusCode: match.reason, statusAbout: match.isPlaceMissing ? { isPlaceMissing: true } : {} }
    : null

export const homeMeant = async (
  { pool, counties }: Pick<Context, 'pool' | 'counties'>,
  { address, addressKey, parcel: named }: AskedLead,
): Promise<HomeMeant> => {
  const county = named && counties.find(named.countyId)
  if (named && county) {
    const parcel = { countyNumber: county.dorNumber, parcelId: named.parcelId }
    return { homeKey: keyOf(parcel), parcel, notOnRecord: null }
  }
  const match = await findParcel(pool, address)
  if (match.kind === 'one') return { homeKey: keyOf(match.parcel), parcel: match.parcel, notOnRecord: null }
  const [likeliest] = match.kind === 'several' ? match.candidates : []
  if (match.kind !== 'several' || !likeliest)
    return { homeKey: addressKey, parcel: null, notOnRecord: noHomeReason(match) }
  const homeKey = match.total === 1 ? keyOf(likeliest) : `one of ${keyOf(likeliest)}`
  return { homeKey, parcel: null, notOnRecord: null }
}

/** One that was asked for in these words, else one of the only home that these words can mean. */
export const knownLead = async (
  db: Reader,
  counties: Context['counties'],
  wanted: AskedLead,
  { homeKey, parcel }: HomeMeant,
): Promise<LeadRow | undefined> => {
  const sameWords = await findLeadOf(db, wanted)
  const countyId = parcel && counties.findByDorNumber(parcel.countyNumber)?.id
  if (sameWords || !parcel || !countyId) return sameWords
  return findLeadOfParcel(db, wanted, { countyId, parcelId: parcel.parcelId, homeKey })
}
