/** Owns what a question wishes for that we do not answer: an outcome, a saving, a worth, or a decision. */
import { asksForOutcome, asksForSaving, asksForWorth } from './outcome.ts'

/** What is wished for, where it is not plainly the person's own decision. */
export type Wish = 'outcome' | 'saving' | 'worth' | 'decision'

export const wishIn = (question: string): Wish => {
  if (asksForSaving(question)) return 'saving'
  if (asksForWorth(question)) return 'worth'
  return asksForOutcome(question) ? 'outcome' : 'decision'
}
