/** Where the course goes on, while a step of the case comes first. */
import type { getProgress } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/dashboard/continue-lesson.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type ContinueLessonProps = {
  lesson: NonNullable<OutputOf<typeof getProgress>['nextStep']>
  isFirst: boolean
}

export const ContinueLesson = ({ lesson, isFirst }: ContinueLessonProps) => (
  <Card as="section">
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
      <ButtonLink to={paths.module(lesson.moduleId, lesson.lessonId)} variant="secondary">
        {isFirst ? words.start() : words.continueWord()}
        <span className="sr-only">: {lesson.title}</span>
      </ButtonLink>
    </div>
  </Card>
)
