/** The compared sales by size and price, each with its number, beside what they point to. */
import { saleNumber } from '#core/figure/sale-number.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/verdict/size-figure.ts'
import { Figure } from '#web/ui/figure.tsx'
import { KeyLine } from '#web/ui/key-line.tsx'
import { inWhole } from '#web/verdict/sale-words.ts'
import { hasLed, SizePlot, type SizePlotProps } from './size-plot.tsx'

type SizeFigureProps = Pick<SizePlotProps, 'estimate' | 'homeSqft' | 'comparables'> & { title: string }

export const SizeFigure = ({ title, ...sales }: SizeFigureProps) => {
  const { estimate, homeSqft } = sales
  const plot: SizePlotProps = { ...sales, heightPx: 300, nameOf: (_sale, at) => saleNumber(at) }
  return (
    <Figure
      title={title}
      says={messages.yourHomeHasSqFtThe({
        homeSqft: inWhole(homeSqft),
        price: formatMoney(estimate.priceCents),
      })}
      legend={
        <KeyLine
          entries={[
            { mark: 'hollow', words: messages.aSaleAtThePricePaid() },
            {
              mark: 'home',
              words: estimate.interval
                ? messages.yourHomeAtTheEstimateAnd()
                : messages.yourHomeAtTheEstimate(),
            },
          ]}
        />
      }
    >
      {/* With very large letters on a small phone its scales would overprint: the rows of the sales say the same. */}
      <div className="@container">
        <div className="hidden pt-3 pr-6 pl-14 @min-[11rem]:block">
          <SizePlot {...plot} />
        </div>
      </div>
      {hasLed(plot) && <p className="text-sm text-soft">{messages.whereNumbersWouldTouchALine()}</p>}
    </Figure>
  )
}
