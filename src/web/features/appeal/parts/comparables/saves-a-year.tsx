/** What a value saves in one year and what the fee leaves of it, and what that drops to at the neighborhood's rate; nothing where it saves nothing. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import * as words from '#messages/appeal/sales-result.ts'
import { feeTold } from '#web/case/at-stake.tsx'
import { nearRatioTold, type OutlookOption, savingWords } from '#web/case/outlook.ts'

type SavesAYearProps = Pick<CaseOutlook, 'feeCents'> & {
  option: Pick<OutlookOption, 'saving' | 'near'> | undefined
  isShort?: boolean
}

export const SavesAYear = ({ option, feeCents, isShort = false }: SavesAYearProps) => {
  const saving = option ? savingWords(option) : null
  if (option === undefined || saving === null || option.saving?.highCents === 0) return null
  const near = isShort ? '' : nearRatioTold(option, feeCents)
  return (
    <span>
      {words.savesAYear({ saving, fee: isShort ? '' : feeTold(option, feeCents) })}
      {near && ` ${near}`}
    </span>
  )
}
