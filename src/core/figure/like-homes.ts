/** Owns the plot of like homes by just value for each square foot, with the home itself marked. */

import type { LikeHomes } from '#core/document/facts/sales/material.ts'
import { FIGURE_WIDTH, type Figure, type Mark } from '#core/document/paper.ts'
import { formatCents } from '#core/money.ts'
import { axisOf } from './axis.ts'
import { axisHeight, axisMarks, label, line, placeOn, wholeGround } from './marks.ts'
import { farOutWords, splitFarOut } from './split-far-out.ts'
import { highestStack, stackDots } from './stack-dots.ts'

const columns = 48
const top = 36
const highest = 66
const widestStep = 7

const wholeDollars = (cents: number): string => `$${Math.round(cents / 100)}`

const said = (homes: LikeHomes): string => {
  const [low, high] = [homes.quarterCentsPerSqft, homes.threeQuartersCentsPerSqft].map(formatCents)
  return `${homes.neighborCount.toLocaleString('en-US')} like homes by just value per square foot: median ${formatCents(homes.medianCentsPerSqft)}, half of them from ${low} to ${high}. My home: ${formatCents(homes.homeCentsPerSqft)}.`
}

/** A label stands to that side of its line where there is room for it. */
const lined = (text: string, x: number, y: number, foot: number, ink: 'accent' | 'ink'): readonly Mark[] => {
  const isRight = x > FIGURE_WIDTH / 2
  return [
    line([x, y], [x, foot], ink, 2),
    label(text, [x + (isRight ? -6 : 6), y], { align: isRight ? 'right' : 'left', strong: true }),
  ]
}

export const likeHomesFigure = (homes: LikeHomes): Figure => {
  const { homeCentsPerSqft, medianCentsPerSqft, quarterCentsPerSqft: from } = homes
  const to = homes.threeQuartersCentsPerSqft
  const split = splitFarOut(
    homes.points.map(({ centsPerSqft }) => centsPerSqft),
    { from, to },
  )
  const axis = axisOf([...split.drawn, homeCentsPerSqft, from, to])
  const at = (value: number): number => placeOn(wholeGround, axis.at(value))
  const dots = stackDots(split.drawn, axis, columns)
  const step = Math.min(widestStep, highest / Math.max(1, highestStack(dots)))
  const foot = top + step * highestStack(dots) + 6
  const across = at(axis.to) - at(axis.from)
  return {
    title: `Just value per square foot of like homes nearby.${farOutWords(split)}`,
    alt: said(homes),
    height: foot + axisHeight,
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
      ...lined(`Median ${formatCents(medianCentsPerSqft)}`, at(medianCentsPerSqft), 24, foot, 'ink'),
      ...lined(`My home ${formatCents(homeCentsPerSqft)}`, at(homeCentsPerSqft), 8, foot, 'accent'),
      ...axisMarks(axis, wholeGround, foot, wholeDollars),
    ],
    sources: null,
  }
}
