/** What a case is about in dollars: the answer for its home, and what each value beside the owner's opinion would save. */
import { z } from 'zod'
import { CASE_STEPS } from '#core/case/parts.ts'
import { FIRST_CHOICES } from '#core/case/sales/nearer-sales.ts'
import { GRADES, ROUGH, VALUE_OPTIONS } from '#core/case/value-options.ts'
import { REASON_CODES, OUTCOMES as VERDICTS } from '#core/tax/verdict/codes.ts'
import { wrongHomestead } from '../report/wrong-homestead.ts'

/** One year's saving before the fee, under the readings of the law that are open; null where it cannot be told. */
const saving = z.object({ lowCents: z.int(), highCents: z.int() }).nullable()

const atNear = z.object({ percent: z.number(), valueCents: z.int(), saving })

const strength = z.object({ grade: z.enum(GRADES), why: z.string(), but: z.string().optional() })

export const outlook = z.object({
  /** null where neither the notice nor a roll of the tax year has the values. */
  verdict: z
    .object({ outcome: z.enum(VERDICTS), reason: z.enum(REASON_CODES), headline: z.string() })
    .nullable(),
  /** Once the petition is in, with the value that the owner asks for; missing before. */
  filed: z.object({ askedCents: z.int().nullable() }).optional(),
  presentCents: z.int().nullable(),
  feeCents: z.int().nullable(),
  /** The chosen sales reach the just value, so that the papers list them and argue nothing from them. */
  salesOnlyListed: z.boolean(),
  /** The steps of the case in which the answer raises a question that is open. */
  openSteps: z.array(z.enum(CASE_STEPS)),
  /** What looks odd on the county's record, as questions; none once the owner has answered for the record. */
  recordDoubts: z.array(z.string()).readonly(),
  /** Whether the record has a homestead exemption, where the answer goes by the record; null where it goes by the notice. */
  homesteadOnRecord: z.boolean().nullable(),
  /** The record has one, the owner says that it is none, and no petition is filed: it is settled first. */
  isHomesteadUnsettled: z.boolean(),
  /** What to do about it, where the answer goes by the record and the owner has said that they don’t live there; else null. */
  wrongHomestead: wrongHomestead.nullable(),
  /** That the cap on the record was the seller’s and is over, where the answer goes by the record; null where it changes little. */
  capOfSeller: z.string().nullable(),
  /** What each other exemption takes off and saves on the home; missing without an answer. */
  exemptions: z.array(z.string()).readonly().optional(),
  /** Where the record has no homestead exemption and the home could: what claiming it saves, by when and with whom. */
  unclaimedHomestead: z
    .object({
      words: z.string(),
      /** A year's, where that is more than any value of a petition saves; else null. */
      worthMoreCents: z.int().nullable(),
      /** The words ask whether the owner lives there: nobody has said. */
      isAsked: z.boolean(),
    })
    .nullable(),
  /** What comes off for repairs that a paper shows, before the level of just values. */
  cureCents: z.int(),
  /** The owner's purchase where it is the evidence: a board looks at it first. */
  purchase: z
    .object({
      priceCents: z.int(),
      /** As a just value on January 1. */
      valueCents: z.int(),
      /** The price by the trend of prices on January 1; null where it is not known. */
      broughtCents: z.int().nullable(),
      /** What the county's just values are of prices around it, and whether that is of its neighborhood; null where it is not known. */
      level: z.object({ percent: z.number(), isNeighborhood: z.boolean() }).nullable(),
      /** At the ratio of its own neighborhood, in percent, where that is higher than the one used; null where it is not. */
      near: atNear.nullable(),
      /** What is open about its closing statement is all that keeps the evidence from a better grade. */
      isStrongerOnceConfirmed: z.boolean().optional(),
    })
    .nullable(),
  /** What the first choices of sales would come to, and save, before any is chosen; none after. */
  firstChoices: z
    .array(
      z.object({
        id: z.enum(FIRST_CHOICES),
        justCents: z.int(),
        saving,
        near: atNear.optional(),
        /** How strong the papers would be with them, and why; null where they are not below the county's. */
        strength: strength.nullable(),
      }),
    )
    .max(FIRST_CHOICES.length),
  options: z
    .array(
      z.object({
        id: z.enum(VALUE_OPTIONS),
        justCents: z.int(),
        /** What came off it for repairs that a paper shows. */
        repairsCents: z.int(),
        /** What makes the value of the chosen sales a rough one; missing where nothing does. */
        rough: z.enum(ROUGH).optional(),
        /** How many sales the owner has chosen; only of the chosen sales. */
        count: z.int().optional(),
        saving,
        /** At the ratio of the home's own neighborhood, in percent, where that is higher than the one used; missing where it is not. */
        near: atNear.optional(),
        /** How strong the papers would be with it, and why; null where it is not below the county's, or nothing can be said. */
        strength: strength.nullable(),
      }),
    )
    .max(VALUE_OPTIONS.length),
})
export type CaseOutlook = z.infer<typeof outlook>
