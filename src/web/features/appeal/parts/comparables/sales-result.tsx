/** What the ticked sales come to, above them; before any is ticked, the choice that we would begin with. */

import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { isChosen } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { type FirstChoice, firstChoices } from '#core/case/sales/nearer-sales.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { levelOf, salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { UNMEASURED } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import type { ConclusionReason } from '#core/rehearsal/weak-reason.ts'
import { areInOneArea } from '#core/valuation/select/nearest-first.ts'
import * as words from '#messages/appeal/sales-result.ts'
import { reportSaid } from '#web/case/at-stake.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { StrengthLine } from '#web/case/strength-line.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellConclusion } from '#words/rehearsal/weak-conclusion.ts'
import {
  type Comparable,
  countyCentsOf,
  isUsed,
  OFFERED_SALES,
  type OfferProps,
  withUsed,
} from './offered-sale.ts'
import { ownOption, PurchaseBeside } from './purchase-alone.tsx'
import { MuchAdjustedNote, NearerNote } from './sales-notes.tsx'
import { SavesAYear } from './saves-a-year.tsx'

/** The id of the figures of the ticked sales. */
const RESULT = 'sales-result'

type Chosen = Omit<OfferProps, 'onChange' | 'onPurchaseAlone'>

type Offered = Omit<OfferProps, 'onPurchaseAlone'>

type ChoiceProps = {
  choice: FirstChoice<Comparable>
  coming: CaseOutlook['firstChoices'][number] | undefined
  /** Set where they come to no less than it. */
  countyCents: number | null
  isFirst: boolean
  feeCents: CaseOutlook['feeCents']
  hasRepairs: boolean
  /** All that are offered lie in one area: its order sorts nothing by place. */
  isOneArea: boolean
  /** Not what the purchase's own card says already. */
  strength: CaseOutlook['firstChoices'][number]['strength']
  onUse: () => void
}

/** One way to begin: what it comes to and saves is known before the press. */
const Choice = ({ choice: { id, sales }, coming, hasRepairs, isOneArea, ...rest }: ChoiceProps) => {
  const { countyCents, feeCents, isFirst, strength, onUse } = rest
  const count = sales.length
  // That nothing is left at it is what the grade says.
  const isNearSaid = strength !== null && coming?.near?.saving?.highCents === 0
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-control bg-surface p-4">
      <div className="grow">
        <p className="font-bold">{words.firstChoice({ id, count })}</p>
        {coming && (
          <p>
            <span className="tabular font-serif text-2xl font-semibold">{formatMoney(coming.justCents)}</span>{' '}
            {words.inTheCountysTerms()}
          </p>
        )}
        <p>
          <SavesAYear option={coming} feeCents={feeCents} near={isNearSaid ? 'none' : 'short'} />
        </p>
        <StrengthLine strength={strength} />
        {countyCents !== null && (
          <p className="font-bold">{words.theyHelpTheCounty({ county: formatMoney(countyCents) })}</p>
        )}
        <p className="mt-1 text-sm text-soft">
          {words.whyThisChoice({
            id,
            isOneArea: isOneArea ? 'yes' : 'no',
            repairs: hasRepairs ? 'yes' : 'no',
          })}
        </p>
      </div>
      <div>
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={onUse}>
          {words.pleaseUseThem({ id, count })}
        </Button>
      </div>
    </li>
  )
}

type Strength = ChoiceProps['strength']

const isSame = (one: Strength, other: Strength | undefined): boolean =>
  one?.grade === other?.grade && one?.why === other?.why

