/** The course as it is written in content/: read once at start, with its figures filled in by core. */
import type { CourseModule } from '#contract/courses.ts'
import type { LessonPlan, ModulePlan } from '#core/course/outline.ts'

type LibraryLesson = LessonPlan & { readonly summary: string }

export type LibraryModule = Omit<ModulePlan, 'lessons'> & {
  readonly description: string
  /** Absolute once the module has its video; empty until then. */
  readonly videoUrl: string
  readonly lessons: readonly LibraryLesson[]
}

type Section = CourseModule['sections'][number]

export type LessonText = Pick<Section, 'keyPoints' | 'doThisNow' | 'commonMistakes' | 'sources'> & {
  readonly html: string
}

export type CourseLibrary = {
  readonly modules: readonly LibraryModule[]
  /** null while the lesson is still being written. */
  readonly lessonText: (lessonId: string) => LessonText | null
}
