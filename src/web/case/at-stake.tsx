/** What an appeal is about in one large figure and one sentence. */
import type { ReactNode } from 'react'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { optionShown } from '#core/case/option-shown.ts'
import { isBetterNotToFile, standingToTell } from '#core/case/standing.ts'
import { valueAtStake } from '#core/case/value-options.ts'
import { formatMoney } from '#core/money.ts'
import { toTenths } from '#core/percent.ts'
import type { ReasonCode } from '#core/tax/verdict/codes.ts'
import * as messages from '#messages/case/at-stake.ts'
import { largeAmountSize } from '#web/ui/figure/large-amount.ts'
import { rich } from '#web/ui/layout/rich.ts'
import { toldAnswer } from '#words/case/told-answer.ts'
import { afterFee, nearRatioInShort, type OutlookOption, optionNames, savingRange } from './outlook.ts'
import { StrengthLine } from './strength-line.tsx'

/** With these the free answer opens with another thing than the middle of the sales. */
const notOfSales: readonly ReasonCode[] = [
  'own_sale_speaks_against',
  'own_sale_speaks_for',
  'estimate_is_rough',
]

type Fee = Pick<CaseOutlook, 'feeCents'>

/** What the fee leaves of a year's saving; null where it cannot be told, or nothing is left. */
const leftWords = ({ saving }: Pick<OutlookOption, 'saving'>, { feeCents }: Fee): string | null => {
  const left = saving && afterFee(saving, feeCents ?? 0)
  return left && left.highCents > 0 ? savingRange(left) : null
}

/** The figure to open with. Where nothing is saved the words are the answer, and no large $0 stands before them. */
export const figureOf = (outlook: CaseOutlook) => {
  const option = optionShown(outlook)
  const words = option && leftWords(option, outlook)
  return option && words ? { option, words } : null
}

type SavingProps = NonNullable<ReturnType<typeof figureOf>> & Pick<CaseOutlook, 'feeCents'>

/** What the figure is, in a line or two: the next step is to be seen with it. */
export const SavingInBrief = ({ option, feeCents }: Omit<SavingProps, 'words'>) => {
  const near = nearRatioInShort(option, feeCents)
  return (
    <>
      {messages.offOneYear({
        fee: feeCents === null ? 'none' : formatMoney(feeCents),
        gross: option.saving ? savingRange(option.saving) : '',
      })}
      {near && <span className="block font-bold">{near}</span>}
    </>
  )
}

/** Where the title names the value the rest of it is told alone. */
const namesValue = (outlook: CaseOutlook): boolean =>
  ['carried', 'weakly_carried'].includes(standingToTell(outlook)?.kind ?? '')

type OfFigureProps = {
  outlook: CaseOutlook
  /** The grade beside it says that nothing is left at the other rate. */
  isRateSaid?: boolean
}

/** What the figure does not say itself: at which value, unless the title names it, and what the other rate is. */
export const OfFigure = ({ outlook, isRateSaid = false }: OfFigureProps) => {
  const option = figureOf(outlook)?.option
  if (option === undefined) return null
  const { id, justCents, near } = option
  return (
    <>
      {!namesValue(outlook) &&
        rich(
          messages.ifItDropsTo<ReactNode>({
            just: formatMoney(justCents),
            id: () => id !== 'opinion' && <> ({optionNames[id].toLowerCase()})</>,
          }),
        )}{' '}
      {near &&
        !isRateSaid &&
        nearRatioInShort(option, outlook.feeCents) !== '' &&
        messages.whatTheRateIs({ percent: toTenths(near.percent) })}
    </>
  )
}

type Told = {
  /** The value whose saving is shown; missing where that is the one the case is about. */
  readonly option?: OutlookOption
  /** How many sales the free answer compared, where the page knows it. */
  readonly compared?: number
}

