/** Owns the plot of like homes by just value for each square foot, with the home itself marked. */

import type { LikeHomes } from '#core/document/facts/sales/material.ts'
import { FIGURE_WIDTH, type Figure, type Mark } from '#core/document/paper.ts'
import { axisOf } from '#core/figure/axis.ts'
import { axisHeight, axisMarks, label, line, placeOn, wholeGround } from '#core/figure/marks.ts'
import { type FarOutSide, farOutSides, type SplitValues } from '#core/figure/split-far-out.ts'
import { highestStack, stackDots } from '#core/figure/stack-dots.ts'
import { formatCents } from '#core/money.ts'

const columns = 48
const top = 36
/** Of the stacks; of many homes they grow, so that each dot can still be seen. */
const usualHeight = 66
const highest = 150
const widestStep = 7
const leastStep = 4

/** Beyond so many times the median, or below such a part of it, one home would press all others together. Ours. */
const FAR_FROM_MEDIAN = 5

/** As good as every home is drawn: those valued higher than the owner's above all. */
const splitFar = (values: readonly number[], median: number): SplitValues => {
  const isNear = (value: number): boolean =>
    value <= FAR_FROM_MEDIAN * median && value >= median / FAR_FROM_MEDIAN
  return { drawn: values.filter(isNear), farOut: values.filter((value) => !isNear(value)) }
}

const wholeDollars = (cents: number): string => `$${Math.round(cents / 100)}`

const said = (homes: LikeHomes): string => {
  const [low, high] = [homes.quarterCentsPerSqft, homes.threeQuartersCentsPerSqft].map(formatCents)
  return `${homes.neighborCount.toLocaleString('en-US')} similar homes by just value per square foot: median ${formatCents(homes.medianCentsPerSqft)}, half of them from ${low} to ${high}. My home: ${formatCents(homes.homeCentsPerSqft)}.`
}

/** About as wide as a letter of the figure's type. */
const letterWidth = 5.6

/** Away from the other line, unless there is no room on that side. */
const lined = (
  text: string,
  { x, y, foot, ink }: { x: number; y: number; foot: number; ink: 'accent' | 'ink' },
  side: 'left' | 'right',
): readonly Mark[] => {
  const width = text.length * letterWidth + 6
  const isRight = side === 'right' ? x + width <= FIGURE_WIDTH : x < width
  return [
    line([x, y], [x, foot], ink, 2),
    label(text, [x + (isRight ? 6 : -6), y], { align: isRight ? 'left' : 'right', strong: true }),
  ]
}

const rangeOf = ({ least, most }: FarOutSide): string =>
  least === most ? formatCents(least) : `${formatCents(least)} to ${formatCents(most)}`

/** ' 3 homes far from the others are left out: 1 at $72.74 and 2 at $143.94 to $150.00 a square foot.'; '' without any. */
const leftOut = (split: SplitValues): string => {
  const [one, other] = farOutSides(split)
  if (one === undefined) return ''
  const count = split.farOut.length
  const who = count === 1 ? 'home far from the others is' : 'homes far from the others are'
  const at =
    other === undefined
      ? `, at ${rangeOf(one)}`
      : `: ${one.count} at ${rangeOf(one)} and ${other.count} at ${rangeOf(other)}`
  return ` ${count} ${who} left out${at} a square foot.`
}

const legendHeight = 16
const legend = 'Each dot is one home. The shaded band covers the middle half of them.'

export const likeHomesFigure = (homes: LikeHomes, taxYear: number): Figure => {
  const { homeCentsPerSqft, medianCentsPerSqft, quarterCentsPerSqft: from } = homes
  const to = homes.threeQuartersCentsPerSqft
  const split = splitFar(
    homes.points.map(({ centsPerSqft }) => centsPerSqft),
    medianCentsPerSqft,
  )
  const axis = axisOf([...split.drawn, homeCentsPerSqft, from, to])
  const at = (value: number): number => placeOn(wholeGround, axis.at(value))
  const dots = stackDots(split.drawn, axis, columns)
  const stack = Math.max(1, highestStack(dots))
  const step = Math.min(widestStep, Math.max(usualHeight / stack, Math.min(leastStep, highest / stack)))
  const foot = top + step * highestStack(dots) + 6
  const across = at(axis.to) - at(axis.from)
  return {
    title: `${taxYear} just value per square foot of effective area: similar homes nearby.${leftOut(split)}`,
    alt: said(homes),
    height: foot + axisHeight + legendHeight,
    marks: [
      { kind: 'box', at: [at(from), top - 6], size: [at(to) - at(from), foot - top + 6], fill: 'tint' },
      ...dots.map(
        ({ place, level }): Mark => ({
          kind: 'dot',
          at: [at(axis.from) + (across * place) / 100, foot - step * (level + 0.5)],
          reach: Math.min(2.8, step / 2),
          fill: 'control',
        }),
      ),
      ...lined(
        `Median ${formatCents(medianCentsPerSqft)}`,
        { x: at(medianCentsPerSqft), y: 24, foot, ink: 'ink' },
        'left',
      ),
      ...lined(
        `My home ${formatCents(homeCentsPerSqft)}`,
        { x: at(homeCentsPerSqft), y: 8, foot, ink: 'accent' },
        'right',
      ),
      ...axisMarks(axis, wholeGround, foot, wholeDollars),
      label(legend, [0, foot + axisHeight + legendHeight / 2], {}),
    ],
    sources: null,
  }
}
