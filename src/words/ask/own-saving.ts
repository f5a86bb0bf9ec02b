/** Owns what Ask says of the saving of an asker's own home: the figure that their case or report opens with, and nothing of a page for everybody. */

import { optionShown } from '#core/case/option-shown.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/ask/own-saving.ts'
import { nearRatioTold, savedInAYear } from '#words/case/saving.ts'
import { toldAnswer } from '#words/case/told-answer.ts'

type Shown = Parameters<typeof optionShown>[0]
type Near = Parameters<typeof nearRatioTold>[0]

interface Option {
  readonly count?: number | undefined
  readonly saving: { readonly lowCents: number; readonly highCents: number } | null
}

/** As a case or a report has it. */
export interface OwnOutlook extends Shown {
  readonly verdict: (NonNullable<Shown['verdict']> & { readonly headline: string }) | null
  readonly feeCents: number | null
  readonly options: readonly (Shown['options'][number] & Option & Near)[]
}

const sentence = (text: string): string => (text === '' || /[.!?]$/u.test(text) ? text : `${text}.`)

/** The headline that Home and the case have, and what has changed it. */
const headlineWords = (outlook: OwnOutlook): readonly string[] => {
  if (outlook.verdict === null) return []
  const { title, before } = toldAnswer({ ...outlook, verdict: outlook.verdict })
  return [sentence(title), before ?? ''].filter((words) => words !== '')
}

const answerWords = (outlook: OwnOutlook): string => {
  if (outlook.verdict === null) return words.weCantTell()
  const told = toldAnswer({ ...outlook, verdict: outlook.verdict })
  return `${sentence(told.title)} ${told.words || told.before || ''}`.trim()
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
    saved: savedInAYear(saving, outlook.feeCents),
    just: formatMoney(justCents),
  }
  const near = nearRatioTold(option, outlook.feeCents)
  return [
    street === null ? words.youdSave(figures) : words.onHomeYoudSave({ ...figures, street }),
    ...(near === '' ? [] : [near]),
    ...(street === null ? headlineWords(outlook) : []),
  ]
}
