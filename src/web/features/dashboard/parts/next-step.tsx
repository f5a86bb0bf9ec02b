/** The one next step: which lesson, how long it takes, and the way into it; when none is left, that of the case. */

import type { getProgress } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { caseStep } from '#core/case/step.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Progress = OutputOf<typeof getProgress>

const resting = ({ lessonsCompleted, lessonsTotal }: Progress) =>
  lessonsCompleted === lessonsTotal
    ? { title: 'You’ve finished every lesson', text: 'You can reread them any time.' }
    : {
        title: 'You’ve finished every lesson that’s ready',
        text: 'We’re still writing the others. Each one opens in the list below when it’s done.',
      }

type Onward = { readonly words: string; readonly to: string; readonly label: string }

const ownHome: Onward = {
  words: 'Next, check your own home. It takes about five minutes with your TRIM notice.',
  to: paths.propertySetup(),
  label: 'Check your home’s numbers',
}

const ownCase = ({ own, property }: Home): Onward => {
  if (own === null) {
    const words = `Next, open a case for ${property.addressLine1}. Keep everything you gather in it.`
    return { words, to: paths.appeal(), label: 'Open your case' }
  }
  const { station, title, deadline } = caseStep({ ...own, today: todayInFlorida(new Date()) })
  const by = deadline?.certainty === 'estimate' ? 'about' : 'by'
  const day = deadline && `, ${by} ${formatCalendarDate(deadline.dueOn)}`
  const words = `Your next step: ${title}${day ?? ''}.`
  return { words, to: paths.appealCase(own.id, station), label: 'Continue your case' }
}

type NextStepProps = {
  progress: Progress
  /** Leads on when no lesson is left. */
  home: Home | null
}

const NoLessonLeft = ({ progress, home }: NextStepProps) => {
  const { title, text } = resting(progress)
  const { words, to, label } = home === null ? ownHome : ownCase(home)
  return (
    <Card as="section" highlighted>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="measure">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1">{text}</p>
          <p className="mt-1">{words}</p>
        </div>
        <ButtonLink to={to} size="lg">
          {label}
        </ButtonLink>
      </div>
    </Card>
  )
}

export const NextStep = ({ progress, home }: NextStepProps) => {
  const { nextStep, lessonsCompleted } = progress
  if (nextStep === null) return <NoLessonLeft progress={progress} home={home} />
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
