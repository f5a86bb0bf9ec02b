/** Owns the cap-aware verdict: from the facts of a parcel to the answer with its reasons and figures. words/verdict tells it. */

import type { AppealFacts, JudgeOptions } from '../appeal-facts.ts'
import { isCoveredYear, lawReadings } from '../law/readings.ts'
import { differenceFromRoll } from '../roll/comparison.ts'
import type { ReasonCode } from './codes.ts'
import { petitionFeeOf } from './counted-fee.ts'
import { readCase } from './read-case.ts'
import { VERDICT_RULE } from './rule.ts'
import type { JudgedReading, Judgment, VerdictFee } from './verdict.ts'
import { whatElseHelps } from './what-else-helps.ts'

type Answer = Pick<Judgment, 'outcome' | 'reason'>

const cannotTell = (reason: ReasonCode): Answer => ({ outcome: 'cannot_tell', reason })

/** One answer for all readings: theirs when they agree, otherwise that it depends on the rules. */
const agree = (readings: readonly JudgedReading[]): Answer => {
  const first = readings[0]
  if (first === undefined) return cannotTell('year_not_covered')
  const isAgreed = readings.every(({ outcome }) => outcome === first.outcome)
  return isAgreed ? { outcome: first.outcome, reason: first.reason } : cannotTell('rules_undecided')
}

const readAll = (facts: AppealFacts, fee: VerdictFee, options: JudgeOptions): readonly JudgedReading[] => {
  const { values, taxYear, law: table } = facts
  if (!values.ok || !isCoveredYear(taxYear, table)) return []
  return lawReadings(taxYear, table).map((law) =>
    readCase(facts, values.value, { law, feeCents: fee.cents }, options),
  )
}

const problemsOf = ({ values, millage }: AppealFacts, options: JudgeOptions): Judgment['problems'] => {
  if (!values.ok) return values.problems
  const far: Judgment['problems'] =
    differenceFromRoll(values.value, options) === 'far'
      ? [{ of: 'judgment', field: 'justValue', code: 'far_from_roll' }]
      : []
  const alike: Judgment['problems'] = values.value.doubts.includes('taxable_rows_alike')
    ? [{ of: 'judgment', field: 'taxableSchool', code: 'taxable_rows_alike' }]
    : []
  return millage.kind === 'out_of_line'
    ? [...far, ...alike, { of: 'judgment', field: 'totalTax', code: 'tax_out_of_line' }]
    : [...far, ...alike]
}

/**
 * Judges whether a petition on value can pay, for one tax year, net of the filing fee. Plain JSON comes back; money
 * in cents, rates in mills. Wrong values are an outcome ('cannot_tell' with `problems`), never an exception.
 * The rule: saving = Σ over levies of [taxable(now) − taxable(min(assessed, just value asked))] × millage.
 * General information: not legal advice and not an appraisal.
 */
export const judgeAppeal = (facts: AppealFacts, options: JudgeOptions = {}): Judgment => {
  const fee = petitionFeeOf(facts)
  const readings = readAll(facts, fee, options)
  return {
    version: 1,
    rule: VERDICT_RULE,
    taxYear: facts.taxYear,
    ...(facts.values.ok ? agree(readings) : cannotTell(facts.values.reason)),
    readings,
    fee,
    problems: problemsOf(facts, options),
    whatElseHelps: whatElseHelps(facts),
  }
}
