/** A question for a live session, as a form checks it before it is sent and the server when it arrives. */
import { z } from 'zod'
import { longestQuestion, shortestQuestion } from '#core/live/params.ts'
import * as words from '#messages/course/live-sessions.ts'

export const liveQuestionForm = z.strictObject({
  text: z
    .string()
    .trim()
    .min(shortestQuestion, words.pleaseWriteAtLeastCharacters({ shortestQuestion }))
    .max(longestQuestion, words.aQuestionMustBeAtMost({ longestQuestion })),
})
