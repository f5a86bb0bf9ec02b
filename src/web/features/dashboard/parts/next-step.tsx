/** The one next step: that of the case once its day is near, else the next lesson; when neither is left, the home. */

import { useQuery } from '@tanstack/react-query'
import { Clock3 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { getProgress } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, daysBetween, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { caseFirstDays } from '#core/case/params.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import { improvedAt } from '#core/case/step/steps.ts'
import * as messages from '#messages/dashboard/next-step.ts'
import { DecideWays } from '#web/case/decide-ways.tsx'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { ownDeadlines } from '#web/features/dashboard/own-deadlines.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { tellStep } from '#words/case/step.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { dayToAct, tellShutDay } from '#words/season/shut-day.ts'
import { StepDates } from './next-deadline.tsx'
import { OpenCaseButton } from './open-case-button.tsx'

type Progress = OutputOf<typeof getProgress>

/** The day to keep: when, what has to be done by then, and why it is not the last day itself. */
type DueDay = { readonly by: string; readonly what: string; readonly why: string }

type StepCardProps = {
  kicker?: string
  title: string
  due?: DueDay | undefined
  action: ReactNode
  /** What is behind the day, folded. */
  dates?: ReactNode
  children?: ReactNode
}

/** Color does not say alone that it is a deadline: the clock does too. */
const Due = ({ by, what }: DueDay) => (
  <div className="mt-2 rounded-md border border-l-4 sm:mt-4 border-amber-line bg-amber-tint px-2 py-1 text-sm leading-snug text-ink sm:px-3 sm:py-2 sm:text-base">
    <p className="font-bold">
      <Clock3 aria-hidden="true" className="mr-[0.4em] inline size-[1em] align-[-0.1em] text-amber" />
      {by}
    </p>
    <p className="few-words:hidden">{what}.</p>
  </div>
)

const StepCard = ({ kicker, title, due, action, dates, children }: StepCardProps) => (
  <section className="stack min-w-0 grow gap-3 few-words:gap-2 rounded-lg border-2 border-action bg-surface px-4 py-3 sm:gap-4 sm:p-6">
    <div className="measure min-w-0">
      {kicker && <h2 className="text-sm font-bold text-action">{kicker}</h2>}
      {kicker ? (
        <p className="font-serif text-lg leading-tight font-semibold sm:mt-1 sm:text-xl">{title}</p>
      ) : (
        <h2 className="text-xl">{title}</h2>
      )}
      {due && <Due {...due} />}
    </div>
    {due && <p className="hidden text-sm few-words:order-1 few-words:block">{due.what}.</p>}
    {children && (
      <div
        className={`measure -mt-2 min-w-0 text-soft few-words:order-1 few-words:mt-0 ${due ? 'sm:mt-0' : 'sm:-mt-3'}`}
      >
        {children}
      </div>
    )}
    <div className="stack sm:items-start">{action}</div>
    {/* The button is to be seen on a phone's first screen. */}
    {due?.why && <p className="measure text-sm text-soft few-words:order-1">{due.why}</p>}
    {dates && <div className="stack few-words:order-1">{dates}</div>}
  </section>
)

/** The day that the step names, so that nothing else on the page need shout it. */
export const dayOfStep = (home: Home | null, step: NextCaseStep | null): CalendarDate | null =>
  step?.deadline ? dayToAct(step.deadline, todayInFlorida(new Date())).on : petitionNear(home)

const dueOf = (deadline: Deadline | null): DueDay | undefined => {
  if (!deadline) return undefined
  const { on, why } = dayToAct(deadline, todayInFlorida(new Date()))
  const day = formatCalendarDate(on)
  return {
    by: deadline.certainty === 'estimate' ? messages.aroundDay({ day }) : messages.byDay({ day }),
    what: tellDeadline(deadline).title,
    why: why && tellShutDay(deadline.dueOn, on),
  }
}

type WithDates = { dates: ReactNode }

const WayOn = ({ caseId, next }: { caseId: string; next: NextCaseStep }) => {
  const better = improvedAt(next.id)
  if (better !== null) return <DecideWays caseId={caseId} improvedAt={better} size="lg" />
  return (
    // While the notice of hearing is waited for the case itself has what can be done.
    <ButtonLink to={paths.appealCase(caseId, ...(next.id === 'await_hearing' ? [] : [next.step]))} size="lg">
      {messages.continueYourCase()}
    </ButtonLink>
  )
}

const OfCase = ({ caseId, next, dates }: WithDates & { caseId: string; next: NextCaseStep }) => (
  <StepCard
    kicker={messages.yourNextStep()}
    title={tellStep(next).title}
    due={dueOf(next.deadline)}
    action={<WayOn caseId={caseId} next={next} />}
    dates={dates}
  >
    {(improvedAt(next.id) !== null || next.isMeanwhile || next.id === 'await_hearing') && (
      <p>{tellStep(next).detail}</p>
    )}
    {next.minutes !== null && <p className="text-sm">{messages.takesMinutes({ minutes: next.minutes })}</p>}
  </StepCard>
)

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
const petitionToOpen = (home: Home | null): Deadline | null => {
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
const OfNewCase = ({ home, due, dates }: WithDates & { home: Home; due: Deadline }) => {
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
  if (step && home?.own) return <OfCase caseId={home.own.id} next={step} dates={dates} />
  const near = isQuiet ? null : petitionToOpen(home)
  if (near && home) return <OfNewCase home={home} due={near} dates={dates} />
  const { nextStep, lessonsCompleted } = progress
  if (nextStep) return <OfCourse lesson={nextStep} isFirst={lessonsCompleted === 0} />
  return <OfHome progress={progress} home={home} />
}
