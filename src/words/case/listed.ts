/** Owns how a case is told outside its own pages: how far it is, its next step, and its days. */
import type { Deadline, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { keyDates, knownKeyDates } from '#core/case/days/key-dates.ts'
import { caseTimeline } from '#core/case/days/timeline.ts'
import { withCase } from '#core/case/days/with-case.ts'
import type { CaseNow, NextCaseStep } from '#core/case/step/next-step.ts'
import { caseProgress } from '#core/case/step/progress.ts'
import { improvedAt } from '#core/case/step/steps.ts'
import { isUnderWay } from '#core/document/facts/playbook/money.ts'
import { evidenceReadyBy } from '../deadline/evidence-days.ts'
import { tellDeadline } from '../deadline/tell.ts'
import { dayToAct } from '../season/shut-day.ts'
import { tellStep } from './step.ts'

/** What a list shows of a day. */
const dayOf = ({ id, title, dueOn, certainty }: ToldDeadline) => ({ id, title, dueOn, certainty })

/** Our own earlier day is told with the last one by law, as one. */
const dayOfStep = ({ deadline }: NextCaseStep, now: CaseNow) => {
  const { evidence } = keyDates(now)
  if (deadline?.purpose.code !== 'evidence_aim' || evidence === null)
    return deadline && tellDeadline(deadline)
  return {
    ...tellDeadline(evidence),
    certainty: deadline.certainty,
    title: evidenceReadyBy(deadline.purpose.hearingOn),
  }
}

const stepTold = (next: NextCaseStep, now: CaseNow) => {
  const { step, minutes, isMeanwhile } = next
  const told = dayOfStep(next, now)
  return {
    step,
    ...tellStep(next),
    minutes,
    isMeanwhile,
    improvedAt: improvedAt(next.id),
    dueOn: told && dayToAct(told, now.today).on,
    deadline: told && dayOf(told),
  }
}

/** `yearly`: the days of the year for the home. What is only our suggestion is left to the case itself. */
export const tellCase = (now: CaseNow, yearly: readonly Deadline[]) => {
  const { next, steps, done } = caseProgress(now)
  return {
    stepsDone: done,
    stepsTotal: steps.length,
    nextStep: stepTold(next, now),
    dates: knownKeyDates(now).map(({ kind, deadline }) => {
      const { title, dueOn, certainty } = tellDeadline(deadline)
      return { kind, title, dueOn, certainty }
    }),
    petitionFiledOn: now.file.filing.petitionFiledOn,
    isUnderWay: isUnderWay(now.file),
    stops: [...caseTimeline(now)],
    daysAhead: withCase(yearly, now)
      .filter(({ certainty }) => certainty !== 'suggestion')
      .map(tellDeadline)
      .map((told) => ({ ...dayOf(told), detail: told.detail, source: told.source })),
  }
}
