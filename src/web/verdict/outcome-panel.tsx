/** The answer, before everything else: the outcome in two words and the sentence that carries its figures. */
import type { VerdictOnWire } from '#contract/verdict.ts'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { outcomeLooks } from './outcome-look.ts'

export type OutcomePanelProps = {
  verdict: VerdictOnWire
  headingLevel: 1 | 2
  /** True when the answer takes the place of a form or a wait. */
  takesFocus: boolean
}

export const OutcomePanel = ({ verdict, headingLevel, takesFocus }: OutcomePanelProps) => {
  const { label, box, icon, Icon } = outcomeLooks[verdict.outcome]
  return (
    <div className={`rounded-lg border-2 p-5 sm:p-7 ${box}`}>
      <p className="flex items-center gap-3 text-lg font-bold">
        <Icon aria-hidden="true" className={`size-8 shrink-0 ${icon}`} />
        {label}
      </p>
      <div className="measure mt-3 *:text-xl sm:*:text-2xl">
        <FocusedHeading level={headingLevel} takesFocus={takesFocus}>
          {verdict.headline}
        </FocusedHeading>
      </div>
    </div>
  )
}
