/** Questions about property tax appeals, answered from our own pages, each sentence with its place and its source. */
import { z } from 'zod'
import { SURENESS } from '#core/ask/passage.ts'
import * as words from '#messages/help/ask.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'

export const shortestQuestion = 3
export const longestQuestion = 500

const place = z.object({ label: z.string(), path: z.string() })

/** `question`: what is answered there, to be asked with one press; `says`: how that answer begins. */
const nearPlace = place.extend({ question: z.string().optional(), says: z.string().optional() })

const citation = place.extend({
  /** Where the sentence was read, in words; null where the words are our own. */
  source: z.string().nullable(),
  checkedOn: z.iso.date().nullable(),
  /** null where our page does not grade it. */
  sureness: z.enum(SURENESS).nullable(),
})
export type Citation = z.infer<typeof citation>

const sentence = z.object({
  text: z.string(),
  citations: z.array(citation).max(12).readonly(),
  /** A point of a list; missing elsewhere. */
  isItem: z.literal(true).optional(),
})
export type AnswerSentence = z.infer<typeof sentence>

const answered = z.object({
  id: z.uuid(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  /** `not_advice`: it asks for a decision that is the person's own, or for an outcome nobody knows. */
  kind: z.enum(['answer', 'unknown', 'not_advice']),
  sentences: z.array(sentence).max(40).readonly(),
  /** Where to read on; with an answer none but its own. */
  places: z.array(nearPlace).max(3).readonly(),
  /** Of an asker with several homes: the street of the one it is about; null where it is the same for all. */
  about: z.string().nullable(),
  /** `extract`: sentences and facts of our pages, put one after the other by our program. */
  writtenBy: z.enum(['extract', 'model']),
  /** A language model may still word it again from the same places. */
  isBeingWorded: z.boolean(),
})
export type AnsweredQuestion = z.infer<typeof answered>

export const askQuestion = endpoint({
  method: 'POST',
  path: '/ask',
  access: 'bearer',
  tag: 'Ask',
  summary: 'Answer a question from the lessons, the words, the county pages and the law we checked',
  needs: 'ai_enhanced',
  limit: { max: 40, perSeconds: 3600 },
  refusals: ['not_found'],
  input: z.strictObject({
    question: z
      .string()
      .trim()
      .min(shortestQuestion, words.typeAtLeastLetters({ shortestQuestion }))
      .max(longestQuestion, words.typeAtMostLetters({ longestQuestion })),
    /** The home that is meant, whichever the question names. */
    propertyId: z.uuid().optional(),
  }),
  output: z.object({ question: answered }),
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/ask/questions',
  access: 'bearer',
  tag: 'Ask',
  summary: 'The person’s last questions with their answers, the newest first',
  input: z.object(pageInput(10)),
  output: z.object({ questions: z.array(answered), ...pageOutput }),
})

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/ask/questions/:id',
  access: 'bearer',
  tag: 'Ask',
  summary: 'Remove a question of one’s own',
  refusals: ['not_found'],
  input: z.object({ id: z.uuid(words.weCouldntFindThatQuestion()) }),
  output: z.object({}),
})
