/** The steps of one practice run: its parts, then its questions, one by one. */
import type { Practice, PracticeQuestion, PracticeRun } from '#contract/case/rehearsal.ts'
import * as messages from '#messages/rehearsal/practicing.ts'

export type Step =
  | { readonly kind: 'part'; readonly id: string; readonly part: PracticeRun['parts'][number] }
  | { readonly kind: 'question'; readonly id: string; readonly question: PracticeQuestion }

const questionsOf = ({ questions }: Practice, ids: readonly string[]): readonly PracticeQuestion[] =>
  ids.flatMap((id) => questions.find((question) => question.id === id) ?? [])

const asked = (questions: readonly PracticeQuestion[]): readonly Step[] =>
  questions.map((question) => ({ kind: 'question', id: question.id, question }))

export const stepsOf = (practice: Practice, { parts, questionIds }: PracticeRun): readonly Step[] => [
  ...parts.map((part): Step => ({ kind: 'part', id: part.id, part })),
  ...asked(questionsOf(practice, questionIds)),
]

/** Questions only: those that did not go well. */
export const stepsAgain = (practice: Practice, ids: readonly string[]): readonly Step[] =>
  asked(questionsOf(practice, ids))

/** Parts and questions are counted by themselves: 'Part 1 of 5', 'Question 2 of 6'. */
export const placeInWords = (steps: readonly Step[], at: number): string => {
  const kind = steps[at]?.kind ?? 'part'
  const alike = (all: readonly Step[]): number => all.filter((step) => step.kind === kind).length
  return messages.placeOf({ kind, at: alike(steps.slice(0, at + 1)), total: alike(steps) })
}

/** 95 → '1:35'. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
