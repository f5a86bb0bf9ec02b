/** A practice run under way: one step at a time, with its clock, back and next. */
import { useEffect, useRef, useState } from 'react'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import type { Mark, Marks } from '../kept-marks.ts'
import type { Step } from '../steps.ts'
import { useClock } from '../use-clock.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { ClockLine } from './clock-line.tsx'
import { PartStep } from './part-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { StepBar } from './step-bar.tsx'

/** Seconds that each part took, by its id. */
export type Spent = Readonly<Record<string, number>>

type PracticingProps = {
  caseId: string
  steps: readonly Step[]
  marks: Marks
  mark: (questionId: string, as: Mark) => void
  leave: () => void
  end: (spent: Spent) => void
}

const askerNames = { appraiser: 'The appraiser asks', magistrate: 'The magistrate asks' } as const

/** The clock stands at the top of a phone at every step, and under it what is said. */
const useTop = (at: number) => {
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is one that begins at the top.
  useEffect(() => {
    // What it gives back differs among browsers, and an effect may give back only its own end.
    top.current?.scrollIntoView?.({ block: 'start' })
  }, [at])
  return top
}

const headingOf = (step: Step): string =>
  step.kind === 'part' ? step.part.title : askerNames[step.question.asker]

export const Practicing = ({ caseId, steps, marks, mark, leave, end }: PracticingProps) => {
  useWakeLock()
  const clock = useClock()
  const [at, setAt] = useState(0)
  const top = useTop(at)
  const [spent, setSpent] = useState<Spent>({})
  const step = steps[at]
  if (!step) return null
  const go = (to: number) => {
    const times = { ...spent, [step.id]: (spent[step.id] ?? 0) + clock.seconds }
    setSpent(times)
    clock.restart()
    if (to < 0) leave()
    else if (to < steps.length) setAt(to)
    else end(times)
  }
  return (
    <div ref={top} className="stack -scroll-mt-18 gap-5 sm:scroll-mt-4">
      <ClockLine
        place={`Step ${at + 1} of ${steps.length}`}
        clock={clock}
        target={step.kind === 'part' ? step.part.seconds : null}
      />
      <div key={step.id} className="stack min-h-[45vh] gap-6">
        <FocusedHeading level={2}>{headingOf(step)}</FocusedHeading>
        {step.kind === 'part' ? (
          <PartStep lines={step.part.lines} />
        ) : (
          <QuestionStep
            caseId={caseId}
            question={step.question}
            marked={marks[step.id]}
            mark={(as) => mark(step.id, as)}
          />
        )}
      </div>
      <StepBar
        back={() => go(at - 1)}
        next={() => go(at + 1)}
        nextLabel={at + 1 === steps.length ? 'Finish' : 'Next'}
      />
    </div>
  )
}
