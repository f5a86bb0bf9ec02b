/** What the ticked sales come to, above them; before any is ticked, the choice that we would begin with. */
import { CircleAlert } from 'lucide-react'
import { fewestChosenSales } from '#core/case/params.ts'
import { mostAlike } from '#core/case/sales/nearer-sales.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { levelOf, salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { UNMEASURED } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { isNear } from '#core/document/facts/sales/listed/unplaced.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { salesAgainst } from '#core/rehearsal/weak-conclusion.ts'
import type { ConclusionReason } from '#core/rehearsal/weak-reason.ts'
import * as words from '#messages/appeal/sales-result.ts'
import { reportSaid } from '#web/case/at-stake.tsx'
import { savingWords, useOutlook } from '#web/case/outlook.ts'
import { Button } from '#web/ui/action/button.tsx'
import { tellConclusion } from '#words/rehearsal/weak-conclusion.ts'
import { countyCentsOf, isUsed, justCentsOf, type OfferProps, withUsed } from './offered-sale.ts'

/** Of the heading above them. */
export const OFFERED_SALES = 'offered-sales'

type Chosen = Omit<OfferProps, 'onChange'>

/** How many of them come to less than the county's value, and how many to more; null where that is not all of them. */
const sidesOf = (sales: OfferProps['homeValue']['comparables'], { homeValue, file }: Chosen) => {
  const county = countyCentsOf(homeValue, file)
  if (county === null) return null
  const below = sales.filter((sale) => justCentsOf(sale, homeValue) < county).length
  const above = sales.filter((sale) => justCentsOf(sale, homeValue) > county).length
  return below + above === sales.length ? { below, above } : null
}

/** One press for a beginning; by nearness and likeness alone, so that nobody can say the sales were picked by price. */
const OurPick = ({ onChange, ...chosen }: OfferProps) => {
  const { homeValue, file } = chosen
  const alike = mostAlike(homeValue.comparables, homeValue.rollYear)
  if (alike.length === 0) return null
  const count = alike.length
  const near = alike.some(isNear) ? 'yes' : 'no'
  const sides = sidesOf(alike, chosen)
  return (
    <div className="stack items-start gap-3">
      <p className="measure">
        {words.ourPick({ count, isNear: near })}
        {sides && sides.below > 0 && <> {words.belowAndAbove(sides)}</>}
      </p>
      <Button
        onClick={() => {
          // The button goes with the press.
          document.getElementById(OFFERED_SALES)?.focus()
          onChange(withUsed(file.comparables, alike, homeValue))
        }}
      >
        {words.pleaseUseThem({ count, isNear: near })}
      </Button>
    </div>
  )
}

/** In one line what its figures say below, among how the sales were found. */
const cautionOf = (reason: ConclusionReason): string => {
  if (reason.code === 'some_sales_reach_just')
    return words.theHighestIsAbove({
      high: formatMoney(reason.highCents),
      just: formatMoney(reason.justCents),
    })
  return tellConclusion(reason).words
}

const Cautions = ({ homeValue, file }: Chosen) =>
  salesAgainst(file, homeValue, countyCentsOf(homeValue, file)).map(({ id, reason }) => (
    <p key={id} className="flex items-start gap-2 text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
      <span className="measure min-w-0">{cautionOf(reason)}</span>
    </p>
  ))

/** What they come to is worked out here, and what that saves is asked for once the choice is saved. */
const useSavingOf = (caseId: string, justCents: number | null) => {
  const outlook = useOutlook(caseId)
  const option = outlook?.options.find((one) => one.id === 'chosen_sales' && one.justCents === justCents)
  return { outlook, option, saving: option ? savingWords(option) : null }
}

const Total = ({ caseId, homeValue, file }: Chosen) => {
  const { comparables } = file
  const known = homeValue.comparables.filter((one) => isUsed(comparables, one))
  const found = salesComeTo(known, homeValue, costToCure(file).cents)
  const { outlook, option, saving } = useSavingOf(caseId, found?.justCents ?? null)
  if (found === null) return <p className="measure">{words.tooFew({ fewest: fewestChosenSales })}</p>
  const said =
    outlook && option
      ? reportSaid(outlook, { option, chosen: known.length, compared: homeValue.comparables.length })
      : null
  return (
    <>
      <p>
        <span className="block font-bold">{words.theseSales({ count: known.length })}</span>
        <span className="tabular block font-serif text-[min(3.25rem,14vw)] leading-tight font-semibold">
          {formatMoney(found.justCents)}
        </span>
        {saving !== null && option?.saving?.highCents !== 0 && <span>{words.savesAYear({ saving })}</span>}
      </p>
      {said && <p className="measure text-sm">{said}</p>}
      <p className="measure text-sm text-soft">
        {words.howItIsWorkedOut({
          price: formatMoney(found.priceCents),
          isMeasured: levelOf(homeValue) === null ? 'no' : 'yes',
          percent: formatPercent((levelOf(homeValue) ?? UNMEASURED).percent),
          repairs: found.cureCents > 0 ? 'yes' : 'no',
        })}
      </p>
    </>
  )
}

export const SalesResult = ({ onChange, ...chosen }: OfferProps) => {
  const { file } = chosen
  const count = file.comparables.filter(({ decision }) => decision === 'chosen').length
  if (count === 0) return <OurPick {...chosen} onChange={onChange} />
  return (
    <div className="stack gap-2 rounded-lg border-2 border-action bg-surface p-4 sm:p-5">
      <div role="status" className="stack gap-2">
        <Total {...chosen} />
      </div>
      <Cautions {...chosen} />
    </div>
  )
}
