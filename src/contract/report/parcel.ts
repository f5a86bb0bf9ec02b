/** What a report says of the home itself, from the tax roll. */
import { z } from 'zod'

/** One parcel as the tax roll has it. Money in cents. */
export const reportParcel = z.object({
  parcelId: z.string(),
  address: z.string(),
  countyId: z.string(),
  countyName: z.string(),
  useCode: z.string(),
  useName: z.string(),
  rollYear: z.int(),
  /** For the reader: 'Leon County 2026 tax roll (sample)'. */
  rollName: z.string(),
  /** True for the invented parcels that ship with a fresh installation. */
  synthetic: z.boolean(),
  justValueCents: z.int(),
  assessed: z.object({ schoolCents: z.int(), nonSchoolCents: z.int() }),
  taxable: z.object({ schoolCents: z.int(), nonSchoolCents: z.int() }),
  homestead: z.boolean(),
  livingAreaSqft: z.int().nullable(),
  yearBuilt: z.int().nullable(),
})
export type ReportParcel = z.infer<typeof reportParcel>
