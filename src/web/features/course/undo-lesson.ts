/** Taking the mark from a completed lesson again: asked of the server first, shown after. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CourseModule, type ModuleSummary, undoLesson } from '#contract/courses.ts'
import { call } from '#web/api.ts'
import { moduleQuery } from '#web/features/course/data.ts'
import { useUser } from '#web/session.ts'
import { type Completion, crossOut, waitingOf, writeDown } from '#web/waiting-completions.ts'

const asTold = (module: CourseModule, { progress, status, lessons }: ModuleSummary): CourseModule => ({
  ...module,
  progress,
  status,
  sections: module.sections.map((section) => ({
    ...section,
    completed: lessons.find(({ id }) => id === section.id)?.completed ?? section.completed,
  })),
})

/** A completion that still waits to be sent must not come after; it waits on when the server cannot be asked. */
const takeBack = async (userId: string, { moduleId, lessonId }: Completion) => {
  const isWaiting = waitingOf(userId).some((one) => one.lessonId === lessonId)
  crossOut(userId, { moduleId, lessonId })
  try {
    return await call(undoLesson, { id: moduleId, lessonId })
  } catch (failure) {
    if (isWaiting) writeDown(userId, { moduleId, lessonId })
    throw failure
  }
}

export const useUndoLesson = (moduleId: number, lessonId: string) => {
  const client = useQueryClient()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: () => takeBack(userId, { moduleId, lessonId }),
    onSuccess: ({ module }) => {
      client.setQueryData(moduleQuery(moduleId).queryKey, (kept) => kept && asTold(kept, module))
      const isElsewhere = (queryKey: readonly unknown[]) =>
        queryKey[0] !== 'session' && queryKey[0] !== 'course-module'
      return client.invalidateQueries({ predicate: ({ queryKey }) => isElsewhere(queryKey) })
    },
  })
}
