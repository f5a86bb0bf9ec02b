/** The just value beside what the sales support, both on the footing of the roll: like with like. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { formatMoney } from '#core/money.ts'
import { RangeBar } from '#web/features/report/charts/range-bar.tsx'
import { inWhole } from '#web/features/report/sale-words.ts'
import { Figure } from './figure.tsx'
import { KeyLine } from './key-line.tsx'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>
type Supported = NonNullable<Estimate['supported']>

const placeWords = {
  below: 'It is below the range. Sales don’t show that it’s too high.',
  within: 'It is within the range. Sales alone don’t show that it’s wrong.',
  above: 'It is above the range. Sales support a lower value.',
} as const

const distanceWords = (percent: number): string => {
  if (percent === 0) return 'the same as'
  return `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'}`
}

const own = { roll: 'Market value on record', typed: 'Market value you typed' } as const

export const SupportFigure = ({ supported }: { supported: Supported }) => {
  const { justValueCents, lowCents, highCents, comparedWith, level } = supported
  const { basis, place, abovePercent } = comparedWith
  const hasRange = lowCents !== null && highCents !== null
  return (
    <Figure
      title="Your market value beside what sales support"
      says={
        <>
          {own[basis]}: <strong>{formatMoney(comparedWith.justValueCents)}</strong>,{' '}
          {abovePercent === null ? (
            <>beside a rough {formatMoney(justValueCents)} from sales that are unlike your home.</>
          ) : (
            <>
              {distanceWords(abovePercent)} the <strong>{formatMoney(justValueCents)}</strong> that sales
              support. {place && placeWords[place]}
            </>
          )}
        </>
      }
      legend={
        <KeyLine
          entries={[
            { mark: 'diamond', words: own[basis] },
            { mark: 'dot', words: 'Value that sales support' },
            ...(hasRange
              ? [
                  {
                    mark: 'band' as const,
                    words: `Likely range: ${formatMoney(lowCents)} to ${formatMoney(highCents)} (8 in 10)`,
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
          { key: 'supported', cents: justValueCents, shape: 'dot' },
          { key: 'own', cents: comparedWith.justValueCents, shape: 'diamond' },
        ]}
      />
      <p className="measure text-sm text-soft">
        Market values here run about {level.percent}% of sale prices
        {level.allUses ? '' : ` for homes of this kind (${level.useName})`}
        {level.ofNeighborhood ? ' in this neighborhood' : ''}, so we compare on that basis (
        {inWhole(level.saleCount)} sales; 95% interval {level.lowPercent}% to {level.highPercent}%).
        {hasRange &&
          ' The range counts both doubts: how far estimates like this usually miss, and how well that share is known.'}
      </p>
    </Figure>
  )
}
