/** What the operator does with questions: answer them in writing, and take one from the list or put it back. */
import { findQuestion, hideQuestion, putAnswer } from './question-queries.ts'
import type { LiveApp } from './tell-signed-up.ts'

export type QuestionKey = { readonly sessionId: number; readonly questionId: number }

export type Answered = { readonly ok: true } | { readonly ok: false; readonly reason: 'no-such-question' }

const noSuchQuestion: Answered = { ok: false, reason: 'no-such-question' }

/** Answered before, it has the new answer from now on. */
export const answerQuestion = (
  { db, now }: Pick<LiveApp, 'db' | 'now'>,
  key: QuestionKey,
  body: string,
): Promise<Answered> =>
  db.transaction(async (tx): Promise<Answered> => {
    if (!(await findQuestion(tx, key))) return noSuchQuestion
    await putAnswer(tx, { questionId: key.questionId, body, answeredAt: now() })
    return { ok: true }
  })

export const setHidden = (
  { db, now }: Pick<LiveApp, 'db' | 'now'>,
  key: QuestionKey,
  isHidden: boolean,
): Promise<Answered> =>
  db.transaction(async (tx): Promise<Answered> => {
    if (!(await findQuestion(tx, key))) return noSuchQuestion
    await hideQuestion(tx, key, isHidden ? now() : null)
    return { ok: true }
  })
