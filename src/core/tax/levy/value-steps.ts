/** Owns the stairs between just value and taxable value, each with the rule that takes it off. */
import { type Cents, cents, formatMoney } from '#core/money.ts'
import { homesteadExemption } from '../exemption/homestead.ts'
import type { CitationId } from '../law/citations.ts'
import { homesteadRule, nonHomesteadCapPercent } from '../law/readings.ts'
import type { Levy, PortionKind } from '../parcel-values.ts'
import type { ReasonCode, Regime } from '../verdict/codes.ts'

/** By which cap or limit a value is held back. */
export type CapRule =
  /** Alone, or with the cap of so many percent beside it. */
  | { readonly code: 'save_our_homes' | 'such_as_classified_use'; readonly besidePercent: number | null }
  | {
      readonly code: 'other_cap'
      readonly percent: number
      readonly on: 'home' | 'part' | 'property'
    }
  | { readonly code: 'classified_use' | 'parts_open' }

/** By which exemption a value is lowered. */
export type ExemptionRule = {
  readonly code:
    | 'homestead'
    | 'homestead_first_part'
    | 'homestead_second_part'
    | 'other_exemptions'
    | 'exemptions'
    | 'whole_value'
}

/** What is taken off on the way down, and the place of its bar: from `toCents` up to `fromCents`. */
export type TakenOff<Rule> = {
  readonly rule: Rule
  readonly fromCents: number
  readonly toCents: number
}

/** One levy of a reading, as the verdict has it. */
export type LevyValues = {
  readonly levy: Levy
  readonly justCents: number
  readonly assessedCents: number
  readonly taxableCents: number
  /** What each kind of limit keeps, where the verdict tells them apart. */
  readonly heldBack?: readonly { readonly kind: PortionKind; readonly cents: number }[]
}

export type StepRules = {
  readonly taxYear: number
  readonly regime: Regime
  readonly homestead: boolean
  /** What limits hold back on school levies; the 10 percent cap never reaches those. */
  readonly schoolHeldBackCents: number
  /** Whether it is not known which parts the parcel has, and so what keeps its value down. */
  readonly arePartsOpen: boolean
}

/** As typed, where the answer rests on typed numbers; else as the roll has it. */
export const isHomestead = ({
  trimNumbers,
  parcel,
}: {
  readonly trimNumbers: { readonly homestead: boolean } | null
  readonly parcel: { readonly homestead: boolean } | null
}): boolean => trimNumbers?.homestead ?? parcel?.homestead ?? false

type Held = { readonly cents: number }

type Cap = TakenOff<CapRule> & {
  /** The law of each cap that holds it back. */
  readonly citations: readonly CitationId[]
}

type Limit = Pick<Cap, 'rule' | 'citations'>

const capOf = (line: LevyValues, rules: StepRules): Limit => {
  const { levy, justCents, assessedCents, heldBack: kinds = [] } = line
  const percent = nonHomesteadCapPercent(rules.taxYear, rules.regime)
  const isMore = levy === 'non_school' && justCents - assessedCents > rules.schoolHeldBackCents
  const other: readonly CitationId[] = isMore ? ['non-homestead-cap'] : []
  if (rules.schoolHeldBackCents === 0) {
    const isOther = kinds.some(({ kind }) => kind === 'other')
    const on = rules.homestead ? 'part' : isOther ? 'property' : 'home'
    return { rule: { code: 'other_cap', percent, on }, citations: other }
  }
  const besidePercent = isMore ? percent : null
  if (!rules.homestead) return { rule: { code: 'such_as_classified_use', besidePercent }, citations: other }
  return {
    rule: rules.arePartsOpen ? { code: 'parts_open' } : { code: 'save_our_homes', besidePercent },
    citations: ['save-our-homes-cap', ...other],
  }
}

const limitOfKind = (kind: PortionKind, rules: StepRules): Limit => {
  if (kind === 'homestead')
    return { rule: { code: 'save_our_homes', besidePercent: null }, citations: ['save-our-homes-cap'] }
  if (kind === 'classified') return { rule: { code: 'classified_use' }, citations: [] }
  const percent = nonHomesteadCapPercent(rules.taxYear, rules.regime)
  return { rule: { code: 'other_cap', percent, on: 'part' }, citations: ['non-homestead-cap'] }
}

