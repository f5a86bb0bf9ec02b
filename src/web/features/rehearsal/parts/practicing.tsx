/** A practice run under way: one step at a time, with its clock, back and next. */

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PracticeRun } from '#contract/case/rehearsal.ts'
import * as messages from '#messages/rehearsal/practicing.ts'
import { useKeys } from '#web/browser/use-keys.ts'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import type { Mark, Marks } from '../kept-marks.ts'
import { placeInWords, type Step } from '../steps.ts'
import { type Clock, useClock } from '../use-clock.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { ClockLine } from './clock-line.tsx'
import { QuestionStep } from './question-step.tsx'

type StepBarProps = { back: () => void; next: () => void; nextLabel: string }

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border border-action px-3 text-xl font-bold sm:min-h-16'

/** Back and next, large and at the foot of the screen, within reach of one thumb; the arrow keys do the same. */
const StepBar = ({ back, next, nextLabel }: StepBarProps) => {
  useKeys({ ArrowLeft: back, ArrowRight: next })
  return (
    <div
      data-step-bar
      // What runs below it, down to the menu, is covered too.
      className="sticky bottom-(--tabs) -mx-4 grid grid-cols-[2fr_3fr] gap-3 border-t border-line bg-paper px-4 py-2 after:absolute after:inset-x-0 after:top-full after:h-(--tabs) after:bg-paper sm:-mx-6 sm:px-6 sm:py-3"
    >
      <button type="button" onClick={back} className={`${shape} bg-surface text-action hover:bg-tint`}>
        <ArrowLeft aria-hidden="true" className="size-6 shrink-0" />
        {messages.back()}
      </button>
      <button
        type="button"
        onClick={next}
        className={`${shape} bg-action text-on-action hover:bg-action-hover`}
      >
        {nextLabel}
        <ArrowRight aria-hidden="true" className="size-6 shrink-0" />
      </button>
    </div>
  )
}

/** Two lines may read the same; their place tells them apart. */
const numbered = (lines: PracticeRun['parts'][number]['lines']) =>
  lines.map((line, at) => ({ ...line, key: `${at} ${line.words}` }))

/** What to do is read before speaking; then there is nothing before what is said, in large type. */
const PartStep = ({
  lines,
  hasBegun,
}: Pick<PracticeRun['parts'][number], 'lines'> & { hasBegun: boolean }) => {
  const all = numbered(lines)
  const toDo = hasBegun ? [] : all.filter(({ spoken }) => !spoken)
  return (
    <div className="stack gap-5">
      {toDo.length > 0 && (
        <div className="stack gap-2 text-soft">
          {toDo.map(({ key, words }) => (
            <p key={key}>{words}</p>
          ))}
        </div>
      )}
      {all
        .filter(({ spoken }) => spoken)
        .map(({ key, words }) => (
          <p key={key} className="border-l-4 border-action pl-4 text-2xl leading-snug">
            {words}
          </p>
        ))}
    </div>
  )
}

const hasToDo = (step: Step): boolean => step.kind === 'part' && step.part.lines.some(({ spoken }) => !spoken)

/** Seconds that each part took, by its id. */
export type Spent = Readonly<Record<string, number>>

type PracticingProps = {
  caseId: string
  steps: readonly Step[]
  /** Of them, the one that is practiced: its place is in the page's address, so that the browser's Back leads one back. */
  at: number
  show: (at: number) => void
  /** What earlier parts of this run took. */
  before: Spent
  marks: Marks
  mark: (questionId: string, as: Mark) => void
  leave: () => void
  end: (spent: Spent) => void
}

const askerNames = {
  appraiser: messages.theAppraiserAsks(),
  magistrate: messages.theMagistrateAsks(),
} as const

/** The clock is at the top of a phone at every step, and under it what is said. */
const useTop = (at: number) => {
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is one that begins at the top.
  useEffect(() => {
    // What it gives back differs among browsers, and an effect may give back only its own end.
    top.current?.scrollIntoView?.({ block: 'start' })
  }, [at])
  return top
}

/** A question is asked at once, and what to do before speaking is read first. */
const startOf = (step: Step | undefined, { hasBegun }: Clock) => {
  if (step !== undefined && hasToDo(step)) return 'waiting'
  return step?.kind === 'question' && !hasBegun ? 'begun' : 'as-before'
}

const headingOf = (step: Step): string =>
  step.kind === 'part' ? step.part.title : askerNames[step.question.asker]

export const Practicing = ({ caseId, steps, at, show, before, marks, mark, leave, end }: PracticingProps) => {
  useWakeLock()
  const clock = useClock(steps[0]?.kind === 'question')
  const top = useTop(at)
  const [spent, setSpent] = useState<Spent>(before)
  const [seen, setSeen] = useState(at)
  const step = steps[at]
  const left = steps[seen]
  const times = left ? { ...spent, [left.id]: (spent[left.id] ?? 0) + clock.seconds } : spent
  if (seen !== at) {
    setSpent(times)
    clock.restart(startOf(step, clock))
    setSeen(at)
  }
  if (!step) return null
  const go = (to: number) => {
    if (to < 0) leave()
    else if (to < steps.length) show(to)
    else end(times)
  }
  return (
    // Room below for what the bar covers, so that it never lies over the words that follow.
    <div ref={top} className="stack -scroll-mt-18 gap-5 pb-(--tabs) sm:scroll-mt-4">
      <ClockLine
        place={placeInWords(steps, at)}
        clock={clock}
        target={step.kind === 'part' ? step.part.seconds : null}
        isReadFirst={at === 0 || hasToDo(step)}
      />
      <div key={step.id} className="stack min-h-[45vh] gap-6">
        <FocusedHeading level={2}>{headingOf(step)}</FocusedHeading>
        {step.kind === 'part' ? (
          <PartStep lines={step.part.lines} hasBegun={clock.hasBegun} />
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
        nextLabel={at + 1 === steps.length ? messages.finish() : messages.next()}
      />
    </div>
  )
}
