/** The one next step: that of the case once its day is near, else the next lesson; when neither is left, the home. */

import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import type { getProgress } from '#contract/account/users.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import { type CalendarDate, daysBetween, todayInFlorida } from '#core/calendar-date.ts'
import { caseFirstDays } from '#core/case/params.ts'
import * as messages from '#messages/dashboard/next-step.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { ownDeadlines, type ShownDeadline } from '#web/features/dashboard/own-deadlines.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { dayToAct } from '#words/season/shut-day.ts'
import { StepDates } from './next-deadline.tsx'
import { OpenCaseButton } from './open-case-button.tsx'
import { dueOf, StepCard } from './step-card.tsx'

const CaseStep = lazy(async () => ({ default: (await import('./case-step.tsx')).CaseStep }))

type Progress = OutputOf<typeof getProgress>

type NextCaseStep = ListedCase['nextStep']

/** The day that the step names, so that nothing else on the page need shout it. */
export const dayOfStep = (home: Home | null, step: NextCaseStep | null): CalendarDate | null =>
  step?.deadline ? dayToAct(step.deadline, todayInFlorida(new Date())).on : petitionNear(home)

type Lesson = NonNullable<Progress['nextStep']>

const OfCourse = ({ lesson, isFirst }: { lesson: Lesson; isFirst: boolean }) => (
  <StepCard
    kicker={messages.yourNextStep()}
    title={lesson.title}
    action={
      <ButtonLink to={paths.module(lesson.moduleId, lesson.lessonId)} size="lg">
        {isFirst ? messages.start() : messages.next()}
        <span className="sr-only">: {lesson.title}</span>
      </ButtonLink>
    }
  >
    <p>{messages.moduleAboutMinutes({ moduleId: lesson.moduleId, minutes: lesson.minutes })}</p>
  </StepCard>
)

const restingWords = ({ lessonsCompleted, lessonsTotal }: Progress) =>
  lessonsCompleted === lessonsTotal
    ? { title: messages.youveFinishedEveryLesson(), text: messages.youCanRereadThemAnyTime() }
    : {
        title: messages.youveFinishedEveryLessonThatsReady(),
        text: messages.wereStillWritingTheOthersEach(),
      }

const OfHome = ({ progress, home }: { progress: Progress; home: Home | null }) => {
  const { title, text } = restingWords(progress)
  return (
    <StepCard
      title={title}
      action={
        home ? (
          <OpenCaseButton home={home} size="lg" />
        ) : (
          <ButtonLink to={paths.propertySetup()} size="lg">
            {messages.checkYourHomesNumbers()}
          </ButtonLink>
        )
      }
    >
      <p>{text}</p>
      <p>
        {home
          ? messages.nextOpenACaseForKeep({ address: home.property.addressLine1 })
          : messages.nextCheckYourOwnHomeIt()}
      </p>
    </StepCard>
  )
}

/** No case yet, and its first day is near: that day. */
const petitionToOpen = (home: Home | null): ShownDeadline | null => {
  const today = todayInFlorida(new Date())
  const due = ownDeadlines(home, today).find(({ id }) => id.startsWith('petition-'))
  if (home === null || home.own || !due) return null
  return daysBetween(today, dayToAct(due, today).on) <= caseFirstDays ? due : null
}

export const petitionNear = (home: Home | null): CalendarDate | null => {
  const due = petitionToOpen(home)
  return due && dayToAct(due, todayInFlorida(new Date())).on
}

/** Where the own price speaks against a lower value a case is for who has evidence, and says so. */
const OfNewCase = ({ home, due, dates }: { home: Home; due: ShownDeadline; dates: ReactNode }) => {
  const { data } = useQuery(homeOutlookQuery(home.property.id))
  const needsEvidence = data?.outlook.verdict?.reason === 'own_sale_speaks_against'
  const address = home.property.addressLine1
  return (
    <StepCard
      kicker={messages.yourNextStep()}
      title={needsEvidence ? messages.onlyWithEvidence({ address }) : messages.openACaseFor({ address })}
      due={dueOf(due)}
      action={<OpenCaseButton home={home} size="lg" />}
      dates={dates}
    >
      <p className="max-sm:hidden">{messages.startHere()}</p>
    </StepCard>
  )
}

type NextStepProps = {
  progress: Progress
  home: Home | null
  /** The step of the case, where it comes first. */
  step: NextCaseStep | null
  /** Filing does not pay: no day of it is a reason to begin. */
  isQuiet: boolean
}

export const NextStep = ({ progress, home, step, isQuiet }: NextStepProps) => {
  const dates = isQuiet ? null : <StepDates home={home} toldOn={dayOfStep(home, step)} />
  if (step && home?.own) return <CaseStep caseId={home.own.id} next={step} dates={dates} />
  const near = isQuiet ? null : petitionToOpen(home)
  if (near && home) return <OfNewCase home={home} due={near} dates={dates} />
  const { nextStep, lessonsCompleted } = progress
  if (nextStep) return <OfCourse lesson={nextStep} isFirst={lessonsCompleted === 0} />
  return <OfHome progress={progress} home={home} />
}
