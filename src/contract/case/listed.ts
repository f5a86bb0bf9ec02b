/** A case as lists and lessons show it: how far it is, its one next step, and its days ahead. */
import { z } from 'zod'
import { DEADLINE_CERTAINTIES } from '#core/appeal/deadlines/shape.ts'
import { KEY_DATES } from '#core/case/days/key-dates.ts'
import { CASE_STEPS } from '#core/case/parts.ts'

/** The one next step, as the list shows it. */
const listedNextStep = z.object({
  step: z.enum(CASE_STEPS),
  title: z.string(),
  dueOn: z.iso.date().nullable(),
})

/** One of its days that is still ahead. */
const listedDate = z.object({
  kind: z.enum(KEY_DATES),
  title: z.string(),
  dueOn: z.iso.date(),
  certainty: z.enum(DEADLINE_CERTAINTIES),
})

export const listedCase = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  address: z.string(),
  countyId: z.string(),
  countyName: z.string(),
  taxYear: z.int(),
  updatedAt: z.iso.datetime(),
  stepsDone: z.int(),
  stepsTotal: z.int(),
  nextStep: listedNextStep,
  /** Where it is too late to petition, and nobody has: the year, and the day that is over. */
  over: z.object({ year: z.int(), lastOn: z.iso.date() }).optional(),
  dates: z.array(listedDate),
})
export type ListedCase = z.infer<typeof listedCase>
