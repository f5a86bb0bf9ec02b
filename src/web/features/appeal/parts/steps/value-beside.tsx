/** What an opinion of value can be held against, in dollars: the county's value, the sales, the estimate, the own purchase. */

import { Check } from 'lucide-react'
import { useState } from 'react'
import type { CaseOutlook } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { suggestedValue } from '#core/case/value-options.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import * as words from '#messages/appeal/value-beside.ts'
import { answeredOutlook, toldAnswer } from '#web/case/at-stake.tsx'
import { type OutlookOption, optionNames, savingWords } from '#web/case/outlook.ts'
import { StrengthLine } from '#web/case/strength-line.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { ClosingAsk } from '../papers/closing-ask.tsx'

type BesideProps = {
  caseId: string
  outlook: CaseOutlook
  /** What the repairs that a paper shows cost. */
  costCents: number
  /** As it is typed by now. */
  opinionCents: number | null
  /** The owner's from then on. */
  onUse: (option: OutlookOption) => void
}

type RowProps = Pick<BesideProps, 'onUse'> & {
  option: OutlookOption
  presentCents: number | null
  purchase: CaseOutlook['purchase']
  /** The one to begin with. */
  isSuggested: boolean
  isInUse: boolean
  /** How far the owner's own value is above what the chosen sales come to; null where it is not. */
  aboveSalesCents: number | null
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** The button goes with the press; what is in its place says what came of it. */
const UseIt = ({
  option,
  isSuggested,
  isInUse,
  onUse,
}: Pick<RowProps, 'option' | 'isSuggested' | 'isInUse' | 'onUse'>) => {
  const [isPressed, setPressed] = useState(false)
  if (isInUse) {
    return (
      <p
        ref={isPressed ? takeFocus : null}
        tabIndex={-1}
        className="flex min-h-11 items-center gap-1.5 font-bold text-action outline-none"
      >
        <Check aria-hidden="true" className="size-5" />
        {words.inUse()}
        {isPressed && <span className="sr-only">{words.itIsFilledInBelow()}</span>}
      </p>
    )
  }
  return (
    <Button
      variant={isSuggested ? 'primary' : 'secondary'}
      size="sm"
      onClick={() => {
        setPressed(true)
        onUse(option)
      }}
    >
      {words.use({ value: formatMoney(option.justCents) })}
    </Button>
  )
}

type Purchase = NonNullable<CaseOutlook['purchase']>

/** From the price to the value, so that a reader can follow it. */
const paidWords = ({ priceCents, broughtCents, level }: Purchase): string =>
  words.youPaid({
    price: formatMoney(priceCents),
    brought: broughtCents === null ? 'none' : formatMoney(broughtCents),
    percent: level === null ? 'none' : formatPercent(level.percent),
    isNeighborhood: level?.isNeighborhood ? 'yes' : 'no',
  })

const suggestedWords = ({ id }: OutlookOption): string =>
  id === 'own_sale' ? words.suggestedAsYouPaid() : words.whatYourSalesAndPapersComeTo()

const Row = ({ option, presentCents, purchase, isSuggested, isInUse, aboveSalesCents, onUse }: RowProps) => {
  const { id, justCents, repairsCents, rough } = option
  const isLower = presentCents === null || justCents < presentCents
  const saving = savingWords(option)
  return (
    <li className="stack gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className={isInUse ? 'font-bold' : ''}>{optionNames[id]}</p>
        <span className="tabular font-serif text-lg font-semibold">{formatMoney(justCents)}</span>
      </div>
      <div>
        {isSuggested && <p className="text-sm font-bold text-action">{suggestedWords(option)}</p>}
        <p className="text-sm text-soft">
          {!isLower && words.notBelowTheCountysValueSo()}
          {isLower && saving !== null && words.savesAYear({ saving })}
          {isLower && saving === null && words.weCantTellYetWhatIt()}
        </p>
        {isLower && aboveSalesCents !== null && (
          <p className="text-sm">{words.aboveYourSales({ apart: formatMoney(aboveSalesCents) })}</p>
        )}
        {rough && option.strength === null && (
          <p className="text-sm">{words.rough({ rough, percent: MOST_COST_OF_SALE_PERCENT })}</p>
        )}
        {id === 'own_sale' && purchase && <p className="text-sm">{paidWords(purchase)}</p>}
        {repairsCents > 0 && (
          <p className="text-sm">
            {words.lessRepairs({
              before: formatMoney(justCents + repairsCents),
              repairs: formatMoney(repairsCents),
              after: formatMoney(justCents),
            })}
          </p>
        )}
        <StrengthLine strength={option.strength} />
      </div>
      {(isInUse || isLower) && (
        <div>
          <UseIt option={option} isSuggested={isSuggested} isInUse={isInUse} onUse={onUse} />
        </div>
      )}
    </li>
  )
}

const areAgainst = ({ options, presentCents }: Pick<CaseOutlook, 'options' | 'presentCents'>): boolean =>
  presentCents !== null &&
  options.some(({ id, justCents }) => id === 'chosen_sales' && justCents >= presentCents)

/** Said before the opinion, and with what is left to do about it. */
const SalesSupportCounty = ({
  caseId,
  outlook: { options, presentCents },
}: Pick<BesideProps, 'caseId' | 'outlook'>) => {
  const sales = options.find(({ id }) => id === 'chosen_sales')
  if (!sales || !areAgainst({ options, presentCents })) return null
  return (
    <Notice tone="deadline" title={words.yourSalesSupportTheCountysFigure()}>
      <div className="stack gap-2">
        <p>
          {words.theSalesYouUsePointTo({
            salesValue: formatMoney(sales.justCents),
            countyValue: formatMoney(presentCents ?? 0),
          })}
        </p>
        <TextLink to={paths.appealCase(caseId, 'facts')}>{words.checkThePropertyRecord()}</TextLink>
        <TextLink to={paths.appealCase(caseId, 'condition')}>{words.listWhatLowersTheValue()}</TextLink>
      </div>
    </Notice>
  )
}

const isOfEstimate = ({ id }: OutlookOption): boolean => id.startsWith('estimate')

/** The values, each once: the owner's own where no other row has it. */
const Values = ({
  outlook: { options, presentCents, purchase },
  opinionCents,
  onUse,
}: Omit<BesideProps, 'costCents'>) => {
  const suggested = suggestedValue(options, presentCents, purchase !== null)
  const salesCents = options.find(({ id }) => id === 'chosen_sales')?.justCents ?? null
  const aboveSales = ({ id, justCents }: OutlookOption): number | null =>
    id === 'opinion' && salesCents !== null && justCents > salesCents ? justCents - salesCents : null
  const isInUse = ({ justCents }: OutlookOption) => justCents === opinionCents
  const isSuggested = (option: OutlookOption) => option === suggested
  const others = options
    .filter(({ id }) => id !== 'opinion')
    .toSorted((one, other) => Number(isSuggested(other)) - Number(isSuggested(one)))
  const own = options.filter((option) => option.id === 'opinion' && isInUse(option) && !others.some(isInUse))
  const rows = (list: readonly OutlookOption[]) =>
    list.map((option) => (
      <Row
        key={option.id}
        option={option}
        presentCents={presentCents}
        purchase={purchase}
        isSuggested={isSuggested(option)}
        isInUse={isInUse(option)}
        aboveSalesCents={aboveSales(option)}
        onUse={onUse}
      />
    ))
  const estimates = others.filter(isOfEstimate)
  // Beside what the sales come to, the range of the estimate is for who wants more.
  const isFolded = suggested !== null && estimates.length > 0
  return (
    <>
      <ul className="border-b border-line">
        {presentCents !== null && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-56">{words.theCountysMarketValueJustValue()}</span>
            <span className="tabular font-serif text-lg font-semibold">{formatMoney(presentCents)}</span>
          </li>
        )}
        {rows([...own, ...others.filter((option) => !isFolded || !isOfEstimate(option))])}
      </ul>
      {isFolded && (
        <Disclosure summary={words.ourEstimateToo()} startsOpen={estimates.some(isInUse)}>
          <ul className="border-b border-line">{rows(estimates)}</ul>
        </Disclosure>
      )}
    </>
  )
}

