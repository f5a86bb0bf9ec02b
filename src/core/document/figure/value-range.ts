/** Owns the plot of what the chosen sales indicate, with the just value and the value requested on the same line. */

import { FIGURE_WIDTH, type Figure, type Mark } from '#core/document/paper.ts'
import { axisOf } from '#core/figure/axis.ts'
import { axisHeight, axisMarks, label, line, placeOn, valueMark, wholeGround } from '#core/figure/marks.ts'
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

interface Value {
  readonly text: string
  readonly x: number
  readonly mark: keyof typeof valueMark
}

interface Placed extends Value {
  readonly row: number
  /** Where its label begins. */
  readonly from: number
}

const widthOf = ({ text }: Value): number => text.length * letterWidth

/** How far the middle of the label is from its own line. */
const offOf = (placed: Placed): number => Math.abs(placed.from + widthOf(placed) / 2 - placed.x)

type Room = readonly [from: number, to: number]

/** Between the lines of the rows above, which come down through this one; a line at the same place is on either side. */
const roomsFor = (x: number, lines: readonly number[]): readonly Room[] => {
  const room = (left: readonly number[], right: readonly number[]): Room => [
    Math.max(0, ...left.map((line) => line + beside)),
    Math.min(FIGURE_WIDTH, ...right.map((line) => line - beside)),
  ]
  const [left, right] = [lines.filter((line) => line < x), lines.filter((line) => line > x)]
  return lines.includes(x) ? [room([...left, x], right), room(left, [...right, x])] : [room(left, right)]
}

const placedIn = (value: Value, row: number, above: readonly Placed[]): Placed | undefined => {
  const width = widthOf(value)
  return roomsFor(
    value.x,
    above.map(({ x }) => x),
  )
    .filter(([from, to]) => to - from >= width)
    .map(([from, to]) => ({
      ...value,
      row,
      from: Math.min(to - width, Math.max(from, value.x - width / 2)),
    }))
    .toSorted((one, other) => offOf(one) - offOf(other))[0]
}

const inRows = (values: readonly Value[]): readonly Placed[] => {
  const placed: Placed[] = []
  for (const [row, value] of values.entries()) {
    const one = placedIn(value, row, placed)
    if (one) placed.push(one)
  }
  return placed
}

const ordersOf = (values: readonly Value[]): readonly (readonly Value[])[] =>
  values.length < 2
    ? [values]
    : values.flatMap((first) =>
        ordersOf(values.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      )

/**
 * Each label in a row of its own and as near to its line as no other line runs through it. From left to right, or from
 * right to left, three of them always have room.
 */
const placedValues = (values: readonly Value[]): readonly Placed[] => {
  const ordered = ordersOf(values.toSorted((one, other) => one.x - other.x))
    .map(inRows)
    .filter((placed) => placed.length === values.length)
  const off = (placed: readonly Placed[]): number => placed.reduce((sum, one) => sum + offOf(one), 0)
  return ordered.toSorted((one, other) => off(one) - off(other))[0] ?? []
}

const reach = 4

/** Its label, its mark at the label, where no other value's mark can lie on it, and its line from there down. */
const valueMarks = (placed: Placed): readonly Mark[] => {
  const { text, x, mark, row, from } = placed
  const y = (row + 1) * lineHeight
  return [
    label(text, [from + widthOf(placed) / 2, (row + 0.5) * lineHeight], { align: 'middle', strong: true }),
    line([x, y], [x, foot], valueMark[mark].fill, 2),
    { ...valueMark[mark], at: [x, y + reach - 1], reach },
  ]
}

/** The just value, what the sales indicate together, and the value requested once the owner has said it. */
const valuesMarks = (
  { justCents, requestedCents, weighedCents }: Omit<Drawn, 'indicatedCents'>,
  at: (cents: number) => number,
): readonly Mark[] => {
  const value = (name: string, cents: number | null, mark: Value['mark']): readonly Value[] =>
    cents === null ? [] : [{ text: `${name} ${formatMoney(cents)}`, x: at(cents), mark }]
  return placedValues([
    ...value('Present just value', justCents, 'diamond'),
    ...value('Value requested', requestedCents, 'triangle'),
    ...value('Indicated', weighedCents, 'square'),
  ]).flatMap(valueMarks)
}

const legendHeight = 16

/** The table above names prices too, so the plot says which of the two it shows. */
const legend = ({ ofPricePercent, cureCents }: IndicatedRange): string => {
  const cure = cureCents === 0 ? '' : ` after ${formatMoney(cureCents)} of repairs`
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
  assumedPercent === null ? '' : ` with ${formatPercent(assumedPercent)} off for the cost of selling`

const said = (range: IndicatedRange): string => {
  const { indicatedCents, weighedCents, justCents, requestedCents } = range
  const [low, high] = [Math.min(...indicatedCents), Math.max(...indicatedCents)].map(formatMoney)
  const requested = requestedCents === null ? '' : ` The value requested is ${formatMoney(requestedCents)}.`
  const together = weighedCents === null ? '' : `, and ${formatMoney(weighedCents)} together`
  return `The sales indicate${ifTakenOff(range)} just values from ${low} to ${high}${together}. The current just value is ${formatMoney(justCents)}.${requested}`
}

type Drawn = Pick<IndicatedRange, 'indicatedCents' | 'weighedCents' | 'justCents' | 'requestedCents'>

export const valueRangeFigure = (range: IndicatedRange): Figure =>
  drawnRange(range, {
    title: `What the sales indicate${ifTakenOff(range)}, next to the current just value and the value requested`,
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
      title: 'Recorded prices of these sales, next to the current just value and the value requested',
      alt: `The recorded prices run from ${low} to ${high}. The current just value is ${formatMoney(justCents)}.${requested}`,
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
      ...valuesMarks({ justCents, requestedCents, weighedCents }, at),
      ...circlesOf(indicatedCents, at),
      ...axisMarks(axis, wholeGround, foot, formatShortMoney),
      label(words.legend, [0, foot + axisHeight + legendHeight / 2], {}),
    ],
    sources: null,
  }
}
