/** What an address alone answers, before anybody is asked for an email. */
import { z } from 'zod'
import { OUTCOMES } from '#core/tax/verdict/codes.ts'
import { endpoint } from '../endpoint.ts'
import { atNearRatio } from './home-value.ts'
import { reportParcel } from './parcel.ts'
import { reportPropertyTypes } from './property-types.ts'
import { mostOffered, namedParcel } from './reports.ts'
import { reportRequestForm } from './request-form.ts'
import { trimNumbers } from './verdict.ts'
import { wrongHomestead } from './wrong-homestead.ts'

/** Nothing of it is kept. */
const quickAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    address: z.string(),
    /** null for an answer from the owner's numbers. */
    parcelId: z.string().nullable(),
    /** What else the record says of the home, for a set-up to begin with; null for an answer from the owner's numbers. */
    record: reportParcel
      .pick({ countyId: true, useCode: true, useName: true, livingAreaSqft: true, yearBuilt: true })
      .nullable(),
    /** What a report of this home is asked for with. */
    propertyType: z.enum(reportPropertyTypes),
    countyName: z.string(),
    /** The year of the values. */
    taxYear: z.int(),
    /** False when the county's record is older than the newest notices. */
    isCurrent: z.boolean(),
    isSample: z.boolean(),
    /** The market value on the county's record; null where the record has none. */
    countyValueCents: z.int().nullable(),
    /** Whether the record's homestead exemption is counted. */
    countsHomestead: z.boolean(),
    outcome: z.enum(OUTCOMES),
    /** The few words the answer is called by. */
    label: z.string(),
    headline: z.string(),
    /** What a recorded sale of the home, or other homes' sales, mean for this answer; null where neither changes anything. */
    caution: z.string().nullable(),
    /** What an owner who lives there could claim; null where the record has a homestead exemption, or the home can have none. */
    unclaimedHomestead: z
      .object({
        /** In short, while nobody has said. */
        asked: z.string(),
        /** Once they have said that they live there: by when, and with whom. */
        claimed: z.string(),
      })
      .nullable(),
    /** Where the record has one: what an owner has to do who doesn’t live there; else null. */
    wrongHomestead: wrongHomestead.nullable(),
    /** One year's saving, what it is the saving of and what is left at the neighborhood's ratio; null where the answer has none. */
    figure: z.object({ cents: z.int(), of: z.string(), near: z.string().nullable() }).nullable(),
    /** The day to file by and what is known of it, as the report says it; null where none is ahead, or nothing is to be filed. */
    fileBy: z.object({ lead: z.string(), rest: z.string() }).nullable(),
    /** The market values that the figure rests on; null where it rests on no estimate. */
    values: z
      .object({ countyCents: z.int(), lowCents: z.int(), middleCents: z.int(), highCents: z.int() })
      .nullable(),
    /** From the owner's purchase to a market value, where that purchase is the evidence; else null. */
    purchase: z
      .object({
        paidCents: z.int(),
        bought: z.object({ year: z.int(), month: z.int() }).nullable(),
        broughtCents: z.int().nullable(),
        percent: z.number().nullable(),
        levelOf: z.enum(['county', 'neighborhood']),
        justCents: z.int(),
        near: atNearRatio.nullable(),
        countyCents: z.int(),
      })
      .nullable(),
  }),
  /** A home close to the address, or one of several, has to be named: by a press where `homes` lists them, by its parcel number where none is listed. */
  z.object({
    kind: z.literal('choose'),
    message: z.string(),
    homes: z.array(z.object({ address: z.string(), parcelId: z.string() })).max(mostOffered),
    /** Why the parcel number given did not tell which; null when none was given. */
    parcelFault: z.string().nullable(),
  }),
  /** The county's record was searched and has no such home: the nearest house numbers, where it has the street. */
  z.object({
    kind: z.literal('not_on_record'),
    message: z.string(),
    addresses: z.array(z.string()).max(4),
  }),
  /** The owner's own numbers are needed, or the city and ZIP code. */
  z.object({
    kind: z.enum(['numbers', 'working', 'half_address']),
    message: z.string(),
    /** The county of the address, where its record is not loaded and no other can be meant; null otherwise. */
    countyId: z.string().nullable(),
  }),
])
export type QuickAnswer = z.infer<typeof quickAnswer>

export const askQuickAnswer = endpoint({
  method: 'POST',
  path: '/public/quick-answer',
  access: 'public',
  tag: 'Public',
  summary:
    'The answer for an address in a few words, from the loaded tax rolls or the numbers of its notice; keeps and mails nothing',
  // A family compares homes, and many share one address of their carrier; nothing is mailed or kept.
  limit: { max: 120, perSeconds: 600 },
  input: reportRequestForm
    .pick({ address: true })
    .extend({ parcelNumber: namedParcel, trimNumbers: trimNumbers.optional() }),
  output: z.object({ answer: quickAnswer }),
})
