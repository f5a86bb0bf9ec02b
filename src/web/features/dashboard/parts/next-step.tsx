/** The one next step: which lesson, how long it takes, and the way into it. */
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getProgress } from '#contract/users.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

type Progress = OutputOf<typeof getProgress>

const finishedText = ({ lessonsCompleted, lessonsTotal }: Progress): string =>
  lessonsCompleted === lessonsTotal
    ? 'You have completed every lesson. You can read each of them again at any time.'
    : 'You have completed every lesson that is open to you. You can read each of them again at any time.'

export const NextStep = ({ progress }: { progress: Progress }) => {
  const { nextStep, lessonsCompleted } = progress
  if (nextStep === null) {
    return (
      <Card as="section" highlighted>
        <h2 className="text-xl">You are up to date</h2>
        <p className="mt-2">{finishedText(progress)}</p>
      </Card>
    )
  }
  return (
    <Card as="section" highlighted>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-sm font-bold text-action">Your next step</h2>
          <p className="mt-1 font-serif text-xl font-semibold">{nextStep.title}</p>
          <p className="mt-1 text-soft">
            Module {nextStep.moduleId}, about {nextStep.minutes} minutes
          </p>
        </div>
        <ButtonLink to={paths.module(nextStep.moduleId, nextStep.lessonId)} size="lg">
          {lessonsCompleted === 0 ? 'Start' : 'Continue'}
          <span className="sr-only">: {nextStep.title}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}
