/** Owns the shape of what content/counties holds: each county's facts with their sources, and its outline on the map. */

import { z } from 'zod'
import { contentSource } from '#content/text/source.ts'
import { FILING_FEE_STATUSES, PHONE_NUMBER } from '#core/property/county.ts'

const factKind = z.enum([
  'board',
  'contact',
  'deadline',
  'differs',
  'fee',
  'millage',
  'neighbors',
  'number',
  'offices',
  'place',
  'portal',
  'timeZone',
])

export type FactKind = z.infer<typeof factKind>

/** `checkedOn` is the day the source itself was last made or read: a page behind it may have changed since. */
const countySource = contentSource.extend({
  about: z.array(factKind).min(1),
  /** Where it was read when that is not the office's own page. Kept for whoever checks it again; no page shows it. */
  address: z.string().startsWith('https://').optional(),
})

export type CountySource = z.infer<typeof countySource>

/** What sets this county apart, in our words; `year` is the year it was seen in, null when the page bore none. */
const difference = z.strictObject({
  text: z.string().min(20),
  year: z.int().nullable(),
  sources: z.array(z.string()).min(1),
})

const countySeason = z.strictObject({
  year: z.int(),
  vabFeeUsd: z.number().nullable(),
  feeStatus: z.enum(FILING_FEE_STATUSES),
  petitionDeadline: z.iso.date().nullable(),
  trimMailed: z.iso.date().nullable(),
  deadlineStatus: z.string(),
})

const countyMillage = z.strictObject({
  year: z.int(),
  school: z.number(),
  nonSchool: z.number(),
  total: z.number(),
  kind: z.string(),
})

const isByYear = (rows: readonly { readonly year: number }[]): boolean =>
  rows.every(({ year }, at) => at === 0 || year > (rows[at - 1]?.year ?? 0))

/** `readFrom` is the page that bore it, `year` the one that page names, null where it names none. */
const readOn = { year: z.int().nullable(), source: z.string(), readFrom: z.url() }

const phone = z.strictObject({ number: z.string().regex(PHONE_NUMBER), ...readOn })

const countyFacts = z.strictObject({
  id: z.string(),
  name: z.string(),
  fips: z.string(),
  dorCountyNumber: z.int(),
  countySeat: z.string(),
  /** Gulf County lies in both. */
  timeZone: z.enum(['eastern', 'central', 'both']),
  propertyAppraiserOffice: z.string(),
  propertyAppraiserUrl: z.url(),
  propertyAppraiserUrlAlternates: z.array(z.url()),
  /** Left out, wholly or in part, where no page of the office or of its county was found that says it. */
  propertyAppraiserContact: z
    .strictObject({
      phone: phone.optional(),
      /** On one line. Not every page gave the ZIP code. */
      postalAddress: z
        .strictObject({ line: z.string().regex(/, FL( \d{5}(-\d{4})?)?$/), ...readOn })
        .optional(),
    })
    .optional(),
  clerkUrl: z.url(),
  vabContact: z.strictObject({
    office: z.string(),
    url: z.url(),
    /** On one line; null where it could not be confirmed. `readFrom`: the page that the source names for it. */
    postalAddress: z
      .strictObject({ line: z.string().regex(/, FL \d{5}(-\d{4})?$/), source: z.string(), readFrom: z.url() })
      .nullable(),
    phone: phone.optional(),
    /** The hour at which the office stops taking papers, and the year it was seen in; left out where none was found. */
    closing: z
      .strictObject({
        time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
        year: z.int(),
        source: z.string(),
      })
      .optional(),
  }),
  /** Null: none is known, which does not mean that there is none. */
  efilingUrl: z.url().nullable(),
  efilingUrlSeenYear: z.int().nullable(),
  approxPopulation: z.int(),
  populationYear: z.int(),
  neighbors: z.array(z.string()).min(1),
  /** Across water, or touching at a corner only. */
  neighborsNear: z.array(z.string()),
  /** What was found of each petition season, the newest last. */
  seasons: z.array(countySeason).min(1).refine(isByYear, 'One row for each year, the newest last'),
  /** The average rates of each year, the newest last. */
  millages: z.array(countyMillage).min(1).refine(isByYear, 'One row for each year, the newest last'),
  differs: z.array(difference),
  confidence: z.string(),
  fieldConfidence: z.record(z.string(), z.string()),
  sources: z.array(z.string()).min(1),
})

export type CountyFacts = z.infer<typeof countyFacts>

const newest = <Row>(rows: readonly Row[]): Row => {
  const last = rows.at(-1)
  if (last === undefined) throw new RangeError('A county has a row for one year at least')
  return last
}

export const newestSeason = ({ seasons }: Pick<CountyFacts, 'seasons'>) => newest(seasons)
export const newestMillage = ({ millages }: Pick<CountyFacts, 'millages'>) => newest(millages)

export const countiesFile = z.strictObject({
  about: z.string(),
  sources: z.array(countySource),
  counties: z.array(countyFacts).length(67),
})

/** SVG paths in a frame of `width` by `height`. */
export const countyShapes = z.strictObject({
  about: z.string(),
  source: z.string(),
  width: z.int(),
  height: z.int(),
  outline: z.string(),
  counties: z.record(z.string(), z.string().min(10)),
})
