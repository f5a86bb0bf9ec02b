/** The person's questions and their answers, as the browser keeps them. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { type AnsweredQuestion, askQuestion, deleteQuestion, listQuestions } from '#contract/help/ask.ts'
import { call } from '#web/call/api.ts'

/** All that are kept. */
const pageSize = 50
const lookMilliseconds = 1500

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: async () => (await call(listQuestions, { pageSize })).questions,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ isBeingWorded }) => isBeingWorded) ? lookMilliseconds : false,
})

const without = (questions: readonly AnsweredQuestion[], id: string): AnsweredQuestion[] =>
  questions.filter((one) => one.id !== id)

type Asked = InputOf<typeof askQuestion>

export const useAsk = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (asked: Asked) => (await call(askQuestion, asked)).question,
    onSuccess: (asked) =>
      client.setQueryData(questionsQuery.queryKey, (known = []) => [asked, ...without(known, asked.id)]),
  })
}

export const useRemoveQuestion = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteQuestion, { id }),
    onSuccess: (_, id) => client.setQueryData(questionsQuery.queryKey, (known = []) => without(known, id)),
  })
}
