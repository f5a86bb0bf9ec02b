/** The film of a lesson, asked for again while it is being made. */
import { queryOptions } from '@tanstack/react-query'
import { getLessonFilm } from '#contract/course/films.ts'
import { call } from '#web/call/api.ts'
import { isFinal } from '#web/features/course/data.ts'

const askAgainMilliseconds = 10_000

export const lessonFilmQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['lesson-film', lessonId],
    queryFn: async () => (await call(getLessonFilm, { lessonId })).film,
    refetchInterval: ({ state }) => (state.data?.status === 'preparing' ? askAgainMilliseconds : false),
    retry: (failures, failure) => !isFinal(failure) && failures < 1,
  })
