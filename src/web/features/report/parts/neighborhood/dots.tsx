/** One dot for each neighbor by just value per square foot, with the middle of them and the home itself. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { axisOf } from '#core/figure/axis.ts'
import { splitFarOut } from '#core/figure/split-far-out.ts'
import { highestStack, stackDots } from '#core/figure/stack-dots.ts'
import * as messages from '#messages/report/dots.ts'
import { At, Chart, Diamond } from '#web/ui/chart.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { KeyLine } from '#web/ui/key-line.tsx'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { MoneyAxis } from '#web/verdict/money-axis.tsx'
import { inWhole } from '#web/verdict/sale-words.ts'
import { StackedTable } from '#web/verdict/stacked-table.tsx'
import { farOutWords } from '#words/valuation/far-out.ts'

type KnownEquity = Extract<HomeValueOnWire['equity'], { sufficient: true }>

/** As many stacks as stand apart on a phone. */
const columns = 34
const highestPx = 180
const widestStepPx = 11
const topPx = 34

const splitPoints = ({ points, quarterCentsPerSqft, threeQuartersCentsPerSqft }: KnownEquity) =>
  splitFarOut(
    points.map(({ centsPerSqft }) => centsPerSqft),
    { from: quarterCentsPerSqft, to: threeQuartersCentsPerSqft },
  )

const Plot = ({ equity, drawn }: { equity: KnownEquity; drawn: readonly number[] }) => {
  const { homeCentsPerSqft, medianCentsPerSqft, quarterCentsPerSqft, threeQuartersCentsPerSqft } = equity
  const axis = axisOf([...drawn, homeCentsPerSqft, quarterCentsPerSqft, threeQuartersCentsPerSqft])
  const dots = stackDots(drawn, axis, columns)
  const step = Math.min(widestStepPx, highestPx / Math.max(1, highestStack(dots)))
  const foot = topPx + step * highestStack(dots) + 10
  const at = (cents: number) => `${axis.at(cents)}%`
  return (
    <div className="@container px-7">
      <Chart heightPx={foot + 34}>
        <rect
          x={at(quarterCentsPerSqft)}
          width={`${axis.at(threeQuartersCentsPerSqft) - axis.at(quarterCentsPerSqft)}%`}
          y={topPx - 6}
          height={foot - topPx + 6}
          className="fill-tint"
        />
        {dots.map(({ place, level }) => (
          <circle
            key={`${place} ${level}`}
            cx={`${place}%`}
            cy={foot - step * (level + 0.5)}
            r={Math.min(3.5, step / 2)}
            className="fill-control sm:[r:0.3rem]"
          />
        ))}
        <line
          x1={at(medianCentsPerSqft)}
          x2={at(medianCentsPerSqft)}
          y1={topPx - 6}
          y2={foot}
          strokeWidth="3"
          className="stroke-action"
        />
        <line
          x1={at(homeCentsPerSqft)}
          x2={at(homeCentsPerSqft)}
          y1="20"
          y2={foot}
          strokeWidth="2"
          className="stroke-coral"
        />
        <At percent={axis.at(homeCentsPerSqft)} y={12}>
          <Diamond reachPx={8} />
        </At>
        <MoneyAxis axis={axis} y={foot} />
      </Chart>
    </div>
  )
}

const EquityTable = ({ equity }: { equity: KnownEquity }) => (
  <StackedTable columns="few">
    <DataTable
      caption={messages.theSameInFigures()}
      hideCaption
      rows={[
        { name: 'Your home', cents: equity.homeCentsPerSqft },
        { name: '25th percentile', cents: equity.quarterCentsPerSqft },
        { name: messages.median(), cents: equity.medianCentsPerSqft },
        { name: '75th percentile', cents: equity.threeQuartersCentsPerSqft },
      ]}
      rowKey={({ name }) => name}
      columns={[
        { header: messages.marketValuePerSqFt(), rowHeader: true, cell: ({ name }) => name },
        { header: messages.dollars(), numeric: true, cell: ({ cents }) => <Money cents={cents} exact /> },
      ]}
    />
  </StackedTable>
)

export const NeighborDots = ({ equity }: { equity: KnownEquity }) => {
  const { neighborCount, points, explanation } = equity
  const split = splitPoints(equity)
  const taken =
    points.length < neighborCount
      ? messages.thePictureTakesOfTheHomes({
          shown: inWhole(points.length),
          neighborCount: inWhole(neighborCount),
        })
      : ''
  return (
    <Figure
      title={messages.marketValuePerSquareFootAmong()}
      says={`${explanation[0] ?? ''}${taken}${farOutWords(split)}`}
      legend={
        <KeyLine
          entries={[
            { mark: 'diamond', words: messages.yourHome() },
            { mark: 'small', words: messages.aNeighbor() },
            { mark: 'line', words: messages.median() },
            { mark: 'band', words: messages.middleHalf() },
          ]}
        />
      }
    >
      <div className="grid grid-cols-1 items-end gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Plot equity={equity} drawn={split.drawn} />
        <EquityTable equity={equity} />
      </div>
    </Figure>
  )
}
