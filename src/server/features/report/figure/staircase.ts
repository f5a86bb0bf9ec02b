/** Draws the way from just value down to taxable value, school levies above all others. */
import type { Report } from '#contract/report/reports.ts'
import { FIGURE_WIDTH, type Figure, type Ink, type Mark } from '#core/document/paper.ts'
import { label } from '#core/figure/marks.ts'
import { type Stair, type StepRules, stairAmount, stairsOf, stepRules } from '#core/tax/levy/value-steps.ts'
import * as words from '#messages/report/staircase.ts'

type Reading = NonNullable<Report['verdict']>['readings'][number]
type LevyLine = Reading['staircase'][number]

const stairStep = 21
const headStep = 22
const gap = 10
/** Names stand left of the bars, amounts right of them. */
const bars = { left: 250, width: 180 } as const

const fills: Readonly<Record<Stair['kind'], Ink>> = {
  just: 'control',
  off: 'control',
  assessed: 'amber',
  taxable: 'action',
}

const stairMarks = (stair: Stair, y: number, widestCents: number): readonly Mark[] => {
  const { kind, name, fromCents, toCents } = stair
  const isOff = kind === 'off'
  const look = { strong: !isOff, ink: isOff ? 'soft' : 'ink' } as const
  const wide = (cents: number) => (bars.width * cents) / widestCents
  return [
    label(name, [0, y], look),
    {
      kind: 'box',
      at: [bars.left + wide(toCents), y - 6],
      size: [wide(fromCents - toCents), 12],
      fill: fills[kind],
      ...(isOff && { isHatched: true, edge: 'control' as const }),
    },
    label(stairAmount(stair), [FIGURE_WIDTH, y], { ...look, align: 'right' }),
  ]
}

interface Flight {
  readonly name: string
  readonly stairs: readonly Stair[]
  readonly widestCents: number
}

const flightHeight = ({ stairs }: Flight): number => headStep + stairStep * stairs.length + gap

const flightMarks = ({ name, stairs, widestCents }: Flight, top: number): readonly Mark[] => [
  label(name, [0, top + headStep / 2], { strong: true, ink: 'action' }),
  ...stairs.flatMap((stair, at) => stairMarks(stair, top + headStep + stairStep * (at + 0.5), widestCents)),
]

const wordsOf = ({ name, stairs }: Flight): string =>
  `${name}: ${stairs.map((stair) => `${stair.name} ${stairAmount(stair)}`).join('; ')}.`

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
  const tops = flights.map((_, at) => flights.slice(0, at).reduce((sum, one) => sum + flightHeight(one), 0))
  return {
    title: words.fromJustValueToTheValue(),
    alt: flights.map(wordsOf).join(' '),
    height: flights.reduce((sum, one) => sum + flightHeight(one), 0),
    marks: flights.flatMap((one, at) => flightMarks(one, tops[at] ?? 0)),
    sources,
  }
}
