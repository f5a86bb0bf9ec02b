/** The answer, before everything else: the outcome in two words and the sentence that carries its figures. */
import type { VerdictOnWire } from '#contract/verdict.ts'
import { outcomeLooks } from './outcome-look.ts'

type OutcomePanelProps = { verdict: VerdictOnWire; headingLevel: 1 | 2 }

export const OutcomePanel = ({ verdict, headingLevel }: OutcomePanelProps) => {
  const { label, box, icon, Icon } = outcomeLooks[verdict.outcome]
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div className={`rounded-lg border-2 p-5 sm:p-7 ${box}`}>
      <p className="flex items-center gap-3 text-lg font-bold">
        <Icon aria-hidden="true" className={`size-8 shrink-0 ${icon}`} />
        {label}
      </p>
      <Heading className="measure mt-3 text-xl sm:text-2xl">{verdict.headline}</Heading>
    </div>
  )
}
