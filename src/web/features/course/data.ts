/** A module as the browser keeps it, and the marks put on its lessons: shown at once, saved after. */
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CourseModule, getModule, type ModuleSummary } from '#contract/course/courses.ts'
import { moduleProgress } from '#core/course/progress.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import {
  type Completion,
  send,
  useWaitingOf,
  waitingOf,
  writeDown,
} from '#web/offline/waiting-completions.ts'
import { useUser } from '#web/session/session.ts'

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

export const marked = (module: CourseModule, lessonId: string): CourseModule =>
  withCompleted(module, new Set([...idsOf(module.sections), lessonId]))

export const unmarked = (module: CourseModule, lessonId: string): CourseModule =>
  withCompleted(module, new Set(idsOf(module.sections).filter((id) => id !== lessonId)))

/** What the server knows, and what was marked here since it was asked. */
const confirmed = (module: CourseModule, { lessons }: ModuleSummary): CourseModule =>
  withCompleted(module, new Set([...idsOf(module.sections), ...idsOf(lessons)]))

const completionKey = ['complete-lesson']

/** With the marks that this browser still has to send. */
export const withWaiting =
  (userId: string) =>
  (module: CourseModule): CourseModule => {
    const waiting = waitingOf(userId).filter(({ moduleId }) => moduleId === module.id)
    if (waiting.length === 0) return module
    return withCompleted(
      module,
      new Set([...idsOf(module.sections), ...waiting.map(({ lessonId }) => lessonId)]),
    )
  }

export const useCompleteLesson = () => {
  const client = useQueryClient()
  const { id: userId } = useUser()
  const keyOf = ({ moduleId }: Completion) => moduleQuery(moduleId).queryKey
  return useMutation({
    mutationFn: (completion: Completion) => send(userId, completion),
    mutationKey: completionKey,
    onMutate: (completion) => {
      writeDown(userId, completion)
      client.setQueryData(keyOf(completion), (module) => module && marked(module, completion.lessonId))
    },
    onSuccess: ({ module }, completion) => {
      client.setQueryData(keyOf(completion), (kept) => kept && confirmed(kept, module))
      // The dashboard and the plan show this progress too.
      const isElsewhere = (queryKey: readonly unknown[]) =>
        queryKey[0] !== 'session' && queryKey[0] !== 'course-module'
      return client.invalidateQueries({ predicate: ({ queryKey }) => isElsewhere(queryKey) })
    },
  })
}

/** Marks that are shown here and that could not be sent; none while one is on its way. */
export const useWaiting = (): readonly Completion[] => {
  const { id: userId } = useUser()
  const isSending = useIsMutating({ mutationKey: completionKey }) > 0
  const waiting = useWaitingOf(userId)
  return isSending ? [] : waiting
}
