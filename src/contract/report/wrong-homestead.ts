/** A homestead exemption on the record of a home whose owner has said that they don't live there. */
import { z } from 'zod'

export const wrongHomestead = z.object({
  /** The most that a year's tax is higher without it; null where that isn't known. */
  moreTaxCents: z.int().nullable(),
  /** The property appraiser's; null where it is not known. */
  phone: z.string().nullable(),
})
