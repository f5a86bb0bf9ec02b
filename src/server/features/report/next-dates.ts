/** The days ahead of a report's home as a calendar file: the next notice, the next petition, March 1. */
import { readYaml } from '#content/content-files.ts'
import { fixedTokens } from '#content/fixed-tokens.ts'
import { fillTokensWithin } from '#content/tokens.ts'
import { calendarTemplate } from '#content/worksheet.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import { renderCalendar } from '#server/services/calendar/deadlines.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { findLead } from './queries.ts'

/** null when there is no such report. */
export const nextDatesFile = async (ctx: Context, leadId: string): Promise<SignedFile | null> => {
  const lead = await findLead(ctx.db, leadId)
  if (!lead) return null
  const now = ctx.now()
  const today = todayInFlorida(now)
  const county = ctx.counties.find(lead.countyId ?? '') ?? null
  const reported = county && {
    name: county.name,
    petitionDeadline: reportedPetitionDate(county.season),
    vab: county.vab,
  }
  const days = deadlinesFor({
    today,
    county: reported,
    printedPetitionDate: null,
    hearingOn: null,
    hearing: null,
  })
  const deadlines = days.filter(({ dueOn }) => dueOn >= today).map(tellDeadline)
  const words = calendarTemplate.parse(
    fillTokensWithin(readYaml('templates/filing-deadlines.yaml'), fixedTokens()),
  )
  const bytes = renderCalendar({ deadlines, county, key: lead.id }, words, now)
  return { bytes, mediaType: 'text/calendar; charset=utf-8', fileName: 'property-tax-dates.ics' }
}
