/** Owns the verdict as it crosses the wire, and the TRIM numbers that a person may type to get one. */

import { z } from 'zod'
import { FIRST_COVERED_YEAR, LAST_COVERED_YEAR } from '#core/tax/law/readings.ts'
import { LEVIES, PORTION_KINDS } from '#core/tax/parcel-values.ts'
import { checkTrimNumbers } from '#core/tax/trim/check-numbers.ts'
import { ofEachTrimField } from '#core/tax/trim/numbers.ts'
import {
  CONFIDENCES,
  FEE_BASES,
  HELP_CODES,
  NOTE_CODES,
  OUTCOMES,
  PROBLEM_CODES,
  REASON_CODES,
  REGIMES,
  SCENARIO_IDS,
} from '#core/tax/verdict/codes.ts'
import * as words from '#messages/report/part-verdict.ts'
import { tellNoticeProblem } from '#words/notice/problem.ts'
import { countyId } from '../fields.ts'
import { trimNumber } from './trim-number.ts'

const cents = z.int()
const mills = z.number().min(0).max(100)
const percent = z.number()
const levy = z.enum(LEVIES)

const source = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('roll'),
    rollYear: z.int(),
    countyNumber: z.int(),
    parcelId: z.string(),
    field: z.string(),
  }),
  z.object({ kind: z.literal('typed'), typedOn: z.iso.date() }),
  z.object({ kind: z.literal('param'), id: z.string() }),
])

/** A figure named in plain words, and where it was read. */
export const sourceLine = z.object({
  figure: z.string(),
  source,
  citation: z.string(),
  confidence: z.enum(CONFIDENCES).nullable(),
})

const staircaseLevy = z.object({
  levy,
  justCents: cents,
  assessedCents: cents,
  /** What each kind of limit keeps between just and assessed value. */
  heldBack: z
    .array(z.object({ kind: z.enum(PORTION_KINDS), cents }))
    .readonly()
    .default([]),
  exemptionCents: cents,
  taxableCents: cents,
  mills: mills.nullable(),
  taxCents: cents.nullable(),
  reason: z.string(),
})

const scenarioLevy = z.object({
  levy,
  assessedBeforeCents: cents,
  assessedAfterCents: cents,
  exemptionBeforeCents: cents,
  exemptionAfterCents: cents,
  taxableBeforeCents: cents,
  taxableAfterCents: cents,
  mills: mills.nullable(),
  savingCents: cents.nullable(),
  arithmetic: z.string(),
})

const scenario = z.object({
  id: z.enum(SCENARIO_IDS),
  label: z.string(),
  cutPercent: percent,
  justCents: cents,
  levies: z.array(scenarioLevy).readonly(),
  savingCents: cents.nullable(),
  netCents: cents.nullable(),
  /** What the lower base goes on saving under the cap, if just value returns to where it is now; see `laterSavings`. */
  laterYears: z
    .array(
      z.object({
        taxYear: z.int(),
        savingCents: cents.nullable(),
        /** If Amendment 3 took effect. Missing where that is settled, and in reports made before it was worked out. */
        ifAmendedCents: cents.nullable().optional(),
      }),
    )
    .max(5)
    .readonly()
    .default([]),
})

const reading = z.object({
  regime: z.enum(REGIMES),
  rulesLabel: z.string(),
  exemptionConfidence: z.enum(CONFIDENCES),
  outcome: z.enum(OUTCOMES),
  reason: z.enum(REASON_CODES),
  headline: z.string(),
  staircase: z.array(staircaseLevy).readonly(),
  taxNowCents: cents.nullable(),
  /** What a cut would save is left open by the answer: no turning point and no saving is given. */
  isSavingOpen: z.boolean().default(false),
  /** A saving may begin sooner than these numbers show: no break-even value is given. Missing in verdicts of an earlier day. */
  isBreakEvenOpen: z.boolean().optional(),
  breakEvenJustCents: cents.nullable(),
  breakEvenCutPercent: percent.nullable(),
  worthwhileJustCents: cents.nullable(),
  worthwhileCutPercent: percent.nullable(),
  /** One year's saving at the price that was paid, where that purchase is the evidence. */
  ownPurchaseSavingCents: cents.nullable().optional(),
  /** The same at the ratio of the home's own neighborhood, where that is higher than the county's. */
  ownPurchaseNear: z.object({ percent: z.number(), savingCents: cents.nullable() }).optional(),
  /** The ratio of the home's own neighborhood, where the estimate is worked out at it, too. */
  estimateNearPercent: z.number().optional(),
  /** What each $10,000 off saves in a year, where every dollar counts the same. Missing in verdicts of an earlier day. */
  perTenThousandCents: cents.nullable().optional(),
  /** The just value from which one year's saving is above fee and course. Missing in verdicts of an earlier day. */
  coursePays: z.object({ costCents: cents, justCents: cents.nullable() }).optional(),
  scenarios: z.array(scenario).readonly(),
})

/** The cap-aware verdict as stored and sent: money in integer cents, rates in mills, null where not known. */
export const verdict = z.object({
  version: z.literal(1),
  /** By which state of the arithmetic it was judged. Missing in verdicts of an earlier day. */
  rule: z.int().optional(),
  taxYear: z.int(),
  outcome: z.enum(OUTCOMES),
  reason: z.enum(REASON_CODES),
  headline: z.string(),
  explanation: z.array(z.string()).readonly(),
  readings: z.array(reading).readonly(),
  fee: z.object({ cents, basis: z.enum(FEE_BASES) }),
  problems: z
    .array(z.object({ field: z.string(), code: z.enum(PROBLEM_CODES), message: z.string() }))
    .readonly(),
  notes: z.array(z.object({ code: z.enum(NOTE_CODES), text: z.string() })).readonly(),
  whatElseHelps: z.array(z.object({ code: z.enum(HELP_CODES), text: z.string() })).readonly(),
  sources: z.array(sourceLine).readonly(),
})
export type VerdictOnWire = z.infer<typeof verdict>

const yearRange = words.weCoverTaxYearsToEnter({
  firstCoveredYear: FIRST_COVERED_YEAR,
  lastCoveredYear: LAST_COVERED_YEAR,
})

/** This year's column of the notice, in whole dollars; the total tax in dollars with at most two decimals. */
export const trimNumbers = z
  .strictObject({
    countyId,
    taxYear: z
      .int({ error: words.enterTheTaxYearOnYour() })
      .min(FIRST_COVERED_YEAR, yearRange)
      .max(LAST_COVERED_YEAR, yearRange),
    homestead: z.boolean(words.chooseWhetherYourNoticeShowsThe()),
    /** Whether the notice shows farm land, or a part is rented out or used for business; left out: not answered. */
    otherUse: z.boolean(words.chooseWhetherPartOfTheProperty()).optional(),
    ...ofEachTrimField(trimNumber),
    /** Whether the homestead began this year with a Save Our Homes difference moved from another home; left out: not known. */
    portabilityThisYear: z.boolean(words.chooseWhetherYouMovedASave()).optional(),
  })
  .superRefine((numbers, context) => {
    for (const problem of checkTrimNumbers(numbers)) {
      context.addIssue({ code: 'custom', path: [problem.field], message: tellNoticeProblem(problem) })
    }
  })
