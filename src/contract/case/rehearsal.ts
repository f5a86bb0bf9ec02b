/** Practice for the hearing of a case: what to present with a time for each part, and questions from the case's own weak points. */
import { z } from 'zod'
import { CASE_STEPS } from '#core/case/parts.ts'
import { SCRIPT_MINUTES } from '#core/document/draft-kinds.ts'
import { ASKERS } from '#core/rehearsal/weak-point.ts'
import * as words from '#messages/case/rehearsal.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay } from './file.ts'

const practiceRun = z.object({
  minutes: z.literal([...SCRIPT_MINUTES]),
  /** With the seconds that the time plan of the script gives them; exhibits and questions take the rest of the minutes. */
  parts: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        seconds: z.int(),
        /** What is not spoken tells the owner what to do. */
        lines: z.array(z.object({ words: z.string(), spoken: z.boolean() })).readonly(),
      }),
    )
    .readonly(),
  questionIds: z.array(z.string()).readonly(),
})
export type PracticeRun = z.infer<typeof practiceRun>

const practiceQuestion = z.object({
  id: z.string(),
  asker: z.enum(ASKERS),
  question: z.string(),
  /** The weak point it comes from, in words to the owner. */
  words: z.string(),
  /** The answer to say aloud, and what only the owner can add to it. */
  hints: z.array(z.object({ words: z.string(), source: z.string() })).readonly(),
  /** The part of the case where it may be mended. */
  step: z.enum(CASE_STEPS),
})
export type PracticeQuestion = z.infer<typeof practiceQuestion>

/** All lengths at once, so that a page opened before practices without a connection. */
export const getRehearsal = endpoint({
  method: 'GET',
  path: '/cases/:id/rehearsal',
  access: 'bearer',
  tag: 'Cases',
  summary: 'Practice for the hearing, made from the case as it is now; for the owner alone',
  needs: 'ai_enhanced',
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: z.uuid(words.weCouldntFindThatCase()) }),
  output: z.object({
    address: z.string(),
    taxYear: z.int(),
    hearing: z.object({ heldOn: calendarDay.nullable(), minutes: z.int().nullable() }),
    runs: z.array(practiceRun).readonly(),
    questions: z.array(practiceQuestion).readonly(),
  }),
})
export type Practice = z.infer<(typeof getRehearsal)['output']>
