/** The questions of a lesson or a final test as the browser keeps them, and the sending of answers. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerQuiz, getQuiz } from '#contract/course/quizzes.ts'
import { call } from '#web/call/api.ts'
import { isFinal } from '#web/features/course/data.ts'
import type { QuestionsDraft } from '#web/features/course/questions/draft.ts'

export const quizQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['quiz', quizId],
    queryFn: () => call(getQuiz, { quizId }),
    retry: (failures, failure) => !isFinal(failure) && failures < 1,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A try that is sent again, because its answer got lost, carries the same id and counts once. */
export const useSendAnswers = (quizId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ tryId, answers }: QuestionsDraft) => call(answerQuiz, { quizId, tryId, answers }),
    onSuccess: ({ record, judged }) => {
      client.setQueryData(quizQuery(quizId).queryKey, (kept) => kept && { ...kept, record, lastTry: judged })
      // The module page and the dashboard show what was passed.
      const isElsewhere = (queryKey: readonly unknown[]) =>
        queryKey[0] !== 'session' && queryKey[0] !== 'quiz'
      return client.invalidateQueries({ predicate: ({ queryKey }) => isElsewhere(queryKey) })
    },
  })
}
