/** What an owner has to do who doesn't live in a home whose record shows a homestead exemption. */
import type { Report } from '#contract/report/reports.ts'
import type { County } from '#core/property/county.ts'
import { mostWithoutHomestead } from '#core/tax/exemption/lost-homestead.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import type { WrongHomestead } from '#words/verdict/wrong-homestead.ts'

/** A tax of an older year is not told as today’s. */
export const withoutTheHomestead = (
  verdict: LeadRow['verdict'],
  { isCurrent }: Pick<Report['season'], 'isCurrent'>,
  county: County | undefined,
): WrongHomestead => {
  const staircase = verdict?.readings[0]?.staircase ?? []
  const most = isCurrent ? mostWithoutHomestead(staircase[0]?.justCents ?? 0, staircase) : null
  return { moreTaxCents: most?.moreTaxCents ?? null, phone: county?.propertyAppraiser.phone ?? null }
}

/** Nothing where numbers were typed: they have an answer of their own. */
export const wrongHomesteadOn = (
  { parcel, livesThere, trimNumbers, verdict }: LeadRow,
  season: Report['season'],
  county: County | undefined,
): Pick<Report, 'wrongHomestead'> =>
  parcel?.homestead && livesThere === false && trimNumbers === null && verdict !== null
    ? { wrongHomestead: withoutTheHomestead(verdict, season, county) }
    : {}
