/** Owns the stairs between just value and taxable value, each named by the rule that takes it off. */
import { type Cents, cents, formatMoney } from '#core/money.ts'
import { homesteadExemption } from '../exemption/homestead.ts'
import type { CitationId } from '../law/citations.ts'
import { homesteadRule, nonHomesteadCapPercent } from '../law/readings.ts'
import type { Levy, PortionKind } from '../parcel-values.ts'
import type { ReasonCode, Regime } from '../verdict/codes.ts'

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

type Cap = TakenOff & {
  /** The law of each cap that the name speaks of. */
  readonly citations: readonly CitationId[]
}

const PARTS_OPEN = 'Cap, farmland or rented part'

const capOf = (line: LevyValues, rules: StepRules): Pick<Cap, 'name' | 'citations'> => {
  const { levy, justCents, assessedCents, heldBack: kinds = [] } = line
  const otherCap = `${nonHomesteadCapPercent(rules.taxYear, rules.regime)}% cap`
  const isMore = levy === 'non_school' && justCents - assessedCents > rules.schoolHeldBackCents
  const other: readonly CitationId[] = isMore ? ['non-homestead-cap'] : []
  if (rules.schoolHeldBackCents === 0) {
    const isOther = kinds.some(({ kind }) => kind === 'other')
    const alone = isOther ? 'property that isn’t a homestead' : 'a home that isn’t your homestead'
    const whose = rules.homestead ? 'a part that isn’t your homestead' : alone
    return { name: `${otherCap} of ${whose}`, citations: other }
  }
  const first = rules.homestead ? 'Save Our Homes cap' : 'A limit such as classified use'
  const known = isMore ? `${first} and the ${otherCap}` : first
  const name = rules.homestead && rules.arePartsOpen ? PARTS_OPEN : known
  return { name, citations: rules.homestead ? ['save-our-homes-cap', ...other] : other }
}

const nameOfKind = (kind: PortionKind, rules: StepRules): Pick<Cap, 'name' | 'citations'> => {
  if (kind === 'homestead') return { name: 'Save Our Homes cap', citations: ['save-our-homes-cap'] }
  if (kind === 'classified') return { name: 'Classified use', citations: [] }
  const percent = nonHomesteadCapPercent(rules.taxYear, rules.regime)
  return { name: `${percent}% cap of a part that isn’t your homestead`, citations: ['non-homestead-cap'] }
}

/** One limit alone is named by what it can be; several, and a classified use, by the kind of their part. */
const capsOf = (line: LevyValues, rules: StepRules): readonly (Pick<Cap, 'name' | 'citations'> & Held)[] => {
  const kinds = line.heldBack ?? []
  const isNamed = kinds.length > 1 || kinds.some(({ kind }) => kind === 'classified')
  if (!isNamed) return [{ ...capOf(line, rules), cents: line.justCents - line.assessedCents }]
  return kinds.map(({ kind, cents: held }) => ({ ...nameOfKind(kind, rules), cents: held }))
}

/** Empty where no limit holds the value back. */
export const heldBack = (line: LevyValues, rules: StepRules): readonly Cap[] => {
  if (line.assessedCents >= line.justCents) return []
  let top = line.justCents
  return capsOf(line, rules).map(({ name, citations, cents: held }) => {
    const fromCents = top
    top -= held
    return { name, citations, fromCents, toCents: top }
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
    ...piece('Homestead exemption, first part', first),
    ...piece('Homestead exemption, second part (not for school taxes)', all - first),
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

/** One step of the way down: a value, or what is taken `off` between two. Its bar goes from `toCents` up to `fromCents`. */
export type Stair = TakenOff & { readonly kind: 'just' | 'off' | 'assessed' | 'taxable' }

const valueStair = (kind: Stair['kind'], name: string, fromCents: number): Stair => ({
  kind,
  name,
  fromCents,
  toCents: 0,
})

/** One levy's way from just value down to taxable value. */
export const stairsOf = (line: LevyValues, rules: StepRules): readonly Stair[] => {
  const off = ({ name, fromCents, toCents }: TakenOff): Stair => ({ kind: 'off', name, fromCents, toCents })
  return [
    valueStair('just', 'Just (market) value', line.justCents),
    ...heldBack(line, rules).map((cap) => off({ ...cap, name: `Held back: ${cap.name}` })),
    valueStair('assessed', 'Assessed value', line.assessedCents),
    ...exemptions(line, rules).map(off),
    valueStair('taxable', 'Taxable value', line.taxableCents),
  ]
}

/** '$420,000' of a value, '−$25,000' of what is taken off. */
export const stairAmount = ({ kind, fromCents, toCents }: Stair): string =>
  formatMoney(kind === 'off' ? toCents - fromCents : fromCents)
