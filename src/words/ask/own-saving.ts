/** Owns what Ask says of the saving of an asker's own home: the figure that their case or report opens with, and nothing of a page for everybody. */

import { optionShown } from '#core/case/option-shown.ts'
import { standingToTell } from '#core/case/standing.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/ask/own-saving.ts'
import { nearRatioTold, savingRange } from '#words/case/saving.ts'
import { tellStanding } from '#words/case/standing.ts'
import { afterFeeWords } from '#words/next-step/answer-figure.ts'

type Shown = Parameters<typeof optionShown>[0]
type Near = Parameters<typeof nearRatioTold>[0]

interface Option {
  readonly saving: { readonly lowCents: number; readonly highCents: number } | null
}

/** As a case or a report has it. */
export interface OwnOutlook extends Shown {
  readonly verdict: (NonNullable<Shown['verdict']> & { readonly headline: string }) | null
  readonly feeCents: number | null
  readonly options: readonly (Shown['options'][number] & Option & Near)[]
}

const answerWords = (outlook: OwnOutlook): string => {
  const standing = standingToTell(outlook)
  if (standing?.kind === 'against') return tellStanding(standing).words
  return outlook.verdict?.headline ?? words.weCantTell()
}

/** `street` where homes are told beside each other, else null. */
export const ownSavingWords = (outlook: OwnOutlook, street: string | null): readonly string[] => {
  const option = optionShown<OwnOutlook['options'][number]>(outlook)
  if (option === null || option.saving === null || option.saving.highCents === 0) {
    const told = answerWords(outlook)
    return [street === null ? told : words.onHome({ street, words: told })]
  }
  const { saving, justCents } = option
  const figures = {
    saving: savingRange(saving),
    fee: outlook.feeCents === null ? 'none' : afterFeeWords(saving, outlook.feeCents),
    just: formatMoney(justCents),
  }
  const near = nearRatioTold(option, outlook.feeCents)
  return [
    street === null ? words.youdSave(figures) : words.onHomeYoudSave({ ...figures, street }),
    ...(near === '' ? [] : [near]),
  ]
}
