/** Taking the mark from a completed lesson again: asked of the server first, shown after. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CourseModule, type ModuleSummary, undoLesson } from '#contract/courses.ts'
import { call } from '#web/api.ts'
import { moduleQuery } from '#web/features/course/data.ts'

const asTold = (module: CourseModule, { progress, status, lessons }: ModuleSummary): CourseModule => ({
  ...module,
  progress,
  status,
  sections: module.sections.map((section) => ({
    ...section,
    completed: lessons.find(({ id }) => id === section.id)?.completed ?? section.completed,
  })),
})

export const useUndoLesson = (moduleId: number, lessonId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(undoLesson, { id: moduleId, lessonId }),
    onSuccess: ({ module }) => {
      client.setQueryData(moduleQuery(moduleId).queryKey, (kept) => kept && asTold(kept, module))
      const isElsewhere = (queryKey: readonly unknown[]) =>
        queryKey[0] !== 'session' && queryKey[0] !== 'course-module'
      return client.invalidateQueries({ predicate: ({ queryKey }) => isElsewhere(queryKey) })
    },
  })
}
