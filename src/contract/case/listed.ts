/** A case as lists and lessons show it: how far it is, its one next step, and its days ahead. */
import { z } from 'zod'
import { DEADLINE_CERTAINTIES } from '#core/appeal/deadlines/shape.ts'
import { KEY_DATES } from '#core/case/days/key-dates.ts'
import { CASE_STATIONS } from '#core/case/parts.ts'

/** The one next step, as the list shows it. */
const listedStep = z.object({
  station: z.enum(CASE_STATIONS),
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
  stationsDone: z.int(),
  stationsTotal: z.int(),
  step: listedStep,
  dates: z.array(listedDate),
})
export type ListedCase = z.infer<typeof listedCase>
