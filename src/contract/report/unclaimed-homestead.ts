/** What an owner can do who lives in a home whose record shows no homestead exemption. */
import { z } from 'zod'

export const unclaimedHomestead = z.object({
  /** A year's; not above zero where the cap that it ends keeps more. null where the numbers don't show it. */
  savingCents: z.int().nullable(),
  /** The day to apply by for the next tax year. */
  applyBy: z.iso.date(),
  /** Until when the county may take a late claim for this tax year; null where that is over or not known. */
  late: z.object({ taxYear: z.int(), until: z.iso.date() }).nullable(),
  /** The property appraiser's; null where it is not known. */
  phone: z.string().nullable(),
})
