/** What an opinion of value can be held against, in dollars: the value to begin with first, then the others and the county's. */
import { useState } from 'react'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { paths } from '#contract/page-paths.ts'
import { standingToTell } from '#core/case/standing.ts'
import { suggestedValue } from '#core/case/value-options.ts'
import { formatMoney } from '#core/money.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import * as words from '#messages/appeal/value-beside.ts'
import { answeredOutlook, reportSaid } from '#web/case/at-stake.tsx'
import { type OutlookOption, optionNames, savingRange } from '#web/case/outlook.ts'
import { StrengthLine } from '#web/case/strength-line.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { netWords } from '#words/case/saving.ts'
import { toldAnswer } from '#words/case/told-answer.ts'
import { UseIt } from './use-value.tsx'
import { Paid, repairsWords, ValueCard } from './value-card.tsx'

export type BesideProps = {
  caseId: string
  outlook: CaseOutlook
  /** What the repairs that a paper shows cost. */
  costCents: number
  /** As it is typed by now. */
  opinionCents: number | null
  /** How many sales the free answer compared; 0 where that is not known. */
  compared: number
  /** The owner's from then on. */
  onUse: (option: OutlookOption) => void
}

type RowProps = Pick<BesideProps, 'onUse'> & {
  option: OutlookOption
  presentCents: number | null
  purchase: CaseOutlook['purchase']
  cureCents: number
  feeCents: number | null
  isInUse: boolean
  /** Said above all of them already. */
  isStrengthSaid: boolean
  /** How far the owner's own value is above what the chosen sales come to; null where it is not. */
  aboveSalesCents: number | null
}

