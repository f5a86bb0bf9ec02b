/** Owns which days an owner who has a case is shown: those of the year, and of what belongs to the case those that it leaves open. */
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { type CaseFile, emptyCase } from '../file.ts'
import { type CaseDay, caseDates } from './case-dates.ts'

/** The same case with nothing done yet: its days are all that belong to it. */
const withNothingDone = ({ notice, hearing }: CaseFile): CaseFile => ({ ...emptyCase, notice, hearing })

/** The days of the year, those of the case in the place of what belongs to it; earliest first. */
export const withCase = (yearly: readonly Deadline[], day: CaseDay): readonly Deadline[] => {
  const belonging = new Set(caseDates({ ...day, file: withNothingDone(day.file) }).map(({ id }) => id))
  return [...yearly.filter(({ id }) => !belonging.has(id)), ...caseDates(day)].toSorted((one, other) =>
    one.dueOn.localeCompare(other.dueOn),
  )
}
