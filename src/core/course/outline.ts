/** The shape of the course: seven modules of three lessons, in a fixed order. */

export type LessonId = `${number}-${number}`

export type LessonPlan = { readonly id: LessonId; readonly title: string; readonly minutes: number }

export type ModulePlan = {
  readonly id: number
  readonly title: string
  readonly lessons: readonly LessonPlan[]
}

export const moduleCount = 7
export const lessonsPerModule = 3

/** `1-2` is the second lesson of module 1. */
export const moduleOfLesson = (lessonId: string): number => Number(lessonId.split('-')[0])
