/** The just value beside what the sales support, both on the footing of the roll: like with like. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import * as messages from '#messages/report/support-figure.ts'
import { Figure } from '#web/ui/figure.tsx'
import { KeyLine } from '#web/ui/key-line.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { RangeBar } from '#web/verdict/range-bar.tsx'
import { inWhole } from '#web/verdict/sale-words.ts'

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

/** On which basis the two are compared, for whoever opens the sales. */
export const SupportBasis = ({ supported: { lowCents, highCents, level } }: { supported: Supported }) => (
  <p className="measure text-sm text-soft">
    {messages.marketValuesHereRunAboutOf({
      percent: level.percent,
      useName: level.useName,
      allUses: level.allUses ? 'yes' : 'no',
      ofNeighborhood: level.ofNeighborhood ? 'yes' : 'no',
      saleCount: inWhole(level.saleCount),
      lowPercent: level.lowPercent,
      highPercent: level.highPercent,
    })}
    {lowCents !== null && highCents !== null && messages.theRangeCountsBothDoubtsHow()}
  </p>
)

/** What the own purchase says is weightier than where the range lies. */
const whatFollows = (
  place: Supported['comparedWith']['place'],
  own: HomeValueOnWire['ownSaleCompared'],
): string => {
  if (own?.stance === 'against') return messages.whatYouPaidSpeaksAgainst()
  return place === null ? '' : placeWords[place]
}

type SupportProps = { supported: Supported; ownSaleCompared: HomeValueOnWire['ownSaleCompared'] }

export const SupportFigure = ({ supported, ownSaleCompared }: SupportProps) => {
  const { justValueCents, lowCents, highCents, comparedWith } = supported
  const { basis, place, abovePercent } = comparedWith
  const hasRange = lowCents !== null && highCents !== null
  return (
    <Figure
      title={messages.yourMarketValueBesideWhatSales()}
      says={
        <>
          {own[basis]}: <strong>{formatMoney(comparedWith.justValueCents)}</strong>,{' '}
          {abovePercent === null ? (
            messages.besideARoughFromSalesThat({ justValue: formatMoney(justValueCents) })
          ) : (
            <>
              {rich(
                messages.theThatSalesSupport({
                  distance: distanceWords(abovePercent),
                  strong: () => <strong>{formatMoney(justValueCents)}</strong>,
                }),
              )}{' '}
              {whatFollows(place, ownSaleCompared)}
            </>
          )}
        </>
      }
      legend={
        <KeyLine
          entries={[
            { mark: 'diamond', words: own[basis] },
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
        ]}
      />
    </Figure>
  )
}
