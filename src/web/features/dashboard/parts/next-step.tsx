/** The one next step: which lesson, how long it takes, and the way into it; when none is left, that of the case. */

import type { getProgress } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { caseStep } from '#core/case/step.ts'
import * as messages from '#messages/dashboard/next-step.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Progress = OutputOf<typeof getProgress>

const resting = ({ lessonsCompleted, lessonsTotal }: Progress) =>
  lessonsCompleted === lessonsTotal
    ? { title: messages.youveFinishedEveryLesson(), text: messages.youCanRereadThemAnyTime() }
    : {
        title: messages.youveFinishedEveryLessonThatsReady(),
        text: messages.wereStillWritingTheOthersEach(),
      }

type Onward = { readonly words: string; readonly to: string; readonly label: string }

const ownHome: Onward = {
  words: messages.nextCheckYourOwnHomeIt(),
  to: paths.propertySetup(),
  label: messages.checkYourHomesNumbers(),
}

const ownCase = ({ own, property }: Home): Onward => {
  if (own === null) {
    const words = messages.nextOpenACaseForKeep({ addressLine1: property.addressLine1 })
    return { words, to: paths.appeal(), label: messages.openYourCase() }
  }
  const { station, title, deadline } = caseStep({ ...own, today: todayInFlorida(new Date()) })
  const by = deadline?.certainty === 'estimate' ? 'about' : 'by'
  const day = deadline && `, ${by} ${formatCalendarDate(deadline.dueOn)}`
  const words = messages.yourNextStep2({ title, day: day ?? '' })
  return { words, to: paths.appealCase(own.id, station), label: messages.continueYourCase() }
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
          <h2 className="text-sm font-bold text-action">{messages.yourNextStep()}</h2>
          <p className="mt-1 font-serif text-xl font-semibold">{nextStep.title}</p>
          <p className="mt-1 text-soft">
            {messages.moduleAboutMinutes({ moduleId: nextStep.moduleId, minutes: nextStep.minutes })}
          </p>
        </div>
        <ButtonLink to={paths.module(nextStep.moduleId, nextStep.lessonId)} size="lg">
          {lessonsCompleted === 0 ? messages.start() : messages.next()}
          <span className="sr-only">: {nextStep.title}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}
