/** Owns the days an owner has to act by, from a county's dates, the owner's own notices and the statute. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import {
  evidenceAimDays,
  evidenceExchangeDays,
  deadlineSources as from,
} from '#core/appeal/deadlines/params.ts'
import { petitionDeadline } from '#core/appeal/deadlines/petition.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines/shape.ts'
import { yearlyDeadlines } from '#core/appeal/deadlines/yearly.ts'
import { clockTime, type HearingTime, hearingDetail, oddHourQuestion } from '#core/appeal/hearing-time.ts'
import { addDays, type CalendarDate, formatCalendarDate, isWeekend } from '#core/calendar-date.ts'

/** Boards hardly sit then, but a notice is what counts. */
const oddQuestions = (hearingOn: CalendarDate, details: HearingTime | null): string => {
  const isOddDay = isWeekend(hearingOn)
  const day = `Is this the date on your notice? ${formatCalendarDate(hearingOn)} falls on a weekend. `
  return `${isOddDay ? day : ''}${oddHourQuestion(details)}`
}

const hearingDeadlines = (hearingOn: CalendarDate, details: HearingTime | null): readonly Deadline[] => {
  const { aimOn, dueOn, countedOn, checkOn } = evidenceDays(hearingOn)
  const hearing = formatCalendarDate(hearingOn)
  const moved =
    dueOn === countedOn
      ? ''
      : ` Day ${evidenceExchangeDays} falls on a weekend or holiday, so this is the business day before it.`
  const year = hearingOn.slice(0, 4)
  return [
    {
      id: `evidence-aim-${year}`,
      title: 'Aim to deliver your evidence to the property appraiser',
      dueOn: aimOn,
      certainty: 'suggestion',
      detail: `${evidenceAimDays} days before your ${hearing} hearing, which leaves room if something goes wrong. Keep proof of delivery.`,
      source: from.ours,
    },
    {
      id: `evidence-${year}`,
      title: 'Evidence deadline: the property appraiser must have yours',
      dueOn,
      certainty: 'estimate',
      detail: `That’s ${evidenceExchangeDays} calendar days before your ${hearing} hearing.${moved} If your hearing notice has an earlier date, go by that. The office must have it before closing time, so call to confirm hours. The appraiser’s evidence is due to you the same day.`,
      source: from.evidence,
    },
    {
      id: `evidence-check-${year}`,
      title: 'Did you get the property appraiser’s evidence?',
      dueOn: checkOn,
      certainty: 'suggestion',
      detail:
        'If it hasn’t come, write to the clerk of the board today. Say the appraiser’s evidence is late, and ask to move the hearing because of that, not as your own reschedule. Say it again at the hearing.',
      source: from.ours,
    },
    {
      id: `hearing-${year}`,
      title: 'Your hearing before the value adjustment board',
      dueOn: hearingOn,
      certainty: 'printed',
      detail: `${oddQuestions(hearingOn, details)}${hearingDetail(details)}`,
      source: from.hearing,
      ...(details !== null && clockTime(details.time) !== null ? { hearing: details } : {}),
    },
  ]
}

const horizonDays = 366

/** From today on for a year, earliest first. */
export const deadlinesFor = ({
  today,
  county,
  printedPetitionDate,
  hearingOn,
  hearing = null,
}: DeadlineFacts): readonly Deadline[] =>
  [
    ...petitionDeadline({ today, county, printedPetitionDate }),
    ...yearlyDeadlines(today),
    ...(hearingOn === null ? [] : hearingDeadlines(hearingOn, hearing)),
  ]
    .filter(({ dueOn }) => dueOn >= today && dueOn <= addDays(today, horizonDays))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)))
