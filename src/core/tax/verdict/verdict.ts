/** Owns the shapes of the cap-aware verdict, as plain JSON: what core judges, and the same as it is told and kept. */

import type { Cents, Mills } from '#core/money.ts'
import type { Levy, PortionKind } from '../parcel-values.ts'
import type { LaterSaving } from '../saving/later.ts'
import type { SourceLine } from '../source.ts'
import type { NoticeProblem, RollProblem } from '../value-problem.ts'
import type {
  Confidence,
  FeeBasis,
  HelpCode,
  NoteCode,
  Outcome,
  ProblemCode,
  ReasonCode,
  Regime,
  ScenarioId,
} from './codes.ts'

/** What one kind of limit keeps between just and assessed value, over all parts of the parcel under it. */
export interface HeldBack {
  readonly kind: PortionKind
  readonly cents: Cents
}

/** Why a levy would or would not fall with the just value. */
export type LevyReason =
  | { readonly kind: 'not_levied' | 'exempt' | 'open' }
  | { readonly kind: 'every_dollar'; readonly isSchoolUncapped: boolean }
  | {
      readonly kind: 'absorbed'
      readonly byClassifiedUse: boolean
      readonly firstCents: Cents
      readonly belowCents: Cents
    }

/** One levy on the way down: just → assessed → taxable → tax. Rates and tax are null when the rate is missing. */
export interface StaircaseLevy {
  readonly levy: Levy
  readonly justCents: Cents
  readonly assessedCents: Cents
  /** Adds up to just less assessed value; empty where they agree. */
  readonly heldBack: readonly HeldBack[]
  readonly exemptionCents: Cents
  readonly taxableCents: Cents
  readonly mills: Mills | null
  readonly taxCents: Cents | null
  /** Why this levy would or would not fall, in a sentence. */
  readonly reason: string
}

export interface ScenarioLevy {
  readonly levy: Levy
  readonly assessedBeforeCents: Cents
  readonly assessedAfterCents: Cents
  readonly exemptionBeforeCents: Cents
  readonly exemptionAfterCents: Cents
  readonly taxableBeforeCents: Cents
  readonly taxableAfterCents: Cents
  readonly mills: Mills | null
  readonly savingCents: Cents | null
  /** `($275,000 − $255,000) × 6.3400 ÷ 1,000 = $126.80` */
  readonly arithmetic: string
}

export interface Scenario {
  readonly id: ScenarioId
  readonly label: string
  /** Cut from the just value now, in percent with one decimal. */
  readonly cutPercent: number
  readonly justCents: Cents
  /** Empty where the saving is open. */
  readonly levies: readonly ScenarioLevy[]
  /** For one year. Null when no rate is known, or the saving is open. */
  readonly savingCents: Cents | null
  /** The saving less the filing fee, negative when the fee is higher. */
  readonly netCents: Cents | null
  readonly laterYears: readonly LaterSaving[]
}

/** The verdict under one set of exemption rules. */
export interface Reading {
  readonly regime: Regime
  readonly rulesLabel: string
  readonly exemptionConfidence: Confidence
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly headline: string
  readonly staircase: readonly StaircaseLevy[]
  readonly taxNowCents: Cents | null
  /** True where the answer leaves open what a cut would save: no turning point and no saving is then given. */
  readonly isSavingOpen: boolean
  /**
   * True where a saving may begin sooner than these numbers show: no break-even value is then given, and no cut is said to
   * save nothing. Missing in verdicts judged before it was worked out.
   */
  readonly isBreakEvenOpen?: boolean | undefined
  /** The just value down to which nothing is saved. Null when even a value of zero would save nothing. */
  readonly breakEvenJustCents: Cents | null
  readonly breakEvenCutPercent: number | null
  /** The highest just value, in whole dollars, whose saving is above the filing fee. */
  readonly worthwhileJustCents: Cents | null
  readonly worthwhileCutPercent: number | null
  /** One year's saving at the price that was paid, where that purchase is the evidence. */
  readonly ownPurchaseSavingCents?: Cents | null | undefined
  /** The same at the ratio of the home's own neighborhood, in percent, where that is higher than the one used. */
  readonly ownPurchaseNear?: { readonly percent: number; readonly savingCents: Cents | null } | undefined
  /** The ratio of the home's own neighborhood in percent, where the estimate is worked out at it, too. */
  readonly estimateNearPercent?: number | undefined
  /** What each $10,000 off the just value saves in a year, where every dollar counts the same. Missing in older verdicts. */
  readonly perTenThousandCents?: Cents | null | undefined
  /**
   * The highest just value, in whole dollars, whose saving is above the fee and the price of the course together. Missing
   * in verdicts judged before it was worked out.
   */
  readonly coursePays?: { readonly costCents: Cents; readonly justCents: Cents | null } | undefined
  readonly scenarios: readonly Scenario[]
}

export interface VerdictFee {
  readonly cents: Cents
  readonly basis: FeeBasis
}

export interface Verdict {
  readonly version: 1
  /** By which state of the arithmetic it was judged; see `VERDICT_RULE`. Missing where it was kept before rules were counted. */
  readonly rule?: number | undefined
  readonly taxYear: number
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly headline: string
  /** Paragraphs of plain text. */
  readonly explanation: readonly string[]
  /** One, or two side by side while the year's rules are undecided; none when the values cannot be read. */
  readonly readings: readonly Reading[]
  readonly fee: VerdictFee
  readonly problems: readonly FieldProblem[]
  readonly notes: readonly { readonly code: NoteCode; readonly text: string }[]
  readonly whatElseHelps: readonly { readonly code: HelpCode; readonly text: string }[]
  readonly sources: readonly SourceLine[]
}

export type JudgedLevy = Omit<StaircaseLevy, 'reason'> & { readonly reason: LevyReason }

export type JudgedScenario = Omit<Scenario, 'label' | 'levies'> & {
  readonly levies: readonly Omit<ScenarioLevy, 'arithmetic'>[]
}

/** A reading before anything is said of it. */
export type JudgedReading = Omit<Reading, 'rulesLabel' | 'headline' | 'staircase' | 'scenarios'> & {
  /** Whether the law of the year has this reading alone. */
  readonly isSettled: boolean
  /** Whether its figures spread a cut over several parts, which a board need not. */
  readonly isCutShared: boolean
  /** The turning points as decided, also where they are left open above. */
  readonly decided: Pick<Reading, 'breakEvenJustCents' | 'worthwhileJustCents'>
  readonly staircase: readonly JudgedLevy[]
  readonly scenarios: readonly JudgedScenario[]
}

/** Something wrong with one number, told with what would be right. */
export interface FieldProblem {
  readonly field: string
  readonly code: ProblemCode
  readonly message: string
}

/** A problem that is told with more than its own figures. */
export interface FoundProblem {
  readonly of: 'judgment'
  readonly field: string
  readonly code: Extract<ProblemCode, 'far_from_roll' | 'tax_out_of_line' | 'taxable_rows_alike'>
}

/** The verdict before anything is said of it: reasons, codes and values. */
export interface Judgment
  extends Pick<Verdict, 'version' | 'rule' | 'taxYear' | 'outcome' | 'reason' | 'fee'> {
  readonly readings: readonly JudgedReading[]
  readonly problems: readonly (NoticeProblem | RollProblem | FoundProblem)[]
  readonly whatElseHelps: readonly HelpCode[]
}
