/** Tells of a homestead exemption that nobody claimed, or that is another's, where a home has no report at hand: on the owner's Home and in the case. */
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { claimForHome, claimWords, wholeUnclaimedHomestead } from '#words/verdict/unclaimed-homestead.ts'
import type { WrongHomestead } from '#words/verdict/wrong-homestead.ts'
import { seasonOf } from './report-view.ts'
import { unclaimedHomesteadOn } from './unclaimed-homestead.ts'
import { withoutTheHomestead } from './wrong-homestead.ts'

interface Found {
  readonly verdict: LeadRow['verdict']
  /** null where no roll of the tax year has the home. */
  readonly parcel: Parcel | null
  readonly countyId: string
}

interface Owner {
  /** Says they have the exemption: that the record shows none is told beside it, and whether they live there isn't asked. */
  readonly saysHomestead: boolean
  /** Has said so, or gets mail there, and isn't asked either. */
  readonly livesThere: boolean
  /** The year's saving that the answer shows; null where it shows none. */
  readonly petitionCents: number | null
}

/** null where the record has the exemption, the home can have none, or nobody knows. */
export const unclaimedHomesteadTold = (
  { counties, now }: Pick<Context, 'counties' | 'now'>,
  { verdict, parcel, countyId }: Found,
  { saysHomestead, livesThere, petitionCents }: Owner,
): { readonly words: string; readonly worthMoreCents: number | null } | null => {
  if (parcel === null) return null
  const county = counties.find(countyId)
  const { isHomestead: homestead, useCode } = parcel
  const { unclaimedHomestead } = unclaimedHomesteadOn(
    { verdict, parcel: { homestead, useCode }, season: seasonOf(verdict, now(), county) },
    todayInFlorida(now()),
    county,
  )
  if (!unclaimedHomestead) return null
  const told = saysHomestead ? claimWords : livesThere ? claimForHome : wholeUnclaimedHomestead
  const worth = inWholeDollars(unclaimedHomestead.savingCents ?? 0)
  return {
    words: told(unclaimedHomestead, petitionCents),
    worthMoreCents: petitionCents !== null && worth > petitionCents ? worth : null,
  }
}

/** What to do about an exemption on the record of a home that its owner doesn't live in. */
export const wrongHomesteadTold = (
  { counties, now }: Pick<Context, 'counties' | 'now'>,
  { verdict, countyId }: Omit<Found, 'parcel'>,
): WrongHomestead => {
  const county = counties.find(countyId)
  return withoutTheHomestead(verdict, seasonOf(verdict, now(), county), county)
}
