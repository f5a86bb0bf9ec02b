/** On to the next lesson, or back: across modules, and nowhere at the two ends of the course. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { CourseModule } from '#contract/course/courses.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/course/lesson-navigation.ts'
import { useKeys } from '#web/browser/use-keys.ts'
import { type LessonPlace, lessonAfter, lessonBefore } from '#web/features/course/lesson-order.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const hrefOf = ({ moduleId, lessonId }: LessonPlace): string => paths.module(moduleId, lessonId)

/** The lesson's title within this module; the module's number beyond it. */
const nameOf = ({ moduleId, lessonId }: LessonPlace, module: CourseModule): string =>
  module.sections.find((section) => section.id === lessonId)?.title ?? `module ${moduleId}`

/** The first lesson of this module that is neither read nor the one that Next leads to. */
const unreadOf = ({ sections }: CourseModule, here: string, after: LessonPlace | null) =>
  sections.find(
    ({ id, completed, content }) => !completed && content !== null && id !== here && id !== after?.lessonId,
  )

type UnreadProps = LessonNavigationProps & { after: LessonPlace | null }

/** Where Next would pass a lesson by: at one that is read already, or out of the module. */
const UnreadBefore = ({ module, section, after }: UnreadProps) => {
  const next = module.sections.find(({ id }) => id === after?.lessonId)
  const unread = next && !next.completed ? undefined : unreadOf(module, section.id, after)
  if (!unread) return null
  return (
    <p className="w-full">
      {rich(
        words.notReadYet<ReactNode>({
          title: unread.title,
          link: (text: ReactNode) => <TextLink to={paths.module(module.id, unread.id)}>{text}</TextLink>,
        }),
      )}
    </p>
  )
}

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
      className="flex flex-wrap justify-between gap-3 border-t border-line pt-6 max-sm:pt-4"
    >
      <UnreadBefore module={module} section={section} after={after} />
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
