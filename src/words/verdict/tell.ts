/** Tells a verdict: what core judges from the facts of a parcel, with the sentences that its owner reads. */

import { cents, formatCents, formatMills, formatMoney } from '#core/money.ts'
import type { AppealFacts, JudgeOptions } from '#core/tax/appeal-facts.ts'
import { FIRST_COVERED_YEAR, LAST_COVERED_YEAR } from '#core/tax/law/readings.ts'
import { SCENARIO_CUTS } from '#core/tax/params.ts'
import type { ScenarioId } from '#core/tax/verdict/codes.ts'
import { judgeAppeal } from '#core/tax/verdict/judge-appeal.ts'
import type {
  FieldProblem,
  JudgedLevy,
  JudgedReading,
  JudgedScenario,
  Judgment,
  LevyReason,
  Reading,
  Scenario,
  StaircaseLevy,
  Verdict,
} from '#core/tax/verdict/verdict.ts'
import * as scenarioWords from '#messages/verdict/scenarios.ts'
import * as staircaseWords from '#messages/verdict/staircase.ts'
import * as words from '#messages/verdict/tell.ts'
import { tellNoticeProblem } from '../notice/problem.ts'
import { tellRollProblem } from '../notice/roll-problem.ts'
import { explanationOf } from './explanation.ts'
import { headlineOf } from './headline.ts'
import { notesOf } from './notes.ts'
import { outOfLineWords } from './out-of-line.ts'
import { farFromRollWords } from './roll.ts'
import { sourcesOf } from './sources.ts'
import { toldHelp } from './what-else-helps.ts'

const reasonWords = (reason: LevyReason): string => {
  switch (reason.kind) {
    case 'not_levied':
      return staircaseWords.thisTaxDoesntApply()
    case 'exempt':
      return staircaseWords.exemptionsAlreadyBringThisTaxTo()
    case 'open':
      return staircaseWords.theseNumbersDontShowWhatA()
    case 'every_dollar':
      return reason.isSchoolUncapped
        ? staircaseWords.theYearlyCapOnNonHomestead()
        : staircaseWords.noCapAppliesSoEveryDollar()
    case 'absorbed': {
      const [first, below] = [formatMoney(reason.firstCents), formatMoney(reason.belowCents)]
      return reason.byClassifiedUse
        ? staircaseWords.capsTheClassifiedUseAndExemptions({ first, below })
        : staircaseWords.capsAndExemptionsAbsorbTheFirst({ first, below })
    }
  }
}

const toldLevy = (levy: JudgedLevy): StaircaseLevy => ({ ...levy, reason: reasonWords(levy.reason) })

type JudgedLine = JudgedScenario['levies'][number]

const arithmeticOf = ({ mills, taxableBeforeCents, taxableAfterCents, savingCents }: JudgedLine): string => {
  const fall = `${formatMoney(taxableBeforeCents)} − ${formatMoney(taxableAfterCents)}`
  if (mills === null || savingCents === null)
    return `${fall} = ${formatMoney(taxableBeforeCents - taxableAfterCents)}`
  return `(${fall}) × ${formatMills(mills)} ÷ 1,000 = ${formatCents(savingCents)}`
}

const NAMES: Readonly<Partial<Record<ScenarioId, string>>> = {
  target: scenarioWords.theValueYouMeanToAsk(),
  estimate_low: scenarioWords.estimateLow(),
  own_sale: scenarioWords.ownSale(),
  own_sale_near: scenarioWords.ownSaleNear(),
  estimate_point: scenarioWords.estimatePoint(),
  estimate_near: scenarioWords.estimateNear(),
  estimate_high: scenarioWords.estimateHigh(),
}

/** What lies at the just value or above it is no cut, and is not listed as one. */
const labelOf = ({ id, justCents }: JudgedScenario, just: number): string => {
  const cut = SCENARIO_CUTS.find((one) => one.id === id)
  if (cut !== undefined) return scenarioWords.aCutOf({ percent: cut.percent })
  const name = NAMES[id] ?? ''
  if (justCents < just) return name
  return justCents > just
    ? scenarioWords.aboveTheMarketValueNoSavings({ name })
    : scenarioWords.atTheMarketValueNoSavings({ name })
}

