/** A case as Home, lists and lessons show it: how far it is, its one next step, and its days ahead. */
import { z } from 'zod'
import { DEADLINE_CERTAINTIES } from '#core/appeal/deadlines/shape.ts'
import { KEY_DATES } from '#core/case/days/key-dates.ts'
import { STOP_STATES, TIMELINE_STOPS } from '#core/case/days/timeline.ts'
import { CASE_STEPS } from '#core/case/parts.ts'
import { calendarDay } from './file.ts'

const day = z.object({
  id: z.string(),
  title: z.string(),
  /** The last day itself, on which offices may be shut. */
  dueOn: calendarDay,
  certainty: z.enum(DEADLINE_CERTAINTIES),
})

/** The one next step. */
const listedNextStep = z.object({
  step: z.enum(CASE_STEPS),
  title: z.string(),
  detail: z.string(),
  /** About how long it takes; null for what is waited for. */
  minutes: z.int().nullable(),
  /** The petition is in, and the notice of hearing is waited for meanwhile. */
  isMeanwhile: z.boolean(),
  /** Where the evidence is made better before it is decided whether to file. */
  improvedAt: z.enum(['comparables', 'condition']).nullable(),
  /** The day to act by, on which offices are open. */
  dueOn: z.iso.date().nullable(),
  deadline: day.nullable(),
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
  hasPacket: z.boolean(),
  petitionFiledOn: calendarDay.nullable(),
  /** A petition is in, or a hearing is set. */
  isUnderWay: z.boolean(),
  stops: z.array(
    z.object({
      id: z.enum(TIMELINE_STOPS),
      step: z.enum(CASE_STEPS),
      on: calendarDay.nullable(),
      state: z.enum(STOP_STATES),
    }),
  ),
  /** Every day of the home's owner from today on, earliest first: those of the year, and those of the case. */
  daysAhead: z.array(day.extend({ detail: z.string(), source: z.string() })),
})
export type ListedCase = z.infer<typeof listedCase>
