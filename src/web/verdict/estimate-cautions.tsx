/** What makes an estimate weaker than its range says, beside the estimate. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { cautionsOf } from '#core/valuation/explain/shown-cautions.ts'
import * as messages from '#messages/verdict/estimate-cautions.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'

export const EstimateCautions = ({ estimate }: { estimate: HomeValueOnWire['estimate'] }) => {
  const cautions = cautionsOf(estimate)
  if (cautions.length === 0) return null
  return (
    <Notice title={messages.pleaseNoteAboutThisEstimate()}>
      <div className="stack measure gap-3">
        {cautions.map((words) => (
          <p key={words}>{unbroken(words)}</p>
        ))}
      </div>
    </Notice>
  )
}
