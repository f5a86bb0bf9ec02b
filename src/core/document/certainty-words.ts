/** How sure the day of a deadline is, in words that follow it on screens, in mails, calendars and papers. */
import type { DeadlineCertainty, ToldDeadline } from '#core/appeal/deadlines/shape.ts'

export const certaintyWords: Readonly<Record<DeadlineCertainty, string>> = {
  printed: 'printed on your notice',
  reported: 'as the county reported it',
  statute: 'set by law',
  'before-statute': 'the last business day before the deadline in the law',
  estimate: 'an estimate',
  suggestion: 'our suggestion',
}

/** The owner's own hearing is what its day, and the day counted back from it, rest on. */
export const sureWords = ({ id, certainty }: Pick<ToldDeadline, 'id' | 'certainty'>): string => {
  if (id.startsWith('hearing') && certainty === 'printed') return 'you entered this'
  if (id.startsWith('evidence') && certainty === 'estimate') return 'counted from your hearing date'
  return certaintyWords[certainty]
}

/** As documents from before 2026-11-23 say it. */
const saidBefore: readonly (readonly [words: string, certainty: DeadlineCertainty])[] = [
  ['set by statute', 'statute'],
  ['the last working day before the statute’s own', 'before-statute'],
]

/** A document that says the same in earlier words is not out of date. */
export const inTodaysWords = (text: string): string =>
  saidBefore.reduce(
    (said, [words, certainty]) => said.replace(`(${words})`, `(${certaintyWords[certainty]})`),
    text,
  )
