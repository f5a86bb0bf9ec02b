/** What is worked out for a case: its next step and its days. Loaded with a case, because whoever has none needs none of it. */
import type { OpenCase } from '#contract/case/cases.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { caseDates } from '#core/case/days/case-dates.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { improvedBy } from '#core/case/standing.ts'
import type { CaseNow, NextCaseStep } from '#core/case/step/next-step.ts'
import { caseNowOf, caseProgress, type LookedAt } from '#core/case/step/progress.ts'

export type SeenAt = Pick<LookedAt, 'keepsPapersHere'> & {
  today: CalendarDate
  outlook?: CaseOutlook | undefined
}

/** The case of a home as its own pages look at it. */
export const caseSeen = (own: OpenCase, { today, outlook, ...looked }: SeenAt): CaseNow =>
  caseNowOf(
    { ...own, today },
    {
      purchase: outlook?.purchase,
      openSteps: outlook?.openSteps,
      improvedBy: outlook ? improvedBy(outlook) : null,
      ...looked,
    },
  )

export const nextStepOf = (own: OpenCase, at: SeenAt): NextCaseStep | null =>
  caseProgress(caseSeen(own, at)).next

/** The same case with nothing done yet: its days are all that belong to it. */
const withNothingDone = ({ notice, hearing }: CaseFile): CaseFile => ({ ...emptyCase, notice, hearing })

/** The days of the year, those of the case in the place of what belongs to it. */
export const withCase = (
  yearly: readonly Deadline[],
  own: OpenCase,
  today: CalendarDate,
): readonly Deadline[] => {
  const day = { file: own.file, taxYear: own.taxYear, county: own.county, today }
  const belonging = new Set(caseDates({ ...day, file: withNothingDone(own.file) }).map(({ id }) => id))
  return [...yearly.filter(({ id }) => !belonging.has(id)), ...caseDates(day)].toSorted((one, other) =>
    one.dueOn.localeCompare(other.dueOn),
  )
}
