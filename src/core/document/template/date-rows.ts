/** Owns the days of an owner's calendar as the rows of a paper: the day, what is due, and who says so. */
import type { DeadlineCertainty, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { isDiscount } from '#core/appeal/deadlines/yearly.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'

const WHO: Readonly<Record<DeadlineCertainty, string>> = {
  printed: 'Your notice',
  reported: 'County',
  statute: 'Law',
  'before-statute': 'Law',
  estimate: 'Our estimate',
  suggestion: 'Our advice',
}

/** No case hangs on a discount, and the page is full. */
export const dateRows = (deadlines: readonly ToldDeadline[]): readonly (readonly string[])[] =>
  deadlines
    .filter((deadline) => !isDiscount(deadline))
    .map(({ actOn, title, certainty }) => [formatCalendarDate(actOn), title, WHO[certainty]])
