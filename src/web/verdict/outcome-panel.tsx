/** The answer, before everything else: the outcome in a few words and the sentence that carries its figures. */

import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import type { Outcome } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/outcome-panel.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { labelOnTheDay } from '#words/next-step/late-petition.ts'
import { answerBoxes, answerLook } from './answer-box.ts'
import { outcomeLooks } from './outcome-look.ts'

export type OutcomePanelProps = {
  verdict: VerdictOnWire
  headingLevel: 1 | 2
  /** True when the answer takes the place of a form or a wait. */
  takesFocus: boolean
  /** The last day to petition is behind. */
  isLate: boolean
  /** Where the answer rests on less than its outcome says. */
  look?: Outcome
  /** The dollars of the answer, above its sentence. */
  figure?: ReactNode
  /** What to press next, where the card that says it comes a screen later. */
  action?: ReactNode
  /** The day to file by, under the figure, or under the sentence where there is none. */
  day?: ReactNode
  /** What the sentence would say is worked out below: the few words are the heading. */
  isWorkedOut?: boolean
  /** What belongs to the answer, under its sentence. */
  children?: ReactNode
}

/** The headline may open with the very words of its label; said once is enough. */
const labelOf = (verdict: VerdictOnWire, isLate: boolean): string => {
  const label = labelOnTheDay(verdict, isLate)
  return verdict.headline.startsWith(label) ? words.theAnswer() : label
}

export const OutcomePanel = ({ verdict, isLate, isWorkedOut = false, ...more }: OutcomePanelProps) => {
  const { outcome, reason } = verdict
  const ofAnswer = answerLook({ outcome, isByPurchase: reason === 'own_sale_speaks_for', isLate })
  const look = (!isLate && more.look) || ofAnswer
  const { icon, Icon } = outcomeLooks[look]
  const heading = { level: more.headingLevel, takesFocus: more.takesFocus }
  const label = labelOf(verdict, isLate)
  return (
    <div className={`rounded-lg border-2 p-4 sm:p-7 ${answerBoxes[look]}`}>
      <div
        className={`flex items-center gap-3 font-serif leading-tight font-semibold *:text-[length:inherit] *:leading-[inherit] ${more.figure ? 'text-[min(1.75rem,8vw)] sm:text-[1.875rem]' : 'text-[min(2.125rem,9vw)] sm:text-4xl sm:leading-tight'}`}
      >
        <Icon aria-hidden="true" className={`size-7 shrink-0 few-words:hidden sm:size-8 ${icon}`} />
        {isWorkedOut ? <FocusedHeading {...heading}>{label}</FocusedHeading> : <p>{label}</p>}
      </div>
      {more.figure && (
        <div className="stack">
          {more.figure}
          {more.action}
          {more.day}
        </div>
      )}
      {!isWorkedOut && (
        <div className="measure mt-3 *:text-lg">
          <FocusedHeading {...heading}>{verdict.headline}</FocusedHeading>
        </div>
      )}
      {!more.figure && (
        <div className="stack">
          {more.action}
          {more.day}
        </div>
      )}
      {isLate && (
        <p className="mt-3">
          <TextLink to={paths.missedDeadline()}>{words.iMissedTheDeadlineWhatCan()}</TextLink>
        </p>
      )}
      {verdict.problems.length > 0 && (
        <ul className="stack measure mt-3 list-disc gap-2 pl-6">
          {verdict.problems.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
      {more.children}
    </div>
  )
}