/** One press for a beginning; by rules that look at no price, so that nobody can say the sales were picked by it. */
const FirstChoices = ({ onChange, caseId, homeValue, file }: Offered) => {
  const outlook = useOutlook(caseId)
  const coming = outlook?.firstChoices ?? []
  const comesTo = (choice: FirstChoice<Comparable>) =>
    coming.find(({ id }) => id === choice.id)?.justCents ?? 0
  const choices = firstChoices(homeValue.comparables, homeValue.rollYear).toSorted(
    (one, other) => comesTo(one) - comesTo(other),
  )
  const [lowest] = coming.toSorted((one, other) => one.justCents - other.justCents)
  // Shown before their values are known they would change places under the finger.
  if (outlook === undefined || choices.length === 0) return null
  const said = outlook.purchase ? ownOption(outlook)?.strength : null
  return (
    <div className="stack gap-3">
      <p className="measure">
        {words.waysToBegin({ count: choices.length, isBesidePurchase: outlook.purchase ? 'yes' : 'no' })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {choices.map((choice) => {
          const one = coming.find(({ id }) => id === choice.id)
          const strength = one?.strength ?? null
          return (
            <Choice
              key={choice.id}
              choice={choice}
              coming={one}
              countyCents={
                outlook.presentCents !== null && comesTo(choice) >= outlook.presentCents
                  ? outlook.presentCents
                  : null
              }
              feeCents={outlook.feeCents}
              hasRepairs={outlook.cureCents > 0}
              isOneArea={areInOneArea(homeValue.comparables)}
              // Under the purchase's own card, which a board looks at first, none of them is the one to press.
              isFirst={outlook.purchase === null && one !== undefined && one === lowest}
              strength={isSame(strength, said) ? null : strength}
              onUse={() => {
                // The button goes with the press.
                document.getElementById(OFFERED_SALES)?.focus()
                onChange(withUsed(file.comparables, choice.sales, homeValue))
              }}
            />
          )
        })}
      </ul>
    </div>
  )
}

/** In one line what its figures say below, among how the sales were found. */
const cautionOf = (reason: ConclusionReason, { homeValue, file }: Chosen): string => {
  if (reason.code === 'some_sales_reach_just')
    return words.theHighestIsAbove({
      price: formatMoney(
        Math.max(
          ...homeValue.comparables
            .filter((one) => isUsed(file.comparables, one))
            .map(({ adjustedCents }) => adjustedCents),
        ),
      ),
      high: formatMoney(reason.highCents),
      just: formatMoney(reason.justCents),
      repairs: costToCure(file).cents > 0 ? 'yes' : 'no',
    })
  return tellConclusion(reason).words
}

const Cautions = ({ homeValue, file, caseId }: Chosen) =>
  salesAgainst(file, homeValue, countyCentsOf(homeValue, file)).map(({ id, reason }) => (
    <p key={id} className="flex items-start gap-2 text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
      <span className="measure min-w-0">{cautionOf(reason, { homeValue, file, caseId })}</span>
    </p>
  ))

/** What they come to is worked out here, and what that saves is asked for once the choice is saved. */
const useComingOf = ({ caseId, homeValue, file }: Chosen) => {
  const outlook = useOutlook(caseId)
  const known = homeValue.comparables.filter((one) => isUsed(file.comparables, one))
  const found = outlook ? salesComeTo(known, homeValue, outlook.cureCents) : null
  const option = outlook?.options.find(
    (one) => one.id === 'chosen_sales' && one.justCents === found?.justCents,
  )
  return { outlook, count: known.length, found, option }
}

const Total = ({ caseId, homeValue, file }: Chosen) => {
  const { outlook, count, found, option } = useComingOf({ caseId, homeValue, file })
  if (outlook === undefined) return null
  if (found === null) return <p className="measure">{words.tooFew({ fewest: fewestChosenSales })}</p>
  const said = option ? reportSaid(outlook, { option, compared: homeValue.comparables.length }) : null
  return (
    <>
      <p>
        <span className="block font-bold">{words.theseSales({ count })}</span>
        <span className="tabular block font-serif text-[min(3.25rem,14vw)] leading-tight font-semibold">
          {formatMoney(found.justCents)}
        </span>
        <span className="block">{words.inTheCountysTerms()}</span>
        <SavesAYear option={option} feeCents={outlook.feeCents} near="explained" />
      </p>
      {said && <p className="measure text-sm">{said}</p>}
    </>
  )
}

/** The way from the prices to the figure above. */
const Working = ({ homeValue, ...chosen }: Chosen) => {
  const { found } = useComingOf({ homeValue, ...chosen })
  if (found === null) return null
  return (
    <Disclosure summary={words.howWeGetThis()}>
      <p className="measure text-sm text-soft">
        {words.howItIsWorkedOut({
          price: formatMoney(found.priceCents),
          isMeasured: levelOf(homeValue) === null ? 'no' : 'yes',
          percent: formatPercent((levelOf(homeValue) ?? UNMEASURED).percent),
          repairs: found.cureCents > 0 ? 'yes' : 'no',
        })}
      </p>
    </Disclosure>
  )
}

/** The other first choice stays one press away. */
const UseAll = ({ homeValue, file: { comparables }, onChange }: Offered) => {
  const all = firstChoices(homeValue.comparables, homeValue.rollYear).find(({ id }) => id === 'all')
  if (all === undefined || all.sales.every((one) => isUsed(comparables, one))) return null
  const { sales } = all
  return (
    <p>
      <TextButton onClick={() => onChange(withUsed(comparables, sales, homeValue))}>
        {words.pleaseUseThem({ id: 'all', count: sales.length })}
      </TextButton>
    </p>
  )
}

export const SalesResult = ({ onChange, onPurchaseAlone, ...chosen }: OfferProps) => {
  const { file } = chosen
  const count = file.comparables.filter(isChosen).length
  if (count === 0) return <FirstChoices {...chosen} onChange={onChange} />
  return (
    <div id={RESULT} className="stack gap-2 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div role="status" className="stack gap-2">
        <Total {...chosen} />
      </div>
      <Working {...chosen} />
      <UseAll {...chosen} onChange={onChange} />
      <PurchaseBeside caseId={chosen.caseId} onPurchaseAlone={onPurchaseAlone} />
      <Cautions {...chosen} />
      <NearerNote {...chosen} onChange={onChange} />
      <MuchAdjustedNote {...chosen} />
    </div>
  )
}

/** Whether the same figures are in view above. */
const useResultInView = (isThere: boolean): boolean => {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const result = document.getElementById(RESULT)
    if (!isThere || result === null || !('IntersectionObserver' in globalThis)) return
    const sight = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    sight.observe(result)
    return () => sight.disconnect()
  }, [isThere])
  return isInView
}

/** At the foot of the screen while the list is in view and the result is not, so that each tick shows what it does. */
export const RunningTotal = (chosen: Chosen) => {
  const { outlook, count, found, option } = useComingOf(chosen)
  const isSaidAbove = useResultInView(found !== null)
  if (found === null) return null
  return (
    <p
      aria-hidden="true"
      className={`no-print sticky bottom-(--tabs) flex flex-wrap items-baseline gap-x-3 border-t border-line bg-paper py-2 after:absolute after:inset-x-0 after:top-full after:h-(--tabs) after:bg-paper [@media(max-height:40rem)]:static [@media(max-height:40rem)]:after:hidden ${isSaidAbove ? 'invisible' : ''}`}
    >
      <span className="text-sm">{words.theseSales({ count })}</span>
      <strong className="tabular text-lg">{formatMoney(found.justCents)}</strong>
      <span className="text-sm">
        <SavesAYear option={option} feeCents={outlook?.feeCents ?? null} near="none" />
      </span>
    </p>
  )
}
