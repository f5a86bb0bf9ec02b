/** What the fee leaves of a year's saving at a value, and what that drops to at the neighborhood's rate; nothing where it saves nothing. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import * as words from '#messages/appeal/sales-result.ts'
import { nearRatioInShort, nearRatioTold, type OutlookOption, savedInAYear } from '#web/case/outlook.ts'

type SavesAYearProps = Pick<CaseOutlook, 'feeCents'> & {
  option: Pick<OutlookOption, 'saving' | 'near'> | undefined
  /** The rate is explained once on the page; elsewhere its figure is enough, or nothing. */
  near?: 'explained' | 'short' | 'none'
}

export const SavesAYear = ({ option, feeCents, near = 'short' }: SavesAYearProps) => {
  if (!option?.saving || option.saving.highCents === 0) return null
  return (
    <span>
      {words.savesAYear({ saved: savedInAYear(option.saving, feeCents) })}
      {near === 'explained' && ` ${nearRatioTold(option, feeCents)}`}
      {near === 'short' && <span className="block">{nearRatioInShort(option, feeCents)}</span>}
    </span>
  )
}
