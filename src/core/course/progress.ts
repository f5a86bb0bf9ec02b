/** How far someone is, derived from the lessons they completed; nothing else is stored. */

import { percentDone } from '#core/percent.ts'
import { type LessonPlan, lessonsPerModule, type ModulePlan } from './outline.ts'

export type ModuleStatus = 'not_started' | 'in_progress' | 'completed'

/**
 * Percent of a module, rounded up, so that floor(percent ÷ 33.33) is the number of lessons done:
 * 0, 34, 67, 100.
 */
export const modulePercent = (completed: number): number => Math.ceil((100 * completed) / lessonsPerModule)

export const moduleProgress = (
  module: ModulePlan,
  completed: ReadonlySet<string>,
): { readonly progress: number; readonly status: ModuleStatus } => {
  const done = module.lessons.filter((lesson) => completed.has(lesson.id)).length
  if (done === module.lessons.length) return { progress: 100, status: 'completed' }
  return { progress: modulePercent(done), status: done === 0 ? 'not_started' : 'in_progress' }
}

export type CourseProgress = {
  readonly overallPercent: number
  readonly modulesCompleted: number
  readonly lessonsCompleted: number
  readonly lessonsTotal: number
  /** The first lesson, in order, that is not completed and can be read. */
  readonly nextStep: { readonly moduleId: number; readonly lesson: LessonPlan } | null
}

export const courseProgress = (
  modules: readonly ModulePlan[],
  completed: ReadonlySet<string>,
  isReadable: (lessonId: string) => boolean,
): CourseProgress => {
  const lessons = modules.flatMap((module) =>
    module.lessons.map((lesson) => ({ moduleId: module.id, lesson })),
  )
  const done = lessons.filter(({ lesson }) => completed.has(lesson.id)).length
  return {
    overallPercent: percentDone(done, lessons.length),
    modulesCompleted: modules.filter((module) => moduleProgress(module, completed).status === 'completed')
      .length,
    lessonsCompleted: done,
    lessonsTotal: lessons.length,
    nextStep: lessons.find(({ lesson }) => !completed.has(lesson.id) && isReadable(lesson.id)) ?? null,
  }
}
