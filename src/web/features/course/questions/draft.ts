/** Answers that were ticked but not sent, kept for this browser session so that a look into the lesson loses nothing. */
import { useState } from 'react'
import { z } from 'zod'

const questionsDraft = z.object({ tryId: z.uuid(), answers: z.record(z.string(), z.int()) })
export type QuestionsDraft = z.infer<typeof questionsDraft>

/** Per person, because a browser can be shared. */
const keyOf = (userId: string, quizId: string): string => `justvalue.questions.${userId}.${quizId}`

const freshDraft = (): QuestionsDraft => ({ tryId: crypto.randomUUID(), answers: {} })

const readDraft = (key: string): QuestionsDraft | null => {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === null ? null : questionsDraft.parse(JSON.parse(kept))
  } catch {
    // Storage can be forbidden or hold an older form; then nothing was ticked.
    return null
  }
}

const keepDraft = (key: string, draft: QuestionsDraft | null) => {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}

export type DraftOfQuestions = {
  /** null while no try is under way. */
  readonly draft: QuestionsDraft | null
  readonly start: () => void
  readonly choose: (questionId: string, choice: number) => void
  readonly end: () => void
}

export const useQuestionsDraft = (userId: string, quizId: string): DraftOfQuestions => {
  const key = keyOf(userId, quizId)
  const [draft, setDraft] = useState(() => readDraft(key))
  const set = (next: QuestionsDraft | null) => {
    keepDraft(key, next)
    setDraft(next)
  }
  return {
    draft,
    start: () => set(freshDraft()),
    choose: (questionId, choice) => {
      const { tryId, answers } = draft ?? freshDraft()
      set({ tryId, answers: { ...answers, [questionId]: choice } })
    },
    end: () => set(null),
  }
}
