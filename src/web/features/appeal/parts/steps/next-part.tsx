/** The one way on from a step of a case: to the step that is due, or through the steps in their order. */
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import { CASE_STEPS, type CaseStep, isAddedLater } from '#core/case/parts.ts'
import { improvedAt } from '#core/case/step/steps.ts'
import { isUnderWay } from '#core/document/facts/playbook/money.ts'
import * as words from '#messages/appeal/next-part.ts'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { dayToAct } from '#words/season/shut-day.ts'
import type { WorkingCase } from '../../use-working-case.ts'

const at = (step: CaseStep): number => CASE_STEPS.indexOf(step)

/** Nothing of it is open, or what is open comes later. */
const isSettled = ({ steps }: Pick<WorkingCase, 'steps'>, step: CaseStep): boolean =>
  steps.some(({ id, state }) => id === step && (state === 'done' || state === 'later'))

/** On the way to the step that is due nothing that was begun is passed over, unless the petition has to go first. */
const onTheWay = ({ steps, next }: WorkingCase, here: CaseStep): CaseStep => {
  const begun = CASE_STEPS.slice(at(here) + 1, at(next.step)).find((step) =>
    steps.some(({ id, state }) => id === step && state === 'started'),
  )
  return next.id === 'file_now' ? next.step : (begun ?? next.step)
}

/** Of a step that is done the case's next step is the way on where it lies ahead, or where all is gathered: what was left open is not gone back to at every step. */
const stepAfter = (working: WorkingCase, here: CaseStep): CaseStep | undefined => {
  const { steps, next, isAdvisedAgainst, isBesideSales } = working
  // Sales chosen anew come to another value than the one asked for before.
  if (here === 'comparables' && isBesideSales) return 'value'
  // The paper that the case rests on is asked for there.
  const asksClosing = steps.some(
    ({ id, state, lacking }) =>
      id === 'papers' && state !== 'later' && lacking.some(({ code }) => code === 'closing_statement'),
  )
  if (here === 'condition' && asksClosing) return 'papers'
  const isWayOn = isSettled(working, here) && !isAdvisedAgainst
  if (isWayOn && at(next.step) > at(here)) return onTheWay(working, here)
  const following = CASE_STEPS.slice(at(here) + 1)
  const onward = following.find((step) => !isSettled(working, step)) ?? following[0]
  const isGathered = onward !== undefined && at(here) < at('filing') && at(onward) >= at('filing')
  return isWayOn && isGathered ? next.step : onward
}

/** The petition is decided on, filed, or in. */
const filingOf = ({ next, file, isAdvisedAgainst }: WorkingCase): 'decide' | 'filing' | 'filed' => {
  if (isUnderWay(file)) return 'filed'
  return isAdvisedAgainst || improvedAt(next.id) !== null ? 'decide' : 'filing'
}

type NextPartProps = {
  working: WorkingCase
  here: CaseStep
}

export const NextPart = ({ working, here }: NextPartProps) => {
  const { opened, next, today, file, steps, draft } = working
  const { tier } = useUser()
  const to = stepAfter(working, here)
  if (to === undefined) return null
  // Until then what the step asks is the thing to do.
  const isDone = isSettled(working, here)
  const variant = isDone ? 'primary' : 'secondary'
  // Who goes on without a paper that may come later adds it later.
  const comesLater = steps.some(
    (step) =>
      step.id === here && step.state !== 'later' && isAddedLater({ ...file, papersComeLater: true }, step),
  )
  const isElsewhere = to === next.step && to !== CASE_STEPS[at(here) + 1]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink
        to={paths.appealCase(opened.id, to)}
        variant={variant}
        onClick={comesLater ? () => draft.change('papersComeLater', true) : undefined}
      >
        {words.next({ part: to === 'filing' ? filingOf(working) : to })}
      </ButtonLink>
      {isElsewhere && next.deadline && (
        <p>
          {words.dueBy({
            day: formatCalendarDate(dayToAct(next.deadline, today).on),
            isPetition: next.deadline.id.startsWith('petition') && to !== 'filing' ? 'yes' : 'no',
          })}
        </p>
      )}
      {here === 'value' && isDone && tier === 'ai_enhanced' && (
        <TextLink to={`${paths.appealCase(opened.id)}#case-documents`}>{words.prepareEverything()}</TextLink>
      )}
    </div>
  )
}
