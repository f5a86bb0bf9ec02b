/** What a reader is shown of a report, on the day it is read: an older year's verdict no longer answers. */
import type { Report } from '#contract/report/reports.ts'
import { latePetitionOf } from '#core/appeal/late-petition.ts'
import { nextStepOf } from '#core/appeal/next-step.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { isNotOnRecord } from '#core/appeal/report-status.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { County } from '#core/property/county.ts'
import * as words from '#messages/report/report-view.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { toldFees } from '#words/next-step/fee-comparison.ts'
import { nameOfNoHome, verdictForUse } from '#words/next-step/land.ts'
import { verdictWhenLate } from '#words/next-step/late-petition.ts'
import { rollNameOf } from '#words/property/roll-name.ts'
import { verdictIn } from '#words/verdict/outdated.ts'
import { whyRough } from './result/why-rough.ts'
import { statusWords } from './status-words.ts'
import { unclaimedHomesteadOn } from './unclaimed-homestead.ts'
import { wrongHomesteadOn } from './wrong-homestead.ts'

type Season = Report['season']

export const countyDeadlineOf = (
  county: County | undefined,
  taxYear: number | null,
): Season['countyDeadline'] => {
  // Values of another year still leave the owner this season's date to mind; core compares the years.
  const season = county?.seasons.find(({ year }) => year === taxYear) ?? county?.season
  const petitionsDueOn = season ? reportedPetitionDate(season) : null
  if (!county || !season || petitionsDueOn === null) return null
  return {
    countyName: county.name,
    petitionsDueOn,
    noticesMailedOn: season.noticesMailedOn,
    isTentative: season.status.startsWith('tentative'),
    source: season.daysSource,
  }
}

/** The season that the answer belongs to, and the county’s last day in it. */
export const seasonOf = (verdict: LeadRow['verdict'], now: Date, county: County | undefined): Season => {
  const currentTaxYear = noticeYearOn(todayInFlorida(now))
  const valuesTaxYear = verdict?.taxYear ?? null
  return {
    currentTaxYear,
    valuesTaxYear,
    isCurrent: (valuesTaxYear ?? currentTaxYear) >= currentTaxYear,
    countyDeadline: countyDeadlineOf(county, valuesTaxYear),
  }
}

const messageOf = (message: string, { isCurrent, valuesTaxYear, currentTaxYear }: Season): string =>
  isCurrent ? message : words.thisReportUsesValuesAddYour({ taxYear: valuesTaxYear ?? '', currentTaxYear })

const basisOf = ({ verdict, trimNumbers, homeValue }: LeadRow): Report['basis'] => {
  if (verdict === null) return null
  if (trimNumbers === null) return 'roll'
  return homeValue === null ? 'typed' : 'roll_and_typed'
}

type Answer = Pick<Report, 'verdict' | 'nextStep'>

type Found = Pick<LeadRow, 'verdict' | 'parcel' | 'homeValue'>

/** What the answer is on the day it is read: of an older year, past the last day to petition, or about land. */
const answerOn = (lead: Found, now: Date, season: Season): Answer => {
  const { verdict: kept, parcel } = lead
  if (kept === null) return { verdict: null, nextStep: null }
  const verdict = verdictIn(kept, season.currentTaxYear)
  const { taxYear } = verdict
  const late = latePetitionOf({ taxYear, today: todayInFlorida(now), county: season.countyDeadline })
  const notAHome = parcel && nameOfNoHome(parcel.useCode)
  const nextStep = nextStepOf(verdict, { late, roughBecause: whyRough(lead.homeValue), notAHome })
  const told = verdictWhenLate(verdict, late, nextStep.estimate)
  return { verdict: parcel === null ? told : verdictForUse(told, parcel.useCode), nextStep }
}

/** The same answer for what was found and kept nowhere. */
export const answerNow = (
  found: Found,
  now: Date,
  county: County | undefined,
): Answer & { readonly season: Season } => {
  const season = seasonOf(found.verdict, now, county)
  return { ...answerOn(found, now, season), season }
}

/** The report with its verdict as it is now. */
export const reportView = (lead: LeadRow, now: Date, counties: Context['counties']): Report => {
  const county = counties.find(lead.countyId ?? '')
  const season = seasonOf(lead.verdict, now, county)
  const { verdict, nextStep } = answerOn(lead, now, season)
  return {
    leadId: lead.id,
    reportStatus: { status: lead.status, message: messageOf(statusWords(lead, counties), season) },
    address: lead.address,
    propertyType: lead.propertyType,
    requestedAt: lead.requestedAt.toISOString(),
    parcel: lead.parcel ? { ...lead.parcel, rollName: rollNameOf(lead.parcel) } : null,
    candidates: lead.candidates,
    trimNumbers: lead.trimNumbers ?? null,
    verdict,
    season,
    appraiserUrl: county?.propertyAppraiser.url ?? null,
    nextStep,
    basis: basisOf(lead),
    homeValue: lead.homeValue,
    feeComparison: verdict ? toldFees(verdict, nextStep?.kind ?? 'wait') : null,
    ...(isNotOnRecord(lead.statusCode) && { isNotOnRecord: true as const }),
    ...(lead.livesThere !== null && { livesThere: lead.livesThere }),
    ...wrongHomesteadOn(lead, season, county),
    ...(lead.livesThere !== false &&
      unclaimedHomesteadOn({ verdict, season, parcel: lead.parcel }, todayInFlorida(now), county)),
  }
}
