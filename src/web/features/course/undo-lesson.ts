/** Taking the mark from a completed lesson again: asked of the server first, shown after. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CourseModule, type ModuleSummary, undoLesson } from '#contract/course/courses.ts'
import { call } from '#web/call/api.ts'
import { marked, moduleQuery, unmarked } from '#web/features/course/data.ts'
import { type Completion, crossOut, waitingOf } from '#web/offline/waiting-completions.ts'
import { useUser } from '#web/session/session.ts'

const asTold = (module: CourseModule, { progress, status, lessons }: ModuleSummary): CourseModule => ({
  ...module,
  progress,
  status,
  sections: module.sections.map((section) => ({
    ...section,
    completed: lessons.find(({ id }) => id === section.id)?.completed ?? section.completed,
  })),
})

/**
 * Null: the mark only waited in this browser, and is gone. The server is asked all the same, since a mark whose
 * answer got lost may have reached it.
 */
const takeBack = async (userId: string, { moduleId, lessonId }: Completion) => {
  const isWaiting = waitingOf(userId).some((one) => one.lessonId === lessonId)
  crossOut(userId, { moduleId, lessonId })
  try {
    return (await call(undoLesson, { id: moduleId, lessonId })).module
  } catch (failure) {
    if (isWaiting) return null
    throw failure
  }
}

export const useUndoLesson = (moduleId: number, lessonId: string) => {
  const client = useQueryClient()
  const { id: userId } = useUser()
  const { queryKey } = moduleQuery(moduleId)
  return useMutation({
    mutationFn: () => takeBack(userId, { moduleId, lessonId }),
    onSuccess: (told) => {
      // A mark that waited may stand in what is shown alone (see withWaiting); only a change of the copy is drawn again.
      client.setQueryData(queryKey, (kept) => kept && marked(kept, lessonId))
      client.setQueryData(queryKey, (kept) => kept && (told ? asTold(kept, told) : unmarked(kept, lessonId)))
      const isElsewhere = (key: readonly unknown[]) => key[0] !== 'session' && key[0] !== 'course-module'
      return client.invalidateQueries({ predicate: (query) => isElsewhere(query.queryKey) })
    },
  })
}
