/** Where a person is in a short sequence of steps. */
import { Check } from 'lucide-react'
import * as words from '#messages/ui/stepper.ts'

type StepperProps = {
  label: string
  steps: readonly string[]
  /** Counted from 1. */
  current: number
}

const marks = {
  done: 'border-action bg-action text-on-action',
  current: 'border-action bg-tint text-action',
  later: 'border-control text-soft',
}

export const Stepper = ({ label, steps, current }: StepperProps) => (
  <nav aria-label={label}>
    <p className="text-sm text-soft">{words.stepOf({ at: current, total: steps.length })}</p>
    <ol className="mt-2 flex flex-wrap gap-2 sm:gap-4">
      {steps.map((step, at) => {
        const state = at + 1 < current ? 'done' : at + 1 === current ? 'current' : 'later'
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            className={`flex flex-1 items-center gap-3 border-t-4 pt-3 ${state === 'later' ? 'border-line' : 'border-action'}`}
          >
            <span
              className={`grid size-[2rem] shrink-0 place-items-center rounded-full border-2 text-sm font-bold ${marks[state]}`}
            >
              {state === 'done' ? <Check aria-hidden="true" className="size-4" /> : at + 1}
            </span>
            <span className={state === 'current' ? 'font-bold' : 'text-soft'}>
              {step}
              {state === 'done' && <span className="sr-only"> {words.done()}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  </nav>
)
