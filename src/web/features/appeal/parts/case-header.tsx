/** What the case is about on its first screen: dollars at stake, the answer, and how far the appeal is. */
import { Check, Circle, CircleAlert, CircleDot, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CaseOutlook } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import type { TimelineStop, TimelineStopId } from '#core/case/case-timeline.ts'
import { valueAtStake } from '#core/case/value-options.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/appeal/case-header.ts'
import { rich } from '#web/ui/layout/rich.ts'
import { outcomeLabel } from '#words/verdict/outcome-label.ts'
import { type OutlookOption, optionNames, savingWords, useOutlook } from '../outlook.ts'

const stopNames: Readonly<Record<TimelineStopId, string>> = {
  petition: 'Petition',
  payment: 'Payment',
  evidence: 'Evidence',
  hearing: 'Hearing',
  decision: 'Decision',
}

const looks: Readonly<Record<TimelineStop['state'], { Icon: LucideIcon; ink: string; words: string }>> = {
  done: { Icon: Check, ink: 'text-action', words: 'done' },
  missed: { Icon: CircleAlert, ink: 'text-coral', words: messages.deadlinePassed() },
  next: { Icon: CircleDot, ink: 'text-amber', words: 'next' },
  ahead: { Icon: Circle, ink: 'text-soft', words: 'ahead' },
}

const Stop = ({ caseId, stop: { id, station, on, state } }: { caseId: string; stop: TimelineStop }) => {
  const { Icon, ink, words } = looks[state]
  return (
    <li className="min-w-0" aria-current={state === 'next' ? 'step' : undefined}>
      <Link
        to={paths.appealCase(caseId, station)}
        className="flex min-h-11 items-start gap-2 rounded-md py-1 hover:bg-tint sm:flex-col sm:gap-1"
      >
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 sm:mt-0 ${ink}`} />
        <span className="min-w-0">
          <span className={state === 'next' ? 'font-bold' : ''}>{stopNames[id]}</span>
          <span className="block text-sm text-soft max-sm:inline max-sm:before:content-['_·_']">
            {on === null ? messages.noDateYet() : formatPlainDate(on)}
          </span>
          <span
            className={`text-sm max-sm:before:content-['_·_'] ${ink} ${state === 'ahead' ? 'sr-only' : ''}`}
          >
            {words}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** A large figure beside one of these would say the opposite of the answer, unless the value is the owner's own. */
const contradicts = ({ verdict }: CaseOutlook, { id }: OutlookOption): boolean =>
  verdict === null ||
  verdict.outcome === 'cannot_tell' ||
  (id !== 'opinion' &&
    (verdict.reason === 'own_sale_speaks_against' || verdict.reason === 'estimate_is_rough'))

const AtStake = ({ outlook }: { outlook: CaseOutlook }) => {
  const option = valueAtStake(outlook.options)
  const saving = option && !contradicts(outlook, option) ? savingWords(option) : null
  if (option === null || saving === null) return null
  return (
    <p>
      <span
        className={`tabular block font-serif font-semibold ${saving.includes(' to ') ? 'text-3xl' : 'text-4xl sm:text-5xl'}`}
      >
        {saving}
      </span>
      <span className="text-soft">
        {rich(
          messages.isWhatYoudSaveInA<ReactNode>({
            value: formatMoney(option.justCents),
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

const Answer = ({ verdict }: { verdict: NonNullable<CaseOutlook['verdict']> }) => (
  <div>
    <p className="font-serif text-lg font-semibold">{outcomeLabel(verdict)}</p>
    <p className="measure">{verdict.headline}</p>
  </div>
)

export const CaseHeader = ({ caseId, stops }: { caseId: string; stops: readonly TimelineStop[] }) => {
  const outlook = useOutlook(caseId)
  return (
    <section aria-label={messages.whatsAtStake()} className="stack gap-5">
      {outlook?.verdict && (
        <div className="grid items-start gap-4 md:grid-cols-2 md:gap-8">
          <AtStake outlook={outlook} />
          <Answer verdict={outlook.verdict} />
        </div>
      )}
      <ol
        aria-label={messages.yourAppealStepByStep()}
        className="grid gap-x-4 border-y border-line py-2 sm:grid-cols-5 sm:py-3"
      >
        {stops.map((stop) => (
          <Stop key={stop.id} caseId={caseId} stop={stop} />
        ))}
      </ol>
    </section>
  )
}
