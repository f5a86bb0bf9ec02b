/** Owns the stairs between just value and taxable value, each named by the rule that takes it off. */
import type { Report } from '#contract/reports.ts'
import { type Cents, cents } from '#core/money.ts'
import { homesteadExemption } from '#core/tax/homestead-exemption.ts'
import { homesteadRule, nonHomesteadCapPercent } from '#core/tax/homestead-params.ts'
import type { Levy } from '#core/tax/parcel-values.ts'
import type { Regime } from '#core/tax/verdict-codes.ts'

/** What is taken off on the way down, and the place of its bar: from `toCents` up to `fromCents`. */
export type TakenOff = {
  readonly name: string
  readonly fromCents: number
  readonly toCents: number
}

/** One levy of a reading, as the verdict has it. */
export type LevyValues = {
  readonly levy: Levy
  readonly justCents: number
  readonly assessedCents: number
  readonly taxableCents: number
}

export type StepRules = {
  readonly taxYear: number
  readonly regime: Regime
  readonly homestead: boolean
  /** What limits hold back on school levies; the 10 percent cap never reaches those. */
  readonly schoolHeldBackCents: number
}

/** As typed, where the answer rests on typed numbers; else as the roll has it. */
export const isHomestead = ({ trimNumbers, parcel }: Pick<Report, 'trimNumbers' | 'parcel'>): boolean =>
  trimNumbers?.homestead ?? parcel?.homestead ?? false

const capName = ({ levy, justCents, assessedCents }: LevyValues, rules: StepRules): string => {
  const otherCap = `${nonHomesteadCapPercent(rules.taxYear, rules.regime)}% cap`
  const isMore = levy === 'non_school' && justCents - assessedCents > rules.schoolHeldBackCents
  if (rules.homestead && rules.schoolHeldBackCents === 0) return `${otherCap} of a part without homestead`
  if (rules.homestead) return isMore ? `Save Our Homes cap and ${otherCap}` : 'Save Our Homes cap'
  if (rules.schoolHeldBackCents === 0) return `${otherCap} of a home without homestead`
  return isMore ? `A limit such as classified use, and the ${otherCap}` : 'A limit such as classified use'
}

/** Null where no limit holds the value back. */
export const heldBack = (line: LevyValues, rules: StepRules): TakenOff | null =>
  line.assessedCents < line.justCents
    ? { name: capName(line, rules), fromCents: line.justCents, toCents: line.assessedCents }
    : null

type Piece = { readonly name: string; readonly cents: Cents }

const piece = (name: string, amount: number): readonly Piece[] =>
  amount > 0 ? [{ name, cents: cents(amount) }] : []

/** The pieces as s. 196.031, F.S. counts them, as far as they explain `wholeCents`. */
const homesteadPieces = (line: LevyValues, rules: StepRules, wholeCents: number): readonly Piece[] => {
  const rule = rules.homestead ? homesteadRule(rules.taxYear, rules.regime) : null
  if (rule === null) return []
  const all = Math.min(wholeCents, homesteadExemption(rule, line.levy, cents(line.assessedCents)))
  if (line.levy === 'school' || rule.nonSchool.kind === 'flat') return piece('Homestead exemption', all)
  const first = Math.min(all, rule.nonSchool.firstCents)
  return [
    ...piece('Homestead exemption, first piece', first),
    ...piece('Homestead exemption, second piece (not for schools)', all - first),
  ]
}

/** From assessed value down to taxable value; empty where nothing is exempt. */
export const exemptions = (line: LevyValues, rules: StepRules): readonly TakenOff[] => {
  const whole = line.assessedCents - line.taxableCents
  const homestead = homesteadPieces(line, rules, whole)
  const rest = whole - homestead.reduce((sum, { cents: amount }) => sum + amount, 0)
  const isFull = line.taxableCents === 0 && rest > 0
  const pieces = isFull
    ? piece('Exemption of the whole value', whole)
    : [...homestead, ...piece(rules.homestead ? 'Other exemptions' : 'Exemptions', rest)]
  let top = line.assessedCents
  return pieces.map(({ name, cents: amount }) => {
    const fromCents = top
    top -= amount
    return { name, fromCents, toCents: top }
  })
}
