/** The value that is asked for on one line with the county's and with the range of our estimate. */
import { axisOf } from '#core/figure/axis.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/appeal/value-bar.ts'
import { At, Chart, Diamond, Triangle } from '#web/ui/chart.tsx'
import { type KeyEntry, KeyLine } from '#web/ui/key-line.tsx'

export type ValueRange = {
  readonly lowCents: number
  readonly highCents: number
  /** What the repairs cost came off both ends. */
  readonly isLessRepairs: boolean
}

type BarProps = {
  countyCents: number
  askedCents: number
  /** Our estimate, which a single sale may lie outside of; null where they carry no estimate. */
  range: ValueRange | null
}

const middlePx = 14

/** Every mark has its dollars in the key, so that no label can overprint another. */
export const ValueBar = ({ countyCents, askedCents, range }: BarProps) => {
  const ends = range ? [range.lowCents, range.highCents] : []
  const { at } = axisOf([countyCents, askedCents, ...ends])
  const entries: readonly KeyEntry[] = [
    { mark: 'triangle', words: words.youAsk({ value: formatMoney(askedCents) }) },
    { mark: 'diamond', words: words.theCountyHas({ value: formatMoney(countyCents) }) },
    ...(range
      ? [
          {
            mark: 'band' as const,
            words: words.ourEstimate({
              low: formatMoney(range.lowCents),
              high: formatMoney(range.highCents),
              repairs: range.isLessRepairs ? 'yes' : 'no',
            }),
          },
        ]
      : []),
  ]
  return (
    <div className="stack gap-2">
      <div className="px-3">
        <Chart heightPx={2 * middlePx}>
          <line x1="0" x2="100%" y1={middlePx} y2={middlePx} strokeWidth="2" className="stroke-line" />
          {range && (
            <rect
              x={`${at(range.lowCents)}%`}
              width={`${at(range.highCents) - at(range.lowCents)}%`}
              y={middlePx - 6}
              height="12"
              rx="3"
              className="fill-tint stroke-action"
            />
          )}
          <At percent={at(countyCents)} y={middlePx}>
            <Diamond reachPx={8} />
          </At>
          <At percent={at(askedCents)} y={middlePx}>
            <Triangle reachPx={9} />
          </At>
        </Chart>
      </div>
      <KeyLine entries={entries} />
    </div>
  )
}
