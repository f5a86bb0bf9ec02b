/** Owns the plot of what the chosen sales indicate, with the just value and the value requested on the same line. */

import { FIGURE_WIDTH, type Figure, type Mark } from '#core/document/paper.ts'
import { axisOf } from '#core/figure/axis.ts'
import { axisHeight, axisMarks, label, line, placeOn, wholeGround } from '#core/figure/marks.ts'
import { formatMoney, formatShortMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'

export interface IndicatedRange {
  /** What each chosen sale indicates, brought to the level of just values, in cents. */
  readonly indicatedCents: readonly number[]
  /** What they indicate together; null with too few of them. */
  readonly weighedCents: number | null
  readonly justCents: number
  /** Null until the owner has said. */
  readonly requestedCents: number | null
  /** What is taken off for the cost of a sale where the county’s own share is not known; null where it is. */
  readonly assumedPercent: number | null
  /** The share of its adjusted price that each circle is at. */
  readonly ofPricePercent: number
  /** What the steps take off after the sales, in cents; 0 where nothing. */
  readonly cureCents: number
}

/** Three lines of words above the plot: the values stand apart, whichever is the higher. */
const lineHeight = 13
const top = 3 * lineHeight + 6
const foot = top + 32
const middle = (top + foot) / 2

const circle = 4

/** About as wide as a letter of the figure's type. */
const letterWidth = 5.4

/** Between a line and the words at its side. */
const beside = 5

/** Never over the edge of the figure. */
const within = (x: number, text: string): number => {
  const half = (text.length * letterWidth) / 2
  return Math.min(FIGURE_WIDTH - half, Math.max(half, x))
}

/** Beside its own line, on the side where no line of another value runs through the words. */
const weighedMarks = (
  weighedCents: number | null,
  others: readonly number[],
  at: (cents: number) => number,
): readonly Mark[] => {
  if (weighedCents === null) return []
  const text = `Indicated ${formatMoney(weighedCents)}`
  const [x, y, width] = [at(weighedCents), lineHeight * 2.5, text.length * letterWidth + beside]
  const isLeftFree = x - width >= 0 && others.every((other) => at(other) < x - width || at(other) > x)
  return [
    label(text, [isLeftFree ? x - beside : x + beside, y], {
      align: isLeftFree ? 'right' : 'left',
      strong: true,
    }),
    line([x, y - lineHeight / 2], [x, foot], 'action', 2),
  ]
}

interface Value {
  readonly text: string
  readonly x: number
  readonly tone: 'ink' | 'accent'
}

const widthOf = ({ text }: Value): number => text.length * letterWidth

/** Its label in that row above the plot, and its line from there down. */
const valueMarks = ({ text, x, tone }: Value, row: 0 | 1, labelX: number): readonly Mark[] => [
  label(text, [labelX, (row + 0.5) * lineHeight], { align: 'middle', strong: true }),
  line([x, (row + 1) * lineHeight], [x, foot], tone, 2),
]

/** Each label over its own line: the lower of two begins beside the line of the other, which comes down through its row. */
const bothMarks = (one: Value, other: Value): readonly Mark[] => {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one]
  const from = Math.max(left.x + beside, within(right.x, right.text) - widthOf(right) / 2)
  if (from + widthOf(right) <= FIGURE_WIDTH)
    return [
      ...valueMarks(left, 0, within(left.x, left.text)),
      ...valueMarks(right, 1, from + widthOf(right) / 2),
    ]
  const to = Math.min(right.x - beside, within(left.x, left.text) + widthOf(left) / 2)
  return [
    ...valueMarks(right, 0, within(right.x, right.text)),
    ...valueMarks(left, 1, to - widthOf(left) / 2),
  ]
}

/** The just value, and the value requested once the owner has said it. */
const justAndRequested = (
  { justCents, requestedCents }: Pick<IndicatedRange, 'justCents' | 'requestedCents'>,
  at: (cents: number) => number,
): readonly Mark[] => {
  const just: Value = {
    text: `Present just value ${formatMoney(justCents)}`,
    x: at(justCents),
    tone: 'ink',
  }
  if (requestedCents === null) return valueMarks(just, 0, within(just.x, just.text))
  const x = at(requestedCents)
  return [
    ...bothMarks(just, { text: `Value requested ${formatMoney(requestedCents)}`, x, tone: 'accent' }),
    { kind: 'diamond', at: [x, foot], reach: 5, fill: 'accent' },
  ]
}

