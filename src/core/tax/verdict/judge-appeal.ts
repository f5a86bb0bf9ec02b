/** Owns the cap-aware verdict: from the facts of a parcel to what its owner is told. */

import { cents } from '#core/money.ts'
import type { AppealFacts, JudgeOptions } from '../appeal-facts.ts'
import { FIRST_COVERED_YEAR, isCoveredYear, LAST_COVERED_YEAR, lawReadings } from '../law/readings.ts'
import type { FieldProblem } from '../parcel-values.ts'
import { rollProblems } from '../roll/comparison.ts'
import { outOfLineWords } from '../trim/out-of-line.ts'
import type { Outcome, ReasonCode } from './codes.ts'
import { petitionFeeOf } from './counted-fee.ts'
import { explanationOf } from './explanation.ts'
import { headlineOf } from './headline.ts'
import { notesOf } from './notes.ts'
import { readCase } from './read-case.ts'
import { VERDICT_RULE } from './rule.ts'
import { sourcesOf } from './sources.ts'
import type { Reading, Verdict, VerdictFee } from './verdict.ts'
import { whatElseHelps } from './what-else-helps.ts'

const withoutReading = (reason: ReasonCode) => {
  const decision = {
    outcome: 'cannot_tell',
    reason,
    breakEvenJustCents: null,
    worthwhileJustCents: null,
  } as const
  return { outcome: decision.outcome, reason, headline: headlineOf(cents(0), decision) }
}

interface Answer {
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly headline: string
}

/** One answer for all readings: theirs when they agree, otherwise that it depends on the rules. */
const agree = (readings: readonly Reading[]): Answer => {
  const first = readings[0]
  if (first === undefined) return withoutReading('year_not_covered')
  const isAgreed = readings.every(({ outcome }) => outcome === first.outcome)
  if (!isAgreed) return withoutReading('rules_undecided')
  return { outcome: first.outcome, reason: first.reason, headline: first.headline }
}

const readAll = (facts: AppealFacts, fee: VerdictFee, options: JudgeOptions): readonly Reading[] => {
  const { values, taxYear, law: table } = facts
  if (!values.ok || !isCoveredYear(taxYear, table)) return []
  return lawReadings(taxYear, table).map((law) =>
    readCase(facts, values.value, { law, feeCents: fee.cents }, options),
  )
}

const refusalWords = (taxYear: number, problems: readonly FieldProblem[]): readonly string[] =>
  problems.length > 0
    ? problems.map(({ message }) => message)
    : [
        `We have exemption rules for the tax years ${FIRST_COVERED_YEAR} to ${LAST_COVERED_YEAR}, not for ${taxYear}.`,
      ]

const problemsOf = ({ values, millage }: AppealFacts, options: JudgeOptions): readonly FieldProblem[] => {
  if (!values.ok) return values.problems
  const far = rollProblems(values.value, options)
  if (millage.kind !== 'out_of_line') return far
  return [...far, { field: 'totalTax', code: 'tax_out_of_line', message: outOfLineWords(millage) }]
}

/**
 * Judges whether a petition on value can pay, for one tax year, net of the petition fee. Plain JSON comes back; money
 * in cents, rates in mills. Wrong values are an outcome ('cannot_tell' with `problems`), never an exception.
 * The rule: saving = Σ over levies of [taxable(now) − taxable(min(assessed, just value asked))] × millage.
 * General information: not legal advice and not an appraisal.
 */
export const judgeAppeal = (facts: AppealFacts, options: JudgeOptions = {}): Verdict => {
  const fee = petitionFeeOf(facts)
  const problems = problemsOf(facts, options)
  const readings = readAll(facts, fee, options)
  const explained = explanationOf(facts, readings, fee, options)
  return {
    version: 1,
    rule: VERDICT_RULE,
    taxYear: facts.taxYear,
    ...(facts.values.ok ? agree(readings) : withoutReading(facts.values.reason)),
    explanation: readings.length > 0 ? explained : refusalWords(facts.taxYear, problems),
    readings,
    fee,
    problems,
    notes: notesOf(facts, readings, options),
    whatElseHelps: whatElseHelps(facts),
    sources: sourcesOf(facts, readings, options),
  }
}
