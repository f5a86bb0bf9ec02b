/** The value to ask for, large, with what it saves and how well the case carries it: the decision of the case in one press. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import * as words from '#messages/appeal/value-beside.ts'
import { nearRatioTold, type OutlookOption, optionNames, savedInAYear } from '#web/case/outlook.ts'
import { StrengthLine } from '#web/case/strength-line.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { WrongPrice } from './purchase-record.tsx'
import { UseIt } from './use-value.tsx'
import { ValueBar, type ValueRange } from './value-bar.tsx'

type Purchase = NonNullable<CaseOutlook['purchase']>

/** From the price to the value, so that a reader can follow it. */
const paidWords = ({ priceCents, broughtCents, level }: Purchase): string =>
  words.youPaid({
    price: formatMoney(priceCents),
    brought: broughtCents === null ? 'none' : formatMoney(broughtCents),
    percent: level === null ? 'none' : formatPercent(level.percent),
    isNeighborhood: level?.isNeighborhood ? 'yes' : 'no',
  })

/** What was paid, and the way to correct it on this page. */
export const Paid = ({ purchase }: { purchase: Purchase }) => (
  <>
    <p>{paidWords(purchase)}</p>
    <WrongPrice />
  </>
)

/** `cureCents`: what the papers put the repairs at; off a market value they come to less, as prices do. */
export const repairsWords = ({ justCents, repairsCents }: OutlookOption, cureCents: number): string =>
  words.lessRepairs({
    before: formatMoney(justCents + repairsCents),
    repairs: formatMoney(repairsCents),
    cost: cureCents > repairsCents ? formatMoney(cureCents) : 'none',
    after: formatMoney(justCents),
  })

/** Nothing comes off beside a value that is what was paid: its repairs are in that price. */
const rangeOf = ({ options, purchase }: CaseOutlook, askedCents: number): ValueRange | null => {
  const [low, high] = (['estimate_low', 'estimate_high'] as const).map((id) =>
    options.find((option) => option.id === id),
  )
  if (low === undefined || high === undefined || low.justCents > high.justCents) return null
  if (purchase?.valueCents === askedCents) {
    const [lowCents, highCents] = [low.justCents + low.repairsCents, high.justCents + high.repairsCents]
    return { lowCents, highCents, isLessRepairs: false }
  }
  return { lowCents: low.justCents, highCents: high.justCents, isLessRepairs: low.repairsCents > 0 }
}

type CardProps = {
  outlook: CaseOutlook
  option: OutlookOption
  /** Why its saving is another than the free report's; null where it is not. */
  reportSaid: string | null
  /** How far the owner's own value is above what the chosen sales come to; null where it is not. */
  aboveSalesCents: number | null
  isInUse: boolean
  /** Another value is the owner's by now. */
  isOtherInUse: boolean
  /** The owner has pressed for a value here already. */
  wasPressed: boolean
  onUse: (option: OutlookOption) => void
}

export const ValueCard = ({ outlook, option, reportSaid, aboveSalesCents, ...use }: CardProps) => {
  const { isInUse, isOtherInUse, wasPressed, onUse } = use
  const { id, justCents, repairsCents, rough, strength } = option
  const { presentCents, purchase } = outlook
  // In few words it is beside the grade already.
  const isWhyFolded = strength?.but !== undefined
  return (
    <Card highlighted={!isInUse}>
      <div className="stack gap-3">
        <div>
          <h2 id="value-beside" className="leading-tight">
            <span className="block text-base">{isInUse ? words.youAskFor() : words.askFor()}</span>{' '}
            <span className="tabular block text-[min(3.25rem,14vw)]">{formatMoney(justCents)}</span>
          </h2>
          <p className="text-lg">
            {option.saving === null
              ? words.weCantTellYetWhatIt()
              : words.savesAboutAYear({ saved: savedInAYear(option.saving, outlook.feeCents) })}{' '}
            {nearRatioTold(option, outlook.feeCents)}
          </p>
        </div>
        <StrengthLine strength={strength} reason={isWhyFolded ? 'short' : 'whole'} />
        <div>
          {/* Another value on the card is another button, which says what came of the press. */}
          <UseIt
            key={id}
            label={words.useThisValue()}
            variant={isOtherInUse ? 'secondary' : 'primary'}
            isInUse={isInUse}
            wasPressed={wasPressed}
            onUse={() => onUse(option)}
          />
        </div>
        <div className="stack measure gap-1 text-sm">
          <p>
            {id === 'own_sale' ? words.suggestedAsYouPaid() : `${optionNames[id]}.`} {reportSaid}
          </p>
          {aboveSalesCents !== null && <p>{words.aboveYourSales({ apart: formatMoney(aboveSalesCents) })}</p>}
          {rough && strength === null && <p>{words.rough({ rough, percent: MOST_COST_OF_SALE_PERCENT })}</p>}
          {id === 'own_sale' && purchase && <Paid purchase={purchase} />}
          {repairsCents > 0 && <p>{repairsWords(option, outlook.cureCents)}</p>}
          {id === 'own_sale' && outlook.cureCents > 0 && <p>{words.repairsAreInThePrice()}</p>}
        </div>
        {isWhyFolded && (
          <Disclosure summary={words.whyThisGrade()}>
            <p className="measure text-sm">{strength.why}</p>
          </Disclosure>
        )}
        {presentCents !== null && (
          <ValueBar countyCents={presentCents} askedCents={justCents} range={rangeOf(outlook, justCents)} />
        )}
      </div>
    </Card>
  )
}