const toldScenario = (scenario: JudgedScenario, just: number): Scenario => ({
  ...scenario,
  label: labelOf(scenario, just),
  levies: scenario.levies.map((line) => ({ ...line, arithmetic: arithmeticOf(line) })),
})

const rulesLabel = (taxYear: number, { isSettled, regime }: JudgedReading): string => {
  if (isSettled) return words.rules({ taxYear })
  return regime === 'amendment-3'
    ? words.ifAmendment3TookEffect({ taxYear })
    : words.underTheLawBeforeAmendment3({ taxYear })
}

/** Figures that rest on it name it. */
const SHARED_CUT = words.weSplitTheReductionAmongThe()

const toldReading = ({ taxYear }: AppealFacts, judged: JudgedReading, { ownSale }: JudgeOptions): Reading => {
  const { isSettled: _, isCutShared, decided, staircase, scenarios, ...reading } = judged
  const just = staircase[0]?.justCents ?? cents(0)
  const middle = scenarios.find(({ id }) => id === 'estimate_point')
  const headline = headlineOf(just, { ...reading, ...decided, middle }, ownSale)
  return {
    ...reading,
    rulesLabel: rulesLabel(taxYear, judged),
    headline: isCutShared ? `${headline} ${SHARED_CUT}` : headline,
    staircase: staircase.map(toldLevy),
    scenarios: scenarios.map((scenario) => toldScenario(scenario, just)),
  }
}

const problemWords = (
  problem: Judgment['problems'][number],
  { values, millage }: AppealFacts,
  { onRoll }: JudgeOptions,
): string => {
  if (problem.of === 'notice') return tellNoticeProblem(problem)
  if (problem.of === 'roll') return tellRollProblem(problem)
  if (problem.code === 'tax_out_of_line') return millage.kind === 'out_of_line' ? outOfLineWords(millage) : ''
  if (problem.code === 'taxable_rows_alike')
    return values.ok ? words.bothRowsShow({ taxable: formatMoney(values.value.taxableCents.school) }) : ''
  return values.ok && onRoll !== undefined ? farFromRollWords(values.value.justCents, onRoll) : ''
}

const refusalWords = (taxYear: number, problems: readonly FieldProblem[]): readonly string[] =>
  problems.length > 0
    ? problems.map(({ message }) => message)
    : [
        words.weHaveExemptionRulesForThe({
          firstCoveredYear: FIRST_COVERED_YEAR,
          lastCoveredYear: LAST_COVERED_YEAR,
          taxYear,
        }),
      ]

/** Where the readings agree their headline is that of all; else the answer has one of its own, without a figure. */
const headline = ({ outcome, reason }: Judgment, [first]: readonly Reading[]): string =>
  first?.outcome === outcome && first.reason === reason
    ? first.headline
    : headlineOf(cents(0), { reason, breakEvenJustCents: null, worthwhileJustCents: null })

/** General information: not legal advice and not an appraisal. */
export const tellVerdict = (facts: AppealFacts, options: JudgeOptions = {}): Verdict => {
  const judgment = judgeAppeal(facts, options)
  const { fee, taxYear } = judgment
  const readings = judgment.readings.map((reading) => toldReading(facts, reading, options))
  const problems = judgment.problems.map(
    (problem): FieldProblem => ({
      field: problem.field,
      code: problem.code,
      message: problemWords(problem, facts, options),
    }),
  )
  return {
    ...judgment,
    headline: headline(judgment, readings),
    explanation:
      readings.length > 0 ? explanationOf(facts, readings, fee, options) : refusalWords(taxYear, problems),
    readings,
    problems,
    notes: notesOf(facts, readings, options),
    whatElseHelps: judgment.whatElseHelps.map((code) => toldHelp(code, readings)),
    sources: sourcesOf(facts, readings, options),
  }
}
