/** The way through the course: lesson after lesson, module after module, with an end on both sides. */
import { type LessonId, lessonsPerModule, moduleCount } from '#core/course/outline.ts'

export type LessonPlace = { readonly moduleId: number; readonly lessonId: LessonId }

const placeAt = (position: number): LessonPlace | null => {
  if (position < 0 || position >= moduleCount * lessonsPerModule) return null
  const moduleId = Math.floor(position / lessonsPerModule) + 1
  return { moduleId, lessonId: `${moduleId}-${(position % lessonsPerModule) + 1}` }
}

const positionOf = (lessonId: string): number => {
  const [module = 0, lesson = 0] = lessonId.split('-').map(Number)
  return (module - 1) * lessonsPerModule + lesson - 1
}

/** null before the first lesson of module 1. */
export const lessonBefore = (lessonId: string): LessonPlace | null => placeAt(positionOf(lessonId) - 1)

/** null after the last lesson of module 7. */
export const lessonAfter = (lessonId: string): LessonPlace | null => placeAt(positionOf(lessonId) + 1)
