/** What an appeal is about in one large figure and one sentence. */
import type { ReactNode } from 'react'
import type { CaseOutlook } from '#contract/case/cases.ts'
import { valueAtStake } from '#core/case/value-options.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/case/at-stake.ts'
import { rich } from '#web/ui/layout/rich.ts'
import { outcomeLabel } from '#words/verdict/outcome-label.ts'
import { type OutlookOption, optionNames, savingWords } from './outlook.ts'

/** A large figure beside one of these would say the opposite of the answer, unless the value is the owner's own. */
const contradicts = ({ verdict }: CaseOutlook, { id }: OutlookOption): boolean =>
  verdict === null ||
  verdict.outcome === 'cannot_tell' ||
  (id !== 'opinion' &&
    (verdict.reason === 'own_sale_speaks_against' || verdict.reason === 'estimate_is_rough'))

const Dollars = ({ outlook }: { outlook: CaseOutlook }) => {
  const option = valueAtStake(outlook.options)
  const saving = option && !contradicts(outlook, option) ? savingWords(option) : null
  if (option === null || saving === null) return null
  return (
    <p>
      <span
        className={`tabular block font-serif font-semibold ${saving.includes(' to ') ? 'text-[min(2.375rem,11vw)] leading-tight' : 'text-[min(3.25rem,16vw)] leading-tight sm:text-[min(4rem,16vw)]'}`}
      >
        {saving}
      </span>
      <span className="text-soft">
        {rich(
          messages.isWhatYoudSaveInA<ReactNode>({
            just: formatMoney(option.justCents),
            id: () => option.id !== 'opinion' && <> ({optionNames[option.id].toLowerCase()})</>,
            fee: () =>
              outlook.feeCents !== null &&
              option.saving !== null &&
              option.saving.highCents > 0 &&
              messages.beforeTheFilingFee({ fee: formatMoney(outlook.feeCents) }),
          }),
        )}
      </span>
    </p>
  )
}

type AtStakeProps = { outlook: CaseOutlook & { verdict: NonNullable<CaseOutlook['verdict']> } }

export const AtStake = ({ outlook }: AtStakeProps) => (
  <div className="grid items-start gap-4 md:grid-cols-2 md:gap-8">
    <Dollars outlook={outlook} />
    <div>
      <p className="font-serif text-lg font-semibold">{outcomeLabel(outlook.verdict)}</p>
      <p className="measure">{outlook.verdict.headline}</p>
    </div>
  </div>
)

/** null where the answer for the home is not known yet. */
export const answeredOutlook = (outlook: CaseOutlook | undefined): AtStakeProps['outlook'] | null =>
  outlook?.verdict ? { ...outlook, verdict: outlook.verdict } : null
