/** Owns the facts that a verdict gives a document: values by levy, the answer, its arithmetic, notes and sources. */

import { formatCents, formatMills, formatMoney } from '#core/money.ts'
import type { Levy } from '#core/tax/parcel-values.ts'
import type { Reading, Scenario, StaircaseLevy, Verdict } from '#core/tax/verdict.ts'
import type { Fact } from './fact-sheet.ts'

type Plain<T> = T extends number ? number : T
type PlainFields<T> = { readonly [key in keyof T]: Plain<T[key]> }

type JudgedLevy = PlainFields<Omit<StaircaseLevy, 'heldBack'>>
interface JudgedScenario extends Omit<PlainFields<Scenario>, 'levies' | 'laterYears'> {
  readonly levies: readonly {
    readonly levy: Levy
    readonly taxableBeforeCents: number
    readonly taxableAfterCents: number
    readonly arithmetic: string
  }[]
}
interface JudgedReading extends Pick<Reading, 'regime' | 'rulesLabel' | 'headline'> {
  readonly staircase: readonly JudgedLevy[]
  readonly scenarios: readonly JudgedScenario[]
  readonly taxNowCents: number | null
}

/** A verdict as core judged it, or as it came over the wire: the brands of money are not needed here. */
export interface JudgedVerdict
  extends Pick<Verdict, 'taxYear' | 'outcome' | 'headline' | 'explanation' | 'notes' | 'whatElseHelps'> {
  readonly readings: readonly JudgedReading[]
  readonly fee: { readonly cents: number; readonly basis: Verdict['fee']['basis'] }
  readonly sources: readonly { readonly figure: string; readonly citation: string }[]
}

const LEVY_NAMES: Readonly<Record<Levy, string>> = { school: 'School levies', non_school: 'All other levies' }

export const worked = 'Worked out from the values, the rates and the rules listed here'

const sentence = (id: string, label: string, value: string, source = worked): Fact => ({
  id,
  label,
  unit: 'sentence',
  value,
  source,
})

const levyWords = ({ levy, ...now }: JudgedLevy): string => {
  const values = `an assessed value of ${formatMoney(now.assessedCents)}, less exemptions of ${formatMoney(now.exemptionCents)}, leaves a taxable value of ${formatMoney(now.taxableCents)}`
  const tax =
    now.mills === null || now.taxCents === null
      ? 'The rate is not known.'
      : `At ${formatMills(now.mills)} mills that is ${formatCents(now.taxCents)} of tax.`
  return `${LEVY_NAMES[levy]}: ${values}. ${tax}`
}

const worth = ({ savingCents, netCents }: JudgedScenario, feeCents: number): string => {
  if (savingCents === null) return 'What that saves in dollars is not known without tax rates.'
  const after =
    netCents === null ? '' : `; after the petition fee of ${formatMoney(feeCents)}, ${formatCents(netCents)}`
  return `Saved in one year: ${formatCents(savingCents)}${after}.`
}

const scenarioWords = (scenario: JudgedScenario, presentCents: number, feeCents: number): string => {
  const { justCents, cutPercent, levies } = scenario
  if (justCents >= presentCents) {
    const where = justCents > presentCents ? 'above the present one' : 'the present one'
    return `A just value of ${formatMoney(justCents)} is ${where}: nothing is saved.`
  }
  const head = `A just value of ${formatMoney(justCents)}, which is ${cutPercent}% less.`
  if (levies.length === 0) return `${head} What that saves is not known.`
  const falling = levies.filter((levy) => levy.taxableAfterCents < levy.taxableBeforeCents)
  if (falling.length === 0) return `${head} No taxable value falls, so nothing is saved.`
  const steps = falling.map(({ levy, arithmetic }) => `${LEVY_NAMES[levy]}: ${arithmetic}.`)
  return [head, ...steps, worth(scenario, feeCents)].join(' ')
}

const readingFacts = (reading: JudgedReading, presentCents: number, feeCents: number): readonly Fact[] => [
  sentence(`reading.${reading.regime}`, 'Rules', `${reading.rulesLabel}.`),
  ...reading.staircase.flatMap((levy) => [
    sentence(`levy.${reading.regime}.${levy.levy}`, LEVY_NAMES[levy.levy], levyWords(levy)),
    sentence(`cap.${reading.regime}.${levy.levy}`, `${LEVY_NAMES[levy.levy]}: cap`, levy.reason),
  ]),
  ...(reading.taxNowCents === null
    ? []
    : [
        sentence(
          `tax.${reading.regime}`,
          'Tax on value',
          `Both together come to ${formatCents(reading.taxNowCents)} a year.`,
        ),
      ]),
  ...reading.scenarios.map((scenario) =>
    sentence(
      `cut.${reading.regime}.${scenario.id}`,
      scenario.label,
      scenarioWords(scenario, presentCents, feeCents),
    ),
  ),
]

/** The just value stands in every levy's first step. */
const justCentsOf = ({ readings }: JudgedVerdict): number | null =>
  readings[0]?.staircase[0]?.justCents ?? null

/** Null when the values could not be read: then there is nothing to write about. */
export const verdictFacts = (verdict: JudgedVerdict): readonly Fact[] | null => {
  const just = justCentsOf(verdict)
  if (just === null) return null
  const source = verdict.sources.find(({ figure }) => figure === 'Just value')?.citation ?? worked
  const each = (prefix: string, label: string, texts: readonly string[]) =>
    texts.map((text, at) => sentence(`${prefix}.${at + 1}`, label, text))
  return [
    { id: 'value.just', label: 'Just value', unit: 'cents', value: just, source },
    { id: 'value.year', label: 'Tax year', unit: 'year', value: verdict.taxYear, source },
    sentence('verdict.headline', 'The answer', verdict.headline),
    ...each('why', 'Why', verdict.explanation),
    ...verdict.readings.flatMap((reading) => readingFacts(reading, just, verdict.fee.cents)),
    ...each(
      'note',
      'Note',
      verdict.notes.map(({ text }) => text),
    ),
    ...each(
      'help',
      'What else helps',
      verdict.whatElseHelps.map(({ text }) => text),
    ),
    ...verdict.sources.map(
      ({ figure, citation }, at): Fact => ({
        id: `source.${at + 1}`,
        label: figure,
        unit: 'name',
        value: figure,
        source: citation,
      }),
    ),
  ]
}
