/** The one next step: which lesson, how long it takes, and the way into it. */
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getProgress } from '#contract/users.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

type Progress = OutputOf<typeof getProgress>

const resting = ({ lessonsCompleted, lessonsTotal }: Progress) =>
  lessonsCompleted === lessonsTotal
    ? { title: 'You have completed every lesson', text: 'You can read each of them again at any time.' }
    : {
        title: 'You have read all that is written so far',
        text: 'The other lessons are being written; each one opens in the list below when it is finished.',
      }

const NoLessonLeft = ({ progress }: { progress: Progress }) => {
  const { title, text } = resting(progress)
  return (
    <Card as="section" highlighted>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="measure">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1">{text}</p>
          <p className="mt-1">Your next step is your own home: about five minutes, with your TRIM notice.</p>
        </div>
        <ButtonLink to={paths.propertySetup()} size="lg">
          Check your home’s numbers
        </ButtonLink>
      </div>
    </Card>
  )
}

export const NextStep = ({ progress }: { progress: Progress }) => {
  const { nextStep, lessonsCompleted } = progress
  if (nextStep === null) return <NoLessonLeft progress={progress} />
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
