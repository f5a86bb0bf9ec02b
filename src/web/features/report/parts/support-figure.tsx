/** The just value beside what the sales support, both on the footing of the roll: like with like. */
import type { HomeValueOnWire } from '#contract/home-value.ts'
import { formatMoney } from '#core/money.ts'
import { RangeBar } from '#web/features/report/charts/range-bar.tsx'
import { inWhole } from '#web/features/report/sale-words.ts'
import { Figure } from './figure.tsx'
import { KeyLine } from './key-line.tsx'

type Estimate = Extract<HomeValueOnWire['estimate'], { sufficient: true }>
type Supported = NonNullable<Estimate['supported']>

const placeWords = {
  below: 'It lies below the range: the sales do not show that it is too high.',
  within: 'It lies within the range: the sales alone do not show that it is wrong.',
  above: 'It lies above the range: the sales support a lower value.',
} as const

const distanceWords = (percent: number): string => {
  if (percent === 0) return 'the same as'
  return `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'}`
}

const own = { roll: 'Just value on the roll', typed: 'Just value you typed' } as const

export const SupportFigure = ({ supported }: { supported: Supported }) => {
  const { justValueCents, lowCents, highCents, comparedWith, level } = supported
  const { basis, place, abovePercent } = comparedWith
  const hasRange = lowCents !== null && highCents !== null
  return (
    <Figure
      title="Your just value beside what sales support"
      says={
        <>
          {own[basis]}: <strong>{formatMoney(comparedWith.justValueCents)}</strong>,{' '}
          {abovePercent === null ? (
            <>beside a rough {formatMoney(justValueCents)} from sales that are unlike your home.</>
          ) : (
            <>
              {distanceWords(abovePercent)} the <strong>{formatMoney(justValueCents)}</strong> that the sales
              support. {place && placeWords[place]}
            </>
          )}
        </>
      }
      legend={
        <KeyLine
          entries={[
            { mark: 'diamond', words: own[basis] },
            { mark: 'dot', words: 'Just value that the sales support' },
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
        Both are on the footing of the roll. There, the just values of homes
        {level.allUses ? '' : ` of this kind (${level.useName})`} that sold
        {level.ofNeighborhood ? ' in this neighborhood' : ''} stood at {level.percent}% of their prices in the
        middle ({inWhole(level.saleCount)} sales; 95% interval {level.lowPercent}% to {level.highPercent}
        %), so a price is brought down by that share once.
        {hasRange &&
          ' The range holds both doubts: how far such estimates are usually off, and how surely that share is known.'}
      </p>
    </Figure>
  )
}
