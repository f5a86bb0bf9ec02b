/** Draws the way from just value down to taxable value, school levies beside all others. */
import type { Report } from '#contract/report/reports.ts'
import { FIGURE_WIDTH, type Figure, type Ink, type Mark } from '#core/document/paper.ts'
import { label } from '#core/figure/marks.ts'
import { type Stair, type StepRules, stairAmount, stairsOf, stepRules } from '#core/tax/levy/value-steps.ts'
import * as words from '#messages/report/staircase.ts'
import { stairName } from '#words/verdict/stairs.ts'

type Reading = NonNullable<Report['verdict']>['readings'][number]
type LevyLine = Reading['staircase'][number]

/** Each stair is a line of words over its bar; the flights are side by side. */
const stairStep = 24
const headStep = 18
const gap = 24

const fills: Readonly<Record<Stair['kind'], Ink>> = {
  just: 'control',
  off: 'control',
  assessed: 'amber',
  taxable: 'action',
}

interface Place {
  readonly left: number
  readonly width: number
}

const stairMarks = (
  stair: Stair,
  y: number,
  { left, width }: Place,
  widestCents: number,
): readonly Mark[] => {
  const { kind, fromCents, toCents } = stair
  const isOff = kind === 'off'
  const look = { strong: !isOff, ink: isOff ? 'soft' : 'ink' } as const
  const wide = (cents: number) => (width * cents) / widestCents
  return [
    label(
      stairName(stair)
        .split(/ \(| of a | on (?:a|property) /, 1)
        .join(''),
      [left, y + 6],
      look,
    ),
    label(stairAmount(stair), [left + width, y + 6], { ...look, align: 'right' }),
    {
      kind: 'box',
      at: [left + wide(toCents), y + 13],
      size: [wide(fromCents - toCents), 8],
      fill: fills[kind],
      ...(isOff && { isHatched: true, edge: 'control' as const }),
    },
  ]
}

interface Flight {
  readonly name: string
  readonly stairs: readonly Stair[]
  readonly widestCents: number
}

const flightHeight = ({ stairs }: Flight): number => headStep + stairStep * stairs.length

const flightMarks = ({ name, stairs, widestCents }: Flight, place: Place): readonly Mark[] => [
  label(name, [place.left, headStep / 2], { strong: true, ink: 'action' }),
  ...stairs.flatMap((stair, at) => stairMarks(stair, headStep + stairStep * at, place, widestCents)),
]

const wordsOf = ({ name, stairs }: Flight): string =>
  `${name}: ${stairs.map((stair) => `${stairName(stair)} ${stairAmount(stair)}`).join('; ')}.`

const flightOf = (rules: StepRules, name: (levy: LevyLine['levy']) => string, one: LevyLine): Flight => ({
  name: name(one.levy),
  stairs: stairsOf(one, rules),
  widestCents: Math.max(1, one.justCents),
})

export const staircaseFigure = (
  reading: Reading,
  home: Pick<StepRules, 'taxYear' | 'homestead'>,
  name: (levy: LevyLine['levy']) => string,
  sources: string,
): Figure => {
  const rules = stepRules(reading, home)
  const flights = reading.staircase.map((one) => flightOf(rules, name, one))
  const width = (FIGURE_WIDTH - gap * (flights.length - 1)) / flights.length
  return {
    title: words.fromJustValueToTheValue(),
    alt: flights.map(wordsOf).join(' '),
    height: Math.max(...flights.map(flightHeight)),
    marks: flights.flatMap((one, at) => flightMarks(one, { left: at * (width + gap), width })),
    sources,
  }
}
