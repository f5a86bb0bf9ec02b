/** What a saving leaves after its costs: alone, with our course, with an agent; and what to do next. */
import { z } from 'zod'
import { NEXT_STEPS } from '#core/appeal/next-step.ts'
import { SCENARIO_IDS } from '#core/tax/verdict/codes.ts'

const money = z.int().nullable()

/** One year's saving beside what each way of filing costs; under the rules that save less. null without tax rates. */
export const feeComparison = z.object({
  feeCents: z.int(),
  priceCents: z.int(),
  /** What agents who are paid from the saving usually take. */
  contingencyPercents: z.object({ low: z.int(), high: z.int() }),
  rows: z
    .array(
      z.object({
        id: z.enum(SCENARIO_IDS),
        label: z.string(),
        savingCents: money,
        /** Filing alone: the saving less the filing fee. */
        aloneCents: money,
        /** Less the price of the course as well. */
        withCourseCents: money,
        /** With an agent: the saving less the filing fee and the lowest and the highest usual share. */
        agentBestCents: money,
        agentWorstCents: money,
      }),
    )
    .max(8)
    .readonly(),
  /** What follows, in one or two sentences; that it is better not to buy is a possible answer. */
  words: z.string(),
  citation: z.string(),
})

const cutWorth = z.object({
  cutPercent: z.number(),
  savingCents: money,
  afterFeeCents: money,
  afterPriceCents: money,
})

/** The same at an end or in the middle of the estimate, with the later years that were worked out. */
const estimateWorth = cutWorth.extend({ justCents: z.int(), laterCents: z.int(), inAllCents: money })

/** What to do next, and what a saving leaves after the filing fee and the price of the course. */
export const nextStep = z.object({
  kind: z.enum(NEXT_STEPS),
  feeCents: z.int(),
  priceCents: z.int(),
  cuts: z.array(cutWorth).readonly(),
  /** null where the verdict rests on no estimate. */
  estimate: z
    .object({
      justCents: z.int(),
      /** How far the just value lies above (or, negative, below) the middle, in percent. */
      abovePercent: z.number(),
      low: estimateWorth,
      middle: estimateWorth,
      high: estimateWorth,
      /** The middle at the ratio of the home's own neighborhood; null where that is no higher. */
      near: estimateWorth.extend({ percent: z.number() }).nullable(),
    })
    .nullable(),
  /** The smallest cut at which one year's saving is more than fee and price. */
  neededCutPercent: z.number().nullable(),
  /** One year's saving at the price that was paid; null where no purchase is the evidence. */
  purchaseSavingCents: z.int().nullable(),
  purchaseNear: z.object({ percent: z.number(), savingCents: z.int() }).nullable(),
  /** Why the estimate is only a rough one: nobody is advised to buy on it. */
  roughBecause: z.array(z.string()).readonly(),
  /** null while petitions may still be open. */
  late: z
    .object({
      taxYear: z.int(),
      countyName: z.string().nullable(),
      lastDayOn: z.iso.date(),
      nextNoticeOn: z.iso.date(),
    })
    .nullable(),
  /** What the roll calls a parcel that is not a home. */
  notAHome: z.string().nullable(),
})
