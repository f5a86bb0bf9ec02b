/** All parts of a case in the order of the path, each with how far it is. */
import { Check, Circle, CircleDot, Clock3 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseStep, CaseStepState } from '#core/case/parts.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import * as words from '#messages/appeal/step-list.ts'
import { stepNames } from '#web/case/words.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { stateNames } from '../../words.ts'

type StepListProps = {
  caseId: string
  steps: readonly CaseStepState[]
  /** The one that is open; none on the case's home. */
  here?: CaseStep | undefined
  /** The day that is still to be kept in a part. */
  dates: Readonly<Partial<Record<CaseStep, CalendarDate>>>
}

const icons = { empty: Circle, started: CircleDot, later: Clock3, done: Check }

const List = ({ caseId, steps, here, dates }: StepListProps) => (
  <ol className="stack">
    {steps.map(({ id, state }) => {
      const Icon = icons[state]
      const isHere = id === here
      const dueOn = dates[id]
      return (
        <li key={id}>
          <Link
            to={paths.appealCase(caseId, id)}
            aria-current={isHere ? 'page' : undefined}
            className={`flex min-h-11 items-center gap-3 rounded-md border-l-4 px-3 py-1.5 hover:bg-tint ${
              isHere ? 'border-action bg-tint font-bold' : 'border-transparent'
            }`}
          >
            <Icon
              aria-hidden="true"
              className={`size-5 shrink-0 ${state === 'empty' ? 'text-soft' : 'text-action'}`}
            />
            <span>
              {stepNames[id]}{' '}
              {/* The icon shows it; without room for a second line in each, all ten fit the window. */}
              <span className={state === 'later' ? 'text-sm font-normal text-soft' : 'sr-only'}>
                {stateNames[state]}
              </span>
              {dueOn !== undefined && (
                <span className="block text-sm font-normal text-soft">
                  {id === 'filing' && state === 'done'
                    ? words.petitionFiledPaymentDue({ day: formatPlainDate(dueOn) })
                    : formatPlainDate(dueOn)}
                </span>
              )}
            </span>
          </Link>
        </li>
      )
    })}
  </ol>
)

const summaryOf = ({ steps, here }: StepListProps): string => {
  const total = steps.length
  if (here !== undefined) return words.stepOf({ at: steps.findIndex(({ id }) => id === here) + 1, total })
  return words.allPartsOfDone({ done: steps.filter(({ state }) => state === 'done').length, total })
}

/** Open beside the part where there is room; folded above it on a phone. */
export const StepList = (props: StepListProps) => {
  const summary = summaryOf(props)
  return (
    <>
      <nav
        aria-label={words.partsOfTheCase()}
        className="hidden lg:sticky lg:top-20 lg:block lg:max-h-[calc(100vh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        <p className="mb-2 text-sm font-bold text-soft">{summary}</p>
        <List {...props} />
      </nav>
      <nav aria-label={words.partsOfTheCase()} className="lg:hidden">
        <Disclosure summary={summary}>
          <List {...props} />
        </Disclosure>
      </nav>
    </>
  )
}
