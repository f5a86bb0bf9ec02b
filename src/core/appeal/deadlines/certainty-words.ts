/** How sure the day of a deadline is, in words that follow it on screens, in mails, calendars and papers. */
import type { DeadlineCertainty } from './shape.ts'

export const certaintyWords: Readonly<Record<DeadlineCertainty, string>> = {
  printed: 'printed on your notice',
  reported: 'as the county reported it',
  statute: 'set by law',
  'before-statute': 'the last business day before the deadline in the law',
  estimate: 'an estimate',
  suggestion: 'our suggestion',
}