/** What the free answer opened with, where the figure is another by now: that was of all the sales, before any repair. */
export const reportSaid = (outlook: CaseOutlook, told: Told = {}): string | null => {
  const { options, verdict } = outlook
  const of = (id: OutlookOption['id']) => options.find((option) => option.id === id)
  const asked = told.option ?? valueAtStake(options)
  const estimate = of('estimate')
  if (verdict?.outcome !== 'file' || notOfSales.includes(verdict.reason)) return null
  if (!asked || !estimate || estimate.repairsCents > 0) return null
  const [said, saving] = [leftWords(estimate, outlook), leftWords(asked, outlook)]
  if (said === null || saving === null || said === saving) return null
  return messages.theReportSaid({ said, compared: told.compared ?? 0 })
}

const Dollars = ({ words, ...saving }: SavingProps) => (
  <p>
    <span className={`tabular block font-serif leading-tight font-semibold ${largeAmountSize(words)}`}>
      {words}
    </span>
    <span className="text-soft few-words:hidden">
      <SavingInBrief {...saving} />
    </span>
    <span className="hidden text-soft few-words:inline">
      {messages.offInShort({ fee: saving.feeCents === null ? 'none' : formatMoney(saving.feeCents) })}
    </span>
  </p>
)

export type AtStakeProps = {
  outlook: CaseOutlook & { verdict: NonNullable<CaseOutlook['verdict']> }
  /** Once one is made, an answer that only asks whether to begin is left out; one that advises against filing stays. */
  hasPacket?: boolean
}

/** Of the value that is asked for, or of the chosen sales while none is; null without either. */
export const askedStrength = (outlook: CaseOutlook) => {
  const of = (id: OutlookOption['id']) => outlook.options.find((option) => option.id === id)
  const asked = of('opinion') ?? (standingToTell(outlook) === null ? undefined : of('chosen_sales'))
  return asked?.strength ?? null
}

const isPast = ({ outlook, hasPacket = false }: AtStakeProps): boolean =>
  hasPacket && !isBetterNotToFile(outlook) && standingToTell(outlook) === null

/** The figure, what it is, and the answer in a few words. */
export const AtStake = (props: AtStakeProps) => {
  const { outlook } = props
  const figure = figureOf(outlook)
  const { title, before } = toldAnswer(outlook)
  return (
    <div className="stack gap-2">
      {figure && <Dollars {...figure} feeCents={outlook.feeCents} />}
      {!isPast(props) && (
        <p
          className={`font-serif font-semibold ${figure ? 'text-lg' : 'text-[min(2.375rem,11vw)] leading-tight'}`}
        >
          {title}
        </p>
      )}
      {/* Where few words fit, the next step comes first, and these are folded with the reasons. */}
      <div className="stack gap-2 few-words:hidden">
        {!isPast(props) && before && <p className="measure text-sm">{before}</p>}
        <StrengthLine strength={askedStrength(outlook)} reason="none" />
      </div>
    </div>
  )
}

/** What the answer rests on, and how strong it is. */
export const StakeReasons = (props: AtStakeProps) => {
  const { outlook } = props
  const figure = figureOf(outlook)
  const before = reportSaid(outlook)
  const told = toldAnswer(outlook)
  const strength = askedStrength(outlook)
  return (
    <div className="stack gap-2">
      <div className="hidden few-words:block">
        {figure && (
          <p className="measure">
            {figure.words} <SavingInBrief option={figure.option} feeCents={outlook.feeCents} />
          </p>
        )}
        {!isPast(props) && told.before && <p className="measure text-sm">{told.before}</p>}
        <StrengthLine strength={strength} reason="none" />
      </div>
      {!isPast(props) && told.words && <p className="measure">{told.words}</p>}
      {figure && (
        <p className="measure text-sm text-soft empty:hidden">
          <OfFigure
            outlook={outlook}
            isRateSaid={strength !== null && figure.option.near?.saving?.highCents === 0}
          />
        </p>
      )}
      {figure && before && <p className="measure text-sm text-soft">{before}</p>}
      {strength && <p className="measure text-sm">{strength.why}</p>}
    </div>
  )
}

/** null where the answer for the home is not known yet. */
export const answeredOutlook = (outlook: CaseOutlook | undefined): AtStakeProps['outlook'] | null =>
  outlook?.verdict ? { ...outlook, verdict: outlook.verdict } : null
