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
  /** Once the petition is in. */
  readonly filed?: { readonly askedCents: number | null } | undefined
  /** The record has a homestead exemption that the owner says is none. */
  readonly isHomesteadUnsettled: boolean
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

/** What comes before filing, and by when to file. */
const filingWords = (
  { filed, isHomesteadUnsettled }: OwnOutlook,
  lastDay: string | null,
): readonly string[] =>
  filed
    ? []
    : [
        ...(isHomesteadUnsettled ? [words.settleTheHomestead()] : []),
        ...(lastDay === null ? [] : [words.lastDayIs({ day: lastDay })]),
      ]

interface Asked {
  /** It asks whether to file: the answer comes before its figure. */
  readonly isWhether: boolean
  /** The day to petition by in words; null where it is over or not known. */
  readonly lastDay: string | null
}

/** The answer, the figure, and the day. */
export const ownSavingWords = (outlook: OwnOutlook, { isWhether, lastDay }: Asked): readonly string[] => {
  const option = optionShown<OwnOutlook['options'][number]>(outlook)
  if (option === null || option.saving === null || option.saving.highCents === 0)
    return [answerWords(outlook)]
  const { saving, justCents } = option
  const near = nearRatioTold(option, outlook.feeCents)
  const figure = [
    words.youdSave({
      saved: savedInAYear(saving, outlook.feeCents),
      just: formatMoney(justCents),
    }),
    ...(near === '' ? [] : [near]),
  ]
  const headline = headlineWords(outlook)
  return [
    ...(isWhether ? [...headline, ...figure] : [...figure, ...headline]),
    ...filingWords(outlook, lastDay),
  ]
}
