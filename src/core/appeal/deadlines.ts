/** Owns the days an owner has to act by, from a county's dates, the owner's own notices and the statute. */

import { evidenceDays } from '#core/appeal/deadlines-evidence.ts'
import {
  evidenceAimDays,
  evidenceExchangeDays,
  deadlineSources as from,
} from '#core/appeal/deadlines-params.ts'
import { petitionDeadline } from '#core/appeal/deadlines-petition.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines-shape.ts'
import { yearlyDeadlines } from '#core/appeal/deadlines-yearly.ts'
import { clockTime, type HearingTime, hearingDetail, oddHourQuestion } from '#core/appeal/hearing-time.ts'
import { addDays, type CalendarDate, formatCalendarDate, isWeekend } from '#core/calendar-date.ts'

/** Boards hardly sit then, but a notice is what counts. */
const oddQuestions = (hearingOn: CalendarDate, details: HearingTime | null): string => {
  const isOddDay = isWeekend(hearingOn)
  const day = `Is this the day on your notice? ${formatCalendarDate(hearingOn)} is a weekend day. `
  return `${isOddDay ? day : ''}${oddHourQuestion(details)}`
}

const hearingDeadlines = (hearingOn: CalendarDate, details: HearingTime | null): readonly Deadline[] => {
  const { aimOn, dueOn, countedOn, checkOn } = evidenceDays(hearingOn)
  const hearing = formatCalendarDate(hearingOn)
  const moved =
    dueOn === countedOn
      ? ''
      : ` Day ${evidenceExchangeDays} itself falls on a weekend or a holiday, so this is the working day before it.`
  const year = hearingOn.slice(0, 4)
  return [
    {
      id: `evidence-aim-${year}`,
      title: 'Aim to deliver your evidence to the property appraiser',
      dueOn: aimOn,
      certainty: 'suggestion',
      detail: `${evidenceAimDays} days before the hearing of ${hearing}, so that something can still go wrong. Keep proof of delivery.`,
      source: from.ours,
    },
    {
      id: `evidence-${year}`,
      title: 'Your evidence must have reached the property appraiser',
      dueOn,
      certainty: 'estimate',
      detail: `Counted back ${evidenceExchangeDays} calendar days from the hearing of ${hearing}.${moved} If your notice of hearing prints an earlier day, that day wins. It has to be there before the office closes: ask for its hour. The appraiser’s evidence is due to you by the same day.`,
      source: from.evidence,
    },
    {
      id: `evidence-check-${year}`,
      title: 'Has the property appraiser’s evidence come?',
      dueOn: checkOn,
      certainty: 'suggestion',
      detail:
        'If nothing has come, write to the clerk of the board today. Say that the appraiser’s evidence is late, and ask that the hearing be moved because of the appraiser and not as your own reschedule. Say it again at the hearing.',
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
