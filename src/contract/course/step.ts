/** One thing to do after a lesson: where in the person's own case it is done, and which of their days belong to it. */
import { z } from 'zod'
import { KEY_DATES } from '#core/case/days/key-dates.ts'
import { CASE_STEPS } from '#core/case/parts.ts'

const stepGoal = z.union([
  /** A part of the case. */
  z.templateLiteral(['case/', z.enum(CASE_STEPS)]),
  /** One of the files that go with the lesson. */
  z.templateLiteral(['file/', z.string().regex(/^[a-z-]+$/)]),
  z.enum(['county', 'property-setup']),
])
export type StepGoal = z.infer<typeof stepGoal>

const linkedStep = z.strictObject({
  text: z.string().min(10),
  goes: stepGoal.optional(),
  dates: z.array(z.enum(KEY_DATES)).min(1).optional(),
})

/** A sentence alone, or one with its place and its days. */
export const courseStep = z.union([z.string().min(10), linkedStep])
export type CourseStep = z.infer<typeof courseStep>

/** The sentence of either. */
export const stepText = (step: CourseStep): string => (typeof step === 'string' ? step : step.text)