/** One limit alone is what it can be; several, and a classified use, are of the kind of their part. */
const capsOf = (line: LevyValues, rules: StepRules): readonly (Limit & Held)[] => {
  const kinds = line.heldBack ?? []
  const isNamed = kinds.length > 1 || kinds.some(({ kind }) => kind === 'classified')
  if (!isNamed) return [{ ...capOf(line, rules), cents: line.justCents - line.assessedCents }]
  return kinds.map(({ kind, cents: held }) => ({ ...limitOfKind(kind, rules), cents: held }))
}

/** Empty where no limit holds the value back. */
export const heldBack = (line: LevyValues, rules: StepRules): readonly Cap[] => {
  if (line.assessedCents >= line.justCents) return []
  let top = line.justCents
  return capsOf(line, rules).map(({ rule, citations, cents: held }) => {
    const fromCents = top
    top -= held
    return { rule, citations, fromCents, toCents: top }
  })
}

export interface ReadingOfSteps {
  readonly regime: Regime
  readonly reason: ReasonCode
  readonly isBreakEvenOpen?: boolean | undefined
  readonly staircase: readonly LevyValues[]
}

/** The rules that hold for both levies of one reading. */
export const stepRules = (
  reading: ReadingOfSteps,
  { taxYear, homestead }: Pick<StepRules, 'taxYear' | 'homestead'>,
): StepRules => {
  const school = reading.staircase.find(({ levy }) => levy === 'school')
  const schoolHeldBackCents = school ? school.justCents - school.assessedCents : 0
  // a difference carried here is a cap's, and leaves the saving open for another reason
  const arePartsOpen = reading.isBreakEvenOpen === true && reading.reason !== 'portability_year'
  return { taxYear, homestead, regime: reading.regime, schoolHeldBackCents, arePartsOpen }
}

type Piece = { readonly rule: ExemptionRule; readonly cents: Cents }

const piece = (code: ExemptionRule['code'], amount: number): readonly Piece[] =>
  amount > 0 ? [{ rule: { code }, cents: cents(amount) }] : []

/** The pieces as s. 196.031, F.S. counts them, as far as they explain `wholeCents`. */
const homesteadPieces = (line: LevyValues, rules: StepRules, wholeCents: number): readonly Piece[] => {
  const rule = rules.homestead ? homesteadRule(rules.taxYear, rules.regime) : null
  if (rule === null) return []
  const all = Math.min(wholeCents, homesteadExemption(rule, line.levy, cents(line.assessedCents)))
  if (line.levy === 'school' || rule.nonSchool.kind === 'flat') return piece('homestead', all)
  const first = Math.min(all, rule.nonSchool.firstCents)
  return [...piece('homestead_first_part', first), ...piece('homestead_second_part', all - first)]
}

/** From assessed value down to taxable value; empty where nothing is exempt. */
export const exemptions = (line: LevyValues, rules: StepRules): readonly TakenOff<ExemptionRule>[] => {
  const whole = line.assessedCents - line.taxableCents
  const homestead = homesteadPieces(line, rules, whole)
  const rest = whole - homestead.reduce((sum, { cents: amount }) => sum + amount, 0)
  const isFull = line.taxableCents === 0 && rest > 0
  const pieces = isFull
    ? piece('whole_value', whole)
    : [...homestead, ...piece(rules.homestead ? 'other_exemptions' : 'exemptions', rest)]
  let top = line.assessedCents
  return pieces.map(({ rule, cents: amount }) => {
    const fromCents = top
    top -= amount
    return { rule, fromCents, toCents: top }
  })
}

/** One step of the way down: a value, or what is taken `off` between two. Its bar goes from `toCents` up to `fromCents`. */
export type Stair = { readonly fromCents: number; readonly toCents: number } & (
  | { readonly kind: 'just' | 'assessed' | 'taxable' }
  | { readonly kind: 'off'; readonly rule: CapRule | ExemptionRule }
)

/** One levy's way from just value down to taxable value. */
export const stairsOf = (line: LevyValues, rules: StepRules): readonly Stair[] => {
  const off = ({ rule, fromCents, toCents }: TakenOff<CapRule | ExemptionRule>): Stair => ({
    kind: 'off',
    rule,
    fromCents,
    toCents,
  })
  return [
    { kind: 'just', fromCents: line.justCents, toCents: 0 },
    ...heldBack(line, rules).map(off),
    { kind: 'assessed', fromCents: line.assessedCents, toCents: 0 },
    ...exemptions(line, rules).map(off),
    { kind: 'taxable', fromCents: line.taxableCents, toCents: 0 },
  ]
}

/** '$420,000' of a value, '−$25,000' of what is taken off. */
export const stairAmount = ({ kind, fromCents, toCents }: Stair): string =>
  formatMoney(kind === 'off' ? toCents - fromCents : fromCents)