export const ValueBeside = ({ costCents, ...props }: BesideProps) => {
  const { feeCents, options } = props.outlook
  const outlook = answeredOutlook(props.outlook)
  const answer = outlook && toldAnswer(outlook)
  const isAgainst = areAgainst(props.outlook)
  const repairsCents = Math.max(0, ...options.map((option) => option.repairsCents))
  return (
    <section aria-labelledby="value-beside" className="stack gap-4">
      <h2 id="value-beside" className="text-lg">
        {words.whatToWeighItAgainst()}
      </h2>
      {answer && !isAgainst && (
        <p className="measure">
          <strong>{answer.title}.</strong> {answer.words}
        </p>
      )}
      <SalesSupportCounty {...props} />
      <Values {...props} />
      {repairsCents > 0 && repairsCents !== costCents && (
        <p className="text-sm text-soft">
          {words.repairsCountAtTheLevel({ cost: formatMoney(costCents), repairs: formatMoney(repairsCents) })}
        </p>
      )}
      <ClosingAsk caseId={props.caseId} />
      <p className="text-sm text-soft">
        {words.estimatesOfOneYearsSavingsBefore({
          fee: feeCents === null ? '' : formatMoney(feeCents),
          isFeeKnown: feeCents === null ? 'no' : 'yes',
        })}
      </p>
    </section>
  )
}
