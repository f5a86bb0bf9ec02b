/** What a value saves in one year, and what that drops to at the neighborhood's rate; nothing where it saves nothing. */
import * as words from '#messages/appeal/sales-result.ts'
import { nearRatioTold, type OutlookOption, savingWords } from '#web/case/outlook.ts'

type SavesAYearProps = { option: Pick<OutlookOption, 'saving' | 'near'> | undefined; isShort?: boolean }

export const SavesAYear = ({ option, isShort = false }: SavesAYearProps) => {
  const saving = option ? savingWords(option) : null
  if (option === undefined || saving === null || option.saving?.highCents === 0) return null
  const near = isShort ? '' : nearRatioTold(option)
  return (
    <span>
      {words.savesAYear({ saving })}
      {near && ` ${near}`}
    </span>
  )
}