const legendHeight = 16

/** The table above names prices too, so the plot says which of the two it shows. */
const legend = ({ ofPricePercent, cureCents }: IndicatedRange): string => {
  const cure = cureCents === 0 ? '' : ` less ${formatMoney(cureCents)} of repairs`
  return `Each circle is one sale as a just value: ${formatPercent(ofPricePercent)} of its adjusted price${cure}. The band spans them.`
}

/** Circles that would lie on each other stand one above the other, as many as there are. */
const circlesOf = (cents: readonly number[], at: (cents: number) => number): readonly Mark[] => {
  const groups: number[][] = []
  for (const x of cents.map(at).toSorted((one, other) => one - other)) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && x - last[0] < circle) last.push(x)
    else groups.push([x])
  }
  return groups.flatMap((group) =>
    group.map((x, level): Mark => {
      const y = middle + (level - (group.length - 1) / 2) * (2 * circle + 1)
      return { kind: 'dot', at: [x, y], reach: circle, fill: 'paper', edge: 'action' }
    }),
  )
}

const ifTakenOff = ({ assumedPercent }: IndicatedRange): string =>
  assumedPercent === null ? '' : ` with ${formatPercent(assumedPercent)} off for the cost of a sale`

const said = (range: IndicatedRange): string => {
  const { indicatedCents, weighedCents, justCents, requestedCents } = range
  const [low, high] = [Math.min(...indicatedCents), Math.max(...indicatedCents)].map(formatMoney)
  const requested = requestedCents === null ? '' : ` The value requested is ${formatMoney(requestedCents)}.`
  const together = weighedCents === null ? '' : `, and ${formatMoney(weighedCents)} together`
  return `The sales indicate${ifTakenOff(range)} just values from ${low} to ${high}${together}. The present just value is ${formatMoney(justCents)}.${requested}`
}

type Drawn = Pick<IndicatedRange, 'indicatedCents' | 'weighedCents' | 'justCents' | 'requestedCents'>

export const valueRangeFigure = (range: IndicatedRange): Figure =>
  drawnRange(range, {
    title: `What the sales indicate${ifTakenOff(range)}, beside the present just value and the value requested`,
    alt: said(range),
    legend: legend(range),
  })

/** Of sales that are only listed: their prices as recorded, which no paper brings to a just value. */
export const pricesFigure = (
  prices: Pick<Drawn, 'justCents' | 'requestedCents'> & { readonly pricesCents: readonly number[] },
): Figure => {
  const { pricesCents, justCents, requestedCents } = prices
  const [low, high] = [Math.min(...pricesCents), Math.max(...pricesCents)].map(formatMoney)
  const requested = requestedCents === null ? '' : ` The value requested is ${formatMoney(requestedCents)}.`
  return drawnRange(
    { indicatedCents: pricesCents, weighedCents: null, justCents, requestedCents },
    {
      title: 'Recorded prices of these sales, beside the present just value and the value requested',
      alt: `The recorded prices run from ${low} to ${high}. The present just value is ${formatMoney(justCents)}.${requested}`,
      legend:
        'Each circle is one recorded price, not adjusted to my home. A just value is usually below a price.',
    },
  )
}

const drawnRange = (
  { indicatedCents, weighedCents, justCents, requestedCents }: Drawn,
  words: { readonly title: string; readonly alt: string; readonly legend: string },
): Figure => {
  const axis = axisOf([...indicatedCents, justCents, ...(requestedCents === null ? [] : [requestedCents])])
  const at = (value: number): number => placeOn(wholeGround, axis.at(value))
  const [left, right] = [at(Math.min(...indicatedCents)), at(Math.max(...indicatedCents))]
  return {
    title: words.title,
    alt: words.alt,
    height: foot + axisHeight + legendHeight,
    marks: [
      {
        kind: 'box',
        at: [left - 5, top + 4],
        size: [right - left + 10, foot - top - 8],
        fill: 'tint',
        edge: 'line',
      },
      ...weighedMarks(weighedCents, [justCents, ...(requestedCents === null ? [] : [requestedCents])], at),
      ...justAndRequested({ justCents, requestedCents }, at),
      ...circlesOf(indicatedCents, at),
      ...axisMarks(axis, wholeGround, foot, formatShortMoney),
      label(words.legend, [0, foot + axisHeight + legendHeight / 2], {}),
    ],
    sources: null,
  }
}
