/** Owns what a verdict says of lower values: the arithmetic of each cut, what it saves then and later, or one sentence for all. */

import { inWords } from '#core/document/compose/parts.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import type { Levy } from '#core/tax/parcel-values.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import type { Scenario } from '#core/tax/verdict/verdict.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'

type Plain<T> = T extends number ? number : T
export type PlainFields<T> = { readonly [key in keyof T]: Plain<T[key]> }

interface LaterYear {
  readonly taxYear: number
  readonly savingCents: number | null
  readonly ifAmendedCents?: number | null | undefined
}
export interface JudgedScenario extends Omit<PlainFields<Scenario>, 'levies' | 'laterYears'> {
  readonly levies: readonly {
    readonly levy: Levy
    readonly taxableBeforeCents: number
    readonly taxableAfterCents: number
    readonly arithmetic: string
  }[]
  /** Missing in verdicts judged before later years were looked at. */
  readonly laterYears?: readonly LaterYear[] | undefined
}
export const LEVY_NAMES: Readonly<Record<Levy, string>> = {
  school: 'School taxes',
  non_school: 'All other taxes',
}

const worth = ({ savingCents, netCents }: JudgedScenario, feeWords: string): string => {
  if (savingCents === null) return 'Without tax rates, we can’t say what that saves in dollars.'
  const after = netCents === null ? '' : `; after ${feeWords}, ${formatCents(netCents)}`
  return `Saved in one year: ${formatCents(savingCents)}${after}.`
}

/** Where a value comes from that is no plain cut. */
const LEADS: Readonly<Partial<Record<JudgedScenario['id'], string>>> = {
  target: 'The value you plan to ask for, a just value of',
  estimate_low: 'The low end of our estimate, a just value of',
  own_sale: 'What you paid, as a just value of',
  own_sale_near: 'What you paid, at your neighborhood’s rate, a just value of',
  estimate_point: 'The middle of our estimate, a just value of',
  estimate_near: 'The middle of our estimate, at your neighborhood’s rate, a just value of',
  estimate_high: 'The high end of our estimate, a just value of',
}

const wholeDollars = (amountCents: number | null): string => formatMoney(inWholeDollars(amountCents ?? 0))

const inYears = (years: readonly LaterYear[], saved: (year: LaterYear) => number | null): string =>
  inWords(
    years
      .filter((year) => inWholeDollars(saved(year) ?? 0) > 0)
      .map((year) => `${wholeDollars(saved(year))} in ${year.taxYear}`),
  )

/** Nothing where no later year would save. */
export const laterWords = ({ laterYears = [] }: JudgedScenario): readonly string[] => {
  const amounts = laterYears.flatMap(({ savingCents, ifAmendedCents }) => [savingCents, ifAmendedCents ?? 0])
  if (amounts.every((amount) => inWholeDollars(amount ?? 0) <= 0)) return []
  const isOpen = laterYears.some(({ ifAmendedCents }) => ifAmendedCents !== undefined)
  const now = inYears(laterYears, ({ savingCents }) => savingCents)
  const amended = inYears(laterYears, (year) => year.ifAmendedCents ?? null)
  if (now === '') return [`Savings in later years are unlikely without Amendment 3. With it: ${amended}.`]
  const both =
    now === amended
      ? ', with or without Amendment 3.'
      : `. With Amendment 3: ${amended === '' ? 'nothing' : amended}.`
  const then = isOpen ? both : '.'
  return [`The lower base could mean savings in later years: ${now}${then}`]
}

const isUnmoved = ({ taxableAfterCents, taxableBeforeCents }: JudgedScenario['levies'][number]): boolean =>
  taxableAfterCents >= taxableBeforeCents

const AS_PAID = 'What you paid, and the value you plan to ask for, a just value of'

const scenarioWords = (
  scenario: JudgedScenario,
  presentCents: number,
  feeWords: string,
  isAsPaid: boolean,
): string => {
  const { id, justCents, cutPercent, levies } = scenario
  const named = isAsPaid && id === 'target' ? AS_PAID : LEADS[id]
  const lead = `${named ?? 'A just value of'} ${formatMoney(justCents)}`
  if (justCents >= presentCents) {
    const where = justCents > presentCents ? 'above the current one' : 'the current one'
    return `${lead}${named ? ',' : ''} is ${where}, so it saves nothing.`
  }
  const head = `${lead}, which is ${formatPercent(cutPercent)} less.`
  if (levies.length === 0) return `${head} We can’t tell what that would save.`
  const falling = levies.filter((levy) => !isUnmoved(levy))
  if (falling.length === 0) return `${head} No taxable value drops, so you’d save nothing.`
  const steps = falling.map(({ levy, arithmetic }) => `${LEVY_NAMES[levy]}: ${arithmetic}.`)
  return [head, ...steps, worth(scenario, feeWords), ...laterWords(scenario)].join(' ')
}

const cut = ({ justCents, cutPercent }: JudgedScenario): string =>
  `${formatMoney(justCents)} (${formatPercent(cutPercent)} less)`

/** Of all these cuts the same can be said; null where each has arithmetic of its own, or is none. */
const wordsOfAll = (scenarios: readonly JudgedScenario[], presentCents: number): string | null => {
  if (scenarios.length < 2 || scenarios.some(({ justCents }) => justCents >= presentCents)) return null
  const which = `just values of ${inWords(scenarios.map(cut))}`
  if (scenarios.every(({ levies }) => levies.length === 0)) return `We can’t tell what ${which} would save.`
  const isNone = scenarios.every(({ levies }) => levies.length > 0 && levies.every(isUnmoved))
  return isNone ? `At ${which}, no taxable value drops, so you’d save nothing.` : null
}

interface OfReading {
  readonly regime: string
  readonly scenarios: readonly JudgedScenario[]
  readonly presentCents: number
  /** 'the filing fee of $15'. */
  readonly feeWords: string
}

export const cutFacts = (
  { regime, scenarios, presentCents, feeWords }: OfReading,
  source: string,
): readonly Fact[] => {
  const ofAll = wordsOfAll(scenarios, presentCents)
  if (ofAll !== null) return [sentenceFact(`cut.${regime}.all`, 'Lower values', ofAll, source)]
  const target = scenarios.find(({ id }) => id === 'target')
  const isAsPaid = scenarios.some(({ id, justCents }) => id === 'own_sale' && justCents === target?.justCents)
  return scenarios
    .filter(({ id }) => !(isAsPaid && id === 'own_sale'))
    .map((scenario) =>
      sentenceFact(
        `cut.${regime}.${scenario.id}`,
        scenario.label,
        scenarioWords(scenario, presentCents, feeWords, isAsPaid),
        source,
      ),
    )
}
