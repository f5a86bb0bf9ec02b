/** Owns the days of an owner's calendar as the rows of a paper: the day, what is due, and who says so. */
import type { Deadline, DeadlineCertainty } from '#core/appeal/deadlines-shape.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'

const WHO: Readonly<Record<DeadlineCertainty, string>> = {
  printed: 'Your notice',
  reported: 'County, as reported',
  statute: 'Law',
  'before-statute': 'Law, moved to a working day',
  estimate: 'Law, our count',
  suggestion: 'Our advice',
}

/** Of the days for paying with a discount only the first, which is the largest, has room. */
const isLaterDiscount = ({ id }: Deadline): boolean => /^discount-[123]-/.test(id)

export const dateRows = (deadlines: readonly Deadline[]): readonly (readonly string[])[] =>
  deadlines
    .filter((deadline) => !isLaterDiscount(deadline))
    .map(({ dueOn, title, certainty }) => [formatCalendarDate(dueOn), title, WHO[certainty]])
