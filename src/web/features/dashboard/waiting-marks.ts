/** The figures of the dashboard with the marks that this browser still has to send. */

import type { getProgress } from '#contract/account/users.ts'
import type { ModuleSummary } from '#contract/course/courses.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { courseProgress, moduleProgress } from '#core/course/progress.ts'
import type { Completion } from '#web/offline/waiting-completions.ts'

type Shown = {
  readonly progress: OutputOf<typeof getProgress>
  readonly modules: ModuleSummary[]
}

const planOf = ({ id, title, lessons }: ModuleSummary) => ({
  id,
  title,
  lessons: lessons.map((lesson) => {
    const [module = 0, at = 0] = lesson.id.split('-').map(Number)
    return { id: `${module}-${at}` as const, title: lesson.title, minutes: lesson.minutes }
  }),
})

const isMarked = (lesson: ModuleSummary['lessons'][number], waiting: readonly Completion[]): boolean =>
  lesson.completed || waiting.some(({ lessonId }) => lessonId === lesson.id)

/** `unsent`: how many of the marks the server does not know yet. */
export const withWaitingMarks = (
  told: Shown,
  waiting: readonly Completion[],
): Shown & { readonly unsent: number } => {
  const lessons = told.modules.flatMap((module) => module.lessons)
  const unsent = lessons.filter((lesson) => !lesson.completed && isMarked(lesson, waiting)).length
  if (unsent === 0) return { ...told, unsent }
  const done = new Set(lessons.filter((lesson) => isMarked(lesson, waiting)).map(({ id }) => id))
  const readable = new Set(lessons.filter(({ available }) => available).map(({ id }) => id))
  const plans = told.modules.map(planOf)
  const { nextStep, ...figures } = courseProgress(plans, done, (id) => readable.has(id))
  return {
    unsent,
    progress: {
      ...told.progress,
      ...figures,
      nextStep: nextStep && {
        moduleId: nextStep.moduleId,
        lessonId: nextStep.lesson.id,
        title: nextStep.lesson.title,
        minutes: nextStep.lesson.minutes,
      },
    },
    modules: told.modules.map((module) => ({
      ...module,
      ...moduleProgress(planOf(module), done),
      lessons: module.lessons.map((lesson) => ({ ...lesson, completed: done.has(lesson.id) })),
    })),
  }
}
