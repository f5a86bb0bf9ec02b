/** On to the next lesson, or back: across modules, and nowhere at the two ends of the course. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { CourseModule } from '#contract/course/courses.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/course/lesson-navigation.ts'
import { useKeys } from '#web/browser/use-keys.ts'
import { type LessonPlace, lessonAfter, lessonBefore } from '#web/features/course/lesson-order.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

const hrefOf = ({ moduleId, lessonId }: LessonPlace): string => paths.module(moduleId, lessonId)

/** The lesson's title within this module; the module's number beyond it. */
const nameOf = ({ moduleId, lessonId }: LessonPlace, module: CourseModule): string =>
  module.sections.find((section) => section.id === lessonId)?.title ?? `module ${moduleId}`

type LessonNavigationProps = { module: CourseModule; section: CourseModule['sections'][number] }

export const LessonNavigation = ({ module, section }: LessonNavigationProps) => {
  const before = lessonBefore(section.id)
  const after = lessonAfter(section.id)
  const navigate = useNavigate()
  const goTo = (place: LessonPlace | null) => {
    if (place) void navigate(hrefOf(place))
  }
  useKeys({ n: () => goTo(after), b: () => goTo(before) })
  return (
    <nav
      aria-label={words.previousAndNextLesson()}
      className="flex flex-wrap justify-between gap-3 border-t border-line pt-6"
    >
      {before && (
        <ButtonLink to={hrefOf(before)} variant="secondary">
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {words.previous()}
            <span className="sr-only">: {nameOf(before, module)}</span>
          </span>
        </ButtonLink>
      )}
      {after && (
        <div className="ml-auto">
          <ButtonLink to={hrefOf(after)} variant={section.completed ? 'primary' : 'secondary'}>
            <span>
              {words.next()}
              <span className="sr-only">: {nameOf(after, module)}</span>
            </span>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </ButtonLink>
        </div>
      )}
    </nav>
  )
}
