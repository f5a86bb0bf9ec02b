/** The just value beside what the sales support, both on the footing of the roll: like with like. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { cents, formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { purchaseBelow } from '#core/tax/own-sale.ts'
import * as messages from '#messages/report/support-figure.ts'
import { Figure } from '#web/ui/figure.tsx'
import { KeyLine } from '#web/ui/key-line.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { RangeBar } from '#web/verdict/range-bar.tsx'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>
type Supported = NonNullable<Estimate['supported']>

const placeWords = {
  below: messages.itIsBelowTheRangeSales(),
  within: messages.itIsWithinTheRangeSales(),
  above: messages.itIsAboveTheRangeSales(),
} as const

const distanceWords = (percent: number): string => {
  if (percent === 0) return messages.theSameAs()
  return `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'above' : 'below'}`
}

const own = { roll: messages.marketValueOnRecord(), typed: messages.marketValueYouTyped() } as const

/** The share in short, and what the range counts, for whoever opens the sales; how well the share is known is told once, with how the estimate was made. */
export const SupportBasis = ({ supported: { lowCents, highCents, level } }: { supported: Supported }) => (
  <p className="measure text-sm text-soft">
    {messages.marketValuesHereRunAboutOf({
      isNeighborhood: level.ofNeighborhood ? 'yes' : 'no',
      percent: level.percent,
      hasRange: lowCents !== null && highCents !== null ? 'yes' : 'no',
    })}
  </p>
)

/** As a just value, where it is evidence for a lower one; null else. */
const purchaseIn = (own: HomeValueOnWire['ownSaleCompared'], countyCents: number): number | null =>
  purchaseBelow(cents(countyCents), own)?.justCents ?? null

/** What the own purchase says is weightier than where the range lies. */
const whatFollows = (
  { place, justValueCents }: Supported['comparedWith'],
  own: HomeValueOnWire['ownSaleCompared'],
  isWeightTold: boolean,
): string => {
  if (own?.stance === 'against')
    return messages.whatYouPaidSpeaksAgainst({ isTold: isWeightTold ? 'yes' : 'no' })
  const paidCents = purchaseIn(own, justValueCents)
  if (paidCents !== null) return messages.whatYouPaidComesTo({ value: formatMoney(paidCents) })
  return place === null ? '' : placeWords[place]
}

type SupportProps = {
  supported: Supported
  ownSaleCompared: HomeValueOnWire['ownSaleCompared']
  /** The next step beside it says what a board makes of a purchase. */
  isWeightTold: boolean
}

export const SupportFigure = ({ supported, ownSaleCompared, isWeightTold }: SupportProps) => {
  const { justValueCents, lowCents, highCents, comparedWith } = supported
  const { basis, abovePercent } = comparedWith
  const hasRange = lowCents !== null && highCents !== null
  const paidCents = purchaseIn(ownSaleCompared, comparedWith.justValueCents)
  return (
    <Figure
      title={messages.yourMarketValueBesideWhatSales()}
      says={
        <>
          {own[basis]}: <strong>{formatMoney(comparedWith.justValueCents)}</strong>,{' '}
          {abovePercent === null ? (
            <>
              {messages.besideARoughFromSalesThat({ justValue: formatMoney(justValueCents) })}{' '}
              {whatFollows(comparedWith, ownSaleCompared, isWeightTold)}
            </>
          ) : (
            <>
              {rich(
                messages.theThatSalesSupport({
                  distance: distanceWords(abovePercent),
                  strong: () => <strong>{formatMoney(justValueCents)}</strong>,
                }),
              )}{' '}
              {whatFollows(comparedWith, ownSaleCompared, isWeightTold)}
            </>
          )}
        </>
      }
      legend={
        <KeyLine
          entries={[
            { mark: 'diamond', words: own[basis] },
            ...(paidCents === null ? [] : [{ mark: 'inkDot' as const, words: messages.yourPurchase() }]),
            { mark: 'square', words: messages.valueThatSalesSupport() },
            ...(hasRange
              ? [
                  {
                    mark: 'band' as const,
                    words: messages.likelyRangeTo8In10({
                      low: formatMoney(lowCents),
                      high: formatMoney(highCents),
                    }),
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <RangeBar
        low={lowCents}
        high={highCents}
        points={[
          { key: 'supported', cents: justValueCents, shape: 'square' },
          { key: 'own', cents: comparedWith.justValueCents, shape: 'diamond' },
          ...(paidCents === null ? [] : [{ key: 'paid', cents: paidCents, shape: 'inkDot' as const }]),
        ]}
      />
    </Figure>
  )
}
