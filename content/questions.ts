/** Owns the shape of a module's questions: five after each lesson, and ten in the test at its end. */

import { z } from 'zod'

const question = z
  .strictObject({
    id: z.string().regex(/^[1-7]-([1-3]|test)-q([1-9]|10)$/),
    /** Where the lesson tells it: `1-2#the-homestead-cap` for the part under that heading, `1-2` for the beginning. */
    place: z.string().regex(/^[1-7]-[1-3](#[a-z0-9-]+)?$/),
    question: z.string().min(15),
    choices: z.array(z.string().min(1)).min(3).max(4),
    /** Place of the right choice, counted from 1. */
    answer: z.int().positive(),
    /** Why it is right, with the rule it rests on. */
    explanation: z.string().min(40),
  })
  .refine(({ choices, answer }) => answer <= choices.length, 'The answer must be one of the choices')
  .refine(({ choices }) => new Set(choices).size === choices.length, 'No two choices may be alike')

export type Question = z.infer<typeof question>

export const questionFile = z.strictObject({
  /** By lesson id. */
  lessons: z.record(z.string().regex(/^[1-7]-[1-3]$/), z.array(question).length(5)),
  finalTest: z.array(question).length(10),
})
