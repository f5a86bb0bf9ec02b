/** Live sessions as the browser keeps them: looked at again while the page is open, because a session opens by the clock. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  askLiveQuestion,
  chooseLiveReminder,
  getLiveCalendar,
  getLiveSession,
  type LiveQuestion,
  type LiveSession,
  listLiveSessions,
  takeBackLiveQuestion,
  voteForLiveQuestion,
} from '#contract/course/live-sessions.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { saveText } from '#web/browser/save-file.ts'
import { call } from '#web/call/api.ts'

const key = 'live-sessions'

/** Often enough that the link to join is there in time. */
const lookMilliseconds = 30_000

const looking = {
  staleTime: 0,
  refetchInterval: lookMilliseconds,
  refetchOnWindowFocus: true,
}

const readAllSessions = async (when: 'ahead' | 'past'): Promise<LiveSession[]> => {
  const sessions: LiveSession[] = []
  for (let page = 1; ; page += 1) {
    const answer = await call(listLiveSessions, { when, page })
    sessions.push(...answer.sessions)
    if (answer.sessions.length < answer.pageSize) return sessions
  }
}

export const sessionsAheadQuery = queryOptions({
  queryKey: [key, 'ahead'],
  queryFn: () => readAllSessions('ahead'),
  ...looking,
})

export const pastSessionsQuery = queryOptions({
  queryKey: [key, 'past'],
  queryFn: () => readAllSessions('past'),
})

const readAllQuestions = async (id: number): Promise<LiveQuestion[]> => {
  const questions: LiveQuestion[] = []
  for (let page = 1; ; page += 1) {
    const answer = await call(getLiveSession, { id, page })
    questions.push(...answer.questions)
    if (answer.questions.length < answer.pageSize) return questions
  }
}

export const questionsQuery = (id: number) =>
  queryOptions({ queryKey: [key, 'questions', id], queryFn: () => readAllQuestions(id), ...looking })

/** Sessions and questions are asked for again after a change. */
const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  })
}

export const useAsk = () =>
  useChange((input: InputOf<typeof askLiveQuestion>) => call(askLiveQuestion, input))

/** `onTakenBack` comes before the list is asked for again: what was pressed then still is there. */
export const useTakeBack = (onTakenBack: () => void) =>
  useChange(async (input: InputOf<typeof takeBackLiveQuestion>) => {
    await call(takeBackLiveQuestion, input)
    onTakenBack()
  })

export const useVote = () =>
  useChange((input: InputOf<typeof voteForLiveQuestion>) => call(voteForLiveQuestion, input))

export const useChooseReminder = () =>
  useChange((input: InputOf<typeof chooseLiveReminder>) => call(chooseLiveReminder, input))

export const useCalendarFile = () =>
  useMutation({
    mutationFn: async (id: number) => {
      const { fileName, text } = await call(getLiveCalendar, { id })
      saveText(fileName, 'text/calendar;charset=utf-8', text)
    },
  })