const Row = ({
  option,
  presentCents,
  purchase,
  cureCents,
  feeCents,
  isInUse,
  isStrengthSaid,
  aboveSalesCents,
  onUse,
}: RowProps) => {
  const { id, justCents, repairsCents, rough, saving } = option
  const isLower = presentCents === null || justCents < presentCents
  const net = saving && (feeCents === null ? savingRange(saving) : netWords(saving, feeCents))
  return (
    <li className="stack gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className={isInUse ? 'font-bold' : ''}>{optionNames[id]}</p>
        <span className="tabular font-serif text-lg font-semibold">{formatMoney(justCents)}</span>
      </div>
      <div>
        <p className="text-sm text-soft">
          {!isLower && words.notBelowTheCountysValueSo()}
          {isLower && net !== null && words.savesAYear({ net })}
          {isLower && net === null && words.weCantTellYetWhatIt()}
        </p>
        {isLower && aboveSalesCents !== null && (
          <p className="text-sm">{words.aboveYourSales({ apart: formatMoney(aboveSalesCents) })}</p>
        )}
        {rough && option.strength === null && (
          <p className="text-sm">{words.rough({ rough, percent: MOST_COST_OF_SALE_PERCENT })}</p>
        )}
        {id === 'own_sale' && purchase && (
          <div className="text-sm">
            <Paid purchase={purchase} />
          </div>
        )}
        {repairsCents > 0 && <p className="text-sm">{repairsWords(option, cureCents)}</p>}
        {!isStrengthSaid && <StrengthLine strength={option.strength} />}
      </div>
      {(isInUse || isLower) && (
        <div>
          <UseIt
            label={words.use({ value: formatMoney(justCents) })}
            variant="secondary"
            size="sm"
            isInUse={isInUse}
            onUse={() => onUse(option)}
          />
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
  outlook: { options, presentCents, purchase },
}: Pick<BesideProps, 'caseId' | 'outlook'>) => {
  const sales = options.find(({ id }) => id === 'chosen_sales')
  if (!sales || !areAgainst({ options, presentCents })) return null
  const values = {
    salesValue: formatMoney(sales.justCents),
    countyValue: formatMoney(presentCents ?? 0),
  }
  if (purchase !== null)
    return (
      <Notice tone="info" title={words.yourSalesSupportTheCountysFigure()}>
        <p>{words.papersGoByThePurchase(values)}</p>
      </Notice>
    )
  return (
    <Notice tone="deadline" title={words.yourSalesSupportTheCountysFigure()}>
      <div className="stack gap-2">
        <p>{words.theSalesYouUsePointTo(values)}</p>
        <TextLink to={paths.appealCase(caseId, 'facts')}>{words.checkThePropertyRecord()}</TextLink>
        <TextLink to={paths.appealCase(caseId, 'condition')}>{words.listWhatLowersTheValue()}</TextLink>
      </div>
    </Notice>
  )
}

/** The evidence of all the values where it is the same with each; null where it differs, or there is but one. */
const strengthOfAll = ({ options }: Pick<CaseOutlook, 'options'>) => {
  const [first = null, ...others] = options.map(({ strength }) => strength)
  const isSame =
    others.length > 0 && others.every((one) => one?.grade === first?.grade && one?.why === first?.why)
  return isSame ? first : null
}

type OfAllProps = Pick<BesideProps, 'caseId'> & { strength: ReturnType<typeof strengthOfAll> }

/** Said once, with the way to better evidence. */
const StrengthOfAll = ({ caseId, strength }: OfAllProps) =>
  strength && (
    <div>
      <StrengthLine strength={strength} />
      {strength.grade === 'Weak' && (
        <TextLink to={paths.appealCase(caseId, 'comparables')}>{words.chooseSalesFirst()}</TextLink>
      )}
    </div>
  )

/** How far the owner's own value is above what the chosen sales come to; null where it is not. */
const aboveSales = ({ id, justCents }: OutlookOption, options: CaseOutlook['options']): number | null => {
  const salesCents = options.find((option) => option.id === 'chosen_sales')?.justCents ?? null
  return id === 'opinion' && salesCents !== null && justCents > salesCents ? justCents - salesCents : null
}

/** Of the savings of the rows above it. */
const OfWhatFee = ({ feeCents }: Pick<CaseOutlook, 'feeCents'>) => (
  <p className="pt-2 text-sm text-soft">
    {words.estimatesOfOneYearsSavings({ fee: feeCents === null ? 'unknown' : formatMoney(feeCents) })}
  </p>
)

const isOfEstimate = ({ id }: OutlookOption): boolean => id.startsWith('estimate')

/** Every value but the one of the card, each once: the owner's own where no other has it. */
const Others = ({
  outlook: { options, presentCents, purchase, cureCents, feeCents },
  onCard,
  opinionCents,
  onUse,
}: Pick<BesideProps, 'outlook' | 'opinionCents' | 'onUse'> & { onCard: OutlookOption | null }) => {
  const isInUse = ({ justCents }: OutlookOption) => justCents === opinionCents
  const isStrengthSaid = onCard === null && strengthOfAll({ options }) !== null
  const found = options.filter(({ id }) => id !== 'opinion')
  const own = options.filter(
    (option) => option !== onCard && option.id === 'opinion' && isInUse(option) && !found.some(isInUse),
  )
  const others = found.filter((option) => option !== onCard)
  const rows = (list: readonly OutlookOption[]) =>
    list.map((option) => (
      <Row
        key={option.id}
        option={option}
        presentCents={presentCents}
        purchase={purchase}
        cureCents={cureCents}
        feeCents={feeCents}
        isInUse={isInUse(option)}
        isStrengthSaid={isStrengthSaid}
        aboveSalesCents={aboveSales(option, options)}
        onUse={onUse}
      />
    ))
  const estimates = others.filter(isOfEstimate)
  // Beside what the sales come to, the range of the estimate is for who wants more.
  const isFolded = onCard !== null && estimates.length > 0
  const shown = [...own, ...others.filter((option) => !isFolded || !isOfEstimate(option))]
  const hasCounty = onCard === null && presentCents !== null
  return (
    <>
      {(hasCounty || shown.length > 0) && (
        <ul className="border-b border-line">
          {hasCounty && (
            <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span className="min-w-0 flex-1 basis-56">{words.theCountysMarketValueJustValue()}</span>
              <span className="tabular font-serif text-lg font-semibold">{formatMoney(presentCents)}</span>
            </li>
          )}
          {rows(shown)}
        </ul>
      )}
      {isFolded && (
        <Disclosure summary={words.ourEstimateToo()} startsOpen={estimates.some(isInUse)}>
          <ul className="border-b border-line">{rows(estimates)}</ul>
          <OfWhatFee feeCents={feeCents} />
        </Disclosure>
      )}
      {!isFolded && shown.length > 0 && <OfWhatFee feeCents={feeCents} />}
    </>
  )
}

/** Said by the card already. */
const isSaidByCard = (outlook: CaseOutlook): boolean => {
  const standing = standingToTell(outlook)
  return standing === null
    ? outlook.verdict?.outcome === 'file' || outlook.verdict?.reason === 'own_sale_speaks_for'
    : ['carried', 'weakly_carried', 'by_purchase'].includes(standing.kind)
}

/** The value to begin with; null where none is lower than the county's. */
export const suggestedOf = ({ options, presentCents, purchase }: CaseOutlook): OutlookOption | null =>
  suggestedValue(options, presentCents, purchase !== null)

/** What the case asks for by now, under the name of an offer where it is one; before that, the value to begin with. */
const optionOnCard = (outlook: CaseOutlook, opinionCents: number | null): OutlookOption | null => {
  const suggested = suggestedOf(outlook)
  if (suggested === null || suggested.justCents === opinionCents) return suggested
  const inUse = outlook.options.filter(({ justCents }) => justCents === opinionCents)
  return inUse.find(({ id }) => id !== 'opinion') ?? inUse[0] ?? suggested
}

export const ValueBeside = ({ costCents, compared, ...props }: BesideProps) => {
  const { outlook, opinionCents } = props
  const { options } = outlook
  const [wasPressed, setPressed] = useState(false)
  const onUse = (option: OutlookOption) => {
    setPressed(true)
    props.onUse(option)
  }
  const onCard = optionOnCard(outlook, opinionCents)
  const answered = answeredOutlook(outlook)
  const isTold = areAgainst(outlook) || (onCard !== null && isSaidByCard(outlook))
  const answer = answered && !isTold && toldAnswer(answered)
  // Of the value on the card, where one is: a purchase has its repairs in its price.
  const repairsCents = onCard
    ? onCard.repairsCents
    : Math.max(0, ...options.map((option) => option.repairsCents))
  return (
    <section aria-labelledby="value-beside" className="stack gap-4">
      {onCard ? (
        <ValueCard
          outlook={outlook}
          option={onCard}
          reportSaid={reportSaid(outlook, { option: onCard, compared })}
          aboveSalesCents={aboveSales(onCard, options)}
          isInUse={onCard.justCents === opinionCents}
          isOtherInUse={opinionCents !== null && onCard.justCents !== opinionCents}
          wasPressed={wasPressed}
          onUse={onUse}
        />
      ) : (
        <h2 id="value-beside" className="text-lg">
          {words.whatToWeighItAgainst()}
        </h2>
      )}
      {answer && (
        <p className="measure">
          <strong>{answer.title}.</strong> {answer.words}
        </p>
      )}
      <SalesSupportCounty {...props} />
      {onCard === null && <StrengthOfAll caseId={props.caseId} strength={strengthOfAll(outlook)} />}
      <Others {...props} onCard={onCard} onUse={onUse} />
      {repairsCents > 0 && repairsCents !== costCents && (
        <p className="text-sm text-soft">
          {words.repairsCountAtTheLevel({ cost: formatMoney(costCents), repairs: formatMoney(repairsCents) })}
        </p>
      )}
    </section>
  )
}
