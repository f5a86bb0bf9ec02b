/** What kind of property a parcel, or a home as its owner describes it, is to the law. */
import { z } from 'zod'
import { FIRST_COVERED_YEAR, LAST_COVERED_YEAR } from '#core/tax/law/readings.ts'
import { LEVIES, PORTION_KINDS } from '#core/tax/parcel-values.ts'
import { REGIMES } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/property/classification.ts'
import { endpoint } from '../endpoint.ts'
import { propertyType } from '../fields.ts'

const year = words.theTaxYearMustBeA({
  firstCoveredYear: FIRST_COVERED_YEAR,
  lastCoveredYear: LAST_COVERED_YEAR,
})
const units = words.theNumberOfUnitsMustBe()

const typedHome = z.strictObject({
  taxYear: z.int(year).min(FIRST_COVERED_YEAR, year).max(LAST_COVERED_YEAR, year),
  propertyType,
  homesteadStatus: z.boolean(words.pleaseChooseWhetherThisIsYour()),
  /** Dwellings on the parcel. */
  unitCount: z.int(units).min(1, units).max(9_999, units).default(1),
})

const cap = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({ kind: z.literal('unpublished') }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('by_use') }),
])

const perLevy = <T extends z.ZodType>(one: T) => z.object({ school: one, non_school: one })
const regime = z.enum(REGIMES)

export const classification = z.object({
  /** Whether the facts come from the tax roll or from the owner. */
  basis: z.enum(['roll', 'typed']),
  taxYear: z.int(),
  /** The state's land use code; null for a typed home. */
  useCode: z.string().nullable(),
  useName: z.string(),
  homestead: z.enum(['whole', 'part', 'none']),
  portions: z.array(z.enum(PORTION_KINDS)),
  caps: z.array(
    z.object({ portion: z.enum(PORTION_KINDS), regime, caps: perLevy(cap), citation: z.string() }),
  ),
  homesteadExemption: z.array(z.object({ regime, mostCents: perLevy(z.int()), citation: z.string() })),
  /** As the roll has them; money in cents. */
  granted: z.array(
    z.object({
      column: z.string(),
      name: z.string(),
      levies: z.array(z.enum(LEVIES)).nullable(),
      statute: z.string(),
      cents: z.int(),
    }),
  ),
})

const neither = words.giveTheParcelAsAReport()
const both = words.giveEitherTheParcelOrThe()

export const classifyProperty = endpoint({
  method: 'POST',
  path: '/properties/classify',
  access: 'bearer',
  tag: 'Properties',
  summary: 'Use, homestead, caps and exemptions of a parcel on the roll or of a home as described',
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found'],
  input: z
    .strictObject({
      parcelKey: z.string().min(1).max(80, words.theParcelMustBeNamed()).optional(),
      typed: typedHome.optional(),
    })
    .refine(({ parcelKey, typed }) => parcelKey !== undefined || typed !== undefined, {
      path: ['parcelKey'],
      error: neither,
    })
    .refine(({ parcelKey, typed }) => parcelKey === undefined || typed === undefined, {
      path: ['parcelKey'],
      error: both,
    }),
  output: z.object({ classification }),
})
