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
