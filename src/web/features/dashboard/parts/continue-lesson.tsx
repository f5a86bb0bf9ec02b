/** Where the course goes on: second to a step of the case on Home, first on the page of the course. */
import type { getProgress } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/dashboard/continue-lesson.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type ContinueLessonProps = {
  lesson: NonNullable<OutputOf<typeof getProgress>['nextStep']>
  isFirst: boolean
  /** On the page of the course it is what to do. */
  isMain?: boolean
}

export const ContinueLesson = ({ lesson, isFirst, isMain = false }: ContinueLessonProps) => (
  <Card as="section" highlighted={isMain}>
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div>
        <h2 className="text-sm font-bold text-action">
          {isFirst ? words.startTheCourse() : words.continueTheCourse()}
        </h2>
        <p className="font-serif text-lg font-semibold">{lesson.title}</p>
        <p className="text-sm text-soft">
          {words.moduleAboutMinutes({ moduleId: lesson.moduleId, minutes: lesson.minutes })}
        </p>
      </div>
      <ButtonLink
        to={paths.module(lesson.moduleId, lesson.lessonId)}
        variant={isMain ? 'primary' : 'secondary'}
      >
        {isFirst ? words.start() : words.continueWord()}
        <span className="sr-only">: {lesson.title}</span>
      </ButtonLink>
    </div>
  </Card>
)
