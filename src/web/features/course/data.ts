/** A module as the browser keeps it, and the marks put on its lessons: shown at once, saved after. */
import {
  type MutationState,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { type CourseModule, completeLesson, getModule, type ModuleSummary } from '#contract/courses.ts'
import { moduleProgress } from '#core/course/progress.ts'
import { ApiFailure, call } from '#web/api.ts'

export const isForbidden = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'forbidden'

/** Asking again cannot help. */
export const isFinal = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status !== null && failure.status < 500

export const moduleQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['course-module', moduleId],
    queryFn: async () => (await call(getModule, { id: moduleId })).module,
    retry: (failures, failure) => !isFinal(failure) && failures < 1,
  })

export type Completion = {
  readonly moduleId: number
  readonly lessonId: string
}

const withCompleted = (module: CourseModule, completed: ReadonlySet<string>): CourseModule => ({
  ...module,
  ...moduleProgress({ id: module.id, title: module.title, lessons: module.sections.map(planOf) }, completed),
  sections: module.sections.map((section) => ({ ...section, completed: completed.has(section.id) })),
})

const planOf = ({ id, title }: CourseModule['sections'][number]) => {
  const [module = 0, lesson = 0] = id.split('-').map(Number)
  return { id: `${module}-${lesson}` as const, title, minutes: 0 }
}

const idsOf = (lessons: readonly { id: string; completed: boolean }[]): string[] =>
  lessons.filter(({ completed }) => completed).map(({ id }) => id)

const marked = (module: CourseModule, lessonId: string): CourseModule =>
  withCompleted(module, new Set([...idsOf(module.sections), lessonId]))

/** What the server knows, and what was marked here since it was asked. */
const confirmed = (module: CourseModule, { lessons }: ModuleSummary): CourseModule =>
  withCompleted(module, new Set([...idsOf(module.sections), ...idsOf(lessons)]))

const completionKey = ['complete-lesson']

export const useCompleteLesson = () => {
  const client = useQueryClient()
  const keyOf = ({ moduleId }: Completion) => moduleQuery(moduleId).queryKey
  return useMutation({
    mutationKey: completionKey,
    mutationFn: ({ moduleId, ...done }: Completion) => call(completeLesson, { id: moduleId, ...done }),
    onMutate: (completion) => {
      client.setQueryData(keyOf(completion), (module) => module && marked(module, completion.lessonId))
    },
    onSuccess: ({ module }, completion) => {
      client.setQueryData(keyOf(completion), (kept) => kept && confirmed(kept, module))
      // The dashboard and the plan show this progress too.
      const isElsewhere = (queryKey: readonly unknown[]) =>
        queryKey[0] !== 'session' && queryKey[0] !== 'course-module'
      return client.invalidateQueries({ predicate: ({ queryKey }) => isElsewhere(queryKey) })
    },
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Marks that are shown but could not be saved: the last attempt for each lesson failed. */
export const useUnsavedLessons = (): readonly Completion[] => {
  const attempts = useMutationState({
    filters: { mutationKey: completionKey },
    select: ({ state }) => state as MutationState<unknown, Error, Completion>,
  })
  const latest = new Map(attempts.map((attempt) => [attempt.variables?.lessonId, attempt]))
  return [...latest.values()].flatMap(({ status, variables }) =>
    status === 'error' && variables ? [variables] : [],
  )
}
