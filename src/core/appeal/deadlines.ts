/** Owns the days an owner has to act by, from a county's dates, the owner's own notices and the statute. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { deadlineSources as from } from '#core/appeal/deadlines/params.ts'
import { petitionDeadline } from '#core/appeal/deadlines/petition.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines/shape.ts'
import { yearlyDeadlines } from '#core/appeal/deadlines/yearly.ts'
import { clockTime, type HearingTime } from '#core/appeal/hearing-time.ts'
import { addDays, type CalendarDate } from '#core/calendar-date.ts'

const hearingDeadlines = (hearingOn: CalendarDate, hearing: HearingTime | null): readonly Deadline[] => {
  const { aimOn, dueOn, checkOn } = evidenceDays(hearingOn)
  const year = hearingOn.slice(0, 4)
  return [
    {
      id: `evidence-aim-${year}`,
      purpose: { code: 'evidence_aim', hearingOn },
      dueOn: aimOn,
      certainty: 'suggestion',
      source: from.ours,
    },
    {
      id: `evidence-${year}`,
      purpose: { code: 'evidence', hearingOn },
      dueOn,
      certainty: 'estimate',
      source: from.evidence,
    },
    {
      id: `evidence-check-${year}`,
      purpose: { code: 'evidence_check' },
      dueOn: checkOn,
      certainty: 'suggestion',
      source: from.ours,
    },
    {
      id: `hearing-${year}`,
      purpose: { code: 'hearing', hearing },
      dueOn: hearingOn,
      certainty: 'printed',
      source: from.hearing,
      ...(hearing !== null && clockTime(hearing.time) !== null ? { hearing } : {}),
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
