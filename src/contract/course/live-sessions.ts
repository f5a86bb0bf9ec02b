/** Live sessions: when they are, the questions people bring to them, the reminder, the calendar, recordings and answers. */
import { z } from 'zod'
import { LIVE_STATES } from '#core/live/session-state.ts'
import * as words from '#messages/course/live-sessions.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { liveQuestionForm } from './live-question.ts'

const tag = 'Live sessions'
const needs = 'ai_enhanced'

/** From a path, so text as well as a number; bounded by what the database counts to. */
const numbered = (message: string) =>
  z.coerce
    .number(message)
    .int(message)
    .min(1, message)
    .max(2 ** 31 - 1, message)
const id = numbered(words.weCouldntFindThatSession())
const questionId = numbered(words.weCouldntFindThatQuestion())

const liveSession = z.object({
  id: z.int(),
  title: z.string(),
  /** What it is about, in paragraphs; may be empty. */
  about: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  state: z.enum(LIVE_STATES),
  /** Given out from a quarter of an hour before the start to the end; null otherwise. */
  joinUrl: z.url().nullable(),
  /** Null until there is one. */
  recordingUrl: z.url().nullable(),
  /** Whether the person wants to be reminded by mail. */
  reminder: z.boolean(),
  questionCount: z.int().min(0),
  answerCount: z.int().min(0),
})
export type LiveSession = z.infer<typeof liveSession>

const liveQuestion = z.object({
  id: z.int(),
  text: z.string(),
  askedAt: z.iso.datetime(),
  /** Of others than the one who asked. */
  votes: z.int().min(0),
  voted: z.boolean(),
  mine: z.boolean(),
  /** Taken from the list by the operator: then only who asked it sees it. */
  hidden: z.boolean(),
  answer: z.string().nullable(),
})
export type LiveQuestion = z.infer<typeof liveQuestion>

export const listLiveSessions = endpoint({
  method: 'GET',
  path: '/live-sessions',
  access: 'bearer',
  tag,
  summary: 'Live sessions that are not over, the next first, or those that are, the last first',
  needs,
  input: z.object({ when: z.enum(['ahead', 'past']).default('ahead'), ...pageInput(20) }),
  output: z.object({ sessions: z.array(liveSession), ...pageOutput }),
})

export const getLiveSession = endpoint({
  method: 'GET',
  path: '/live-sessions/:id',
  access: 'bearer',
  tag,
  summary: 'A live session with its questions, most wanted first',
  needs,
  refusals: ['not_found'],
  input: z.object({ id, ...pageInput() }),
  output: z.object({ session: liveSession, questions: z.array(liveQuestion), ...pageOutput }),
})

export const askLiveQuestion = endpoint({
  method: 'POST',
  path: '/live-sessions/:id/questions',
  access: 'bearer',
  tag,
  summary: 'Bring a question to a live session; others see it without a name',
  needs,
  status: 201,
  limit: { max: 10, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: liveQuestionForm.extend({ id }),
  output: z.object({ questionId: z.int() }),
})

export const takeBackLiveQuestion = endpoint({
  method: 'DELETE',
  path: '/live-sessions/:id/questions/:questionId',
  access: 'bearer',
  tag,
  summary: 'Take back a question of one’s own, with its votes and its answer',
  needs,
  refusals: ['not_found'],
  input: z.object({ id, questionId }),
  output: z.object({}),
})

export const voteForLiveQuestion = endpoint({
  method: 'PUT',
  path: '/live-sessions/:id/questions/:questionId/vote',
  access: 'bearer',
  tag,
  summary: 'Say that one wants a question of another person answered too, or take that back',
  needs,
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id, questionId, voted: z.boolean(words.sayTrueOrFalse()) }),
  output: z.object({ voted: z.boolean(), votes: z.int().min(0) }),
})

export const chooseLiveReminder = endpoint({
  method: 'PUT',
  path: '/live-sessions/:id/reminder',
  access: 'bearer',
  tag,
  summary: 'Be reminded of a live session by mail, a day and an hour before, or not',
  needs,
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id, wanted: z.boolean(words.sayTrueOrFalse()) }),
  output: z.object({ wanted: z.boolean() }),
})

export const getLiveCalendar = endpoint({
  method: 'GET',
  path: '/live-sessions/:id/calendar',
  access: 'bearer',
  tag,
  summary: 'A live session as a calendar file',
  needs,
  refusals: ['not_found'],
  input: z.object({ id }),
  output: z.object({ fileName: z.string(), text: z.string() }),
})
