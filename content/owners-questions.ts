/** Owns the shape of the questions that owners ask most: how they are asked, and where our pages answer them. */
import { z } from 'zod'
import { WISHES } from '#core/ask/passage.ts'

const begins = z.union([z.string().min(3), z.array(z.string().min(3)).min(1)])

export const ownersQuestionFile = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        /** Wordings between slashes. */
        asks: z.string().transform((all) => all.split('/').map((one) => one.trim())),
        /** As it is offered, where its first wording is no whole question. */
        offered: z.string().endsWith('?').optional(),
        /** By place, `3-3#the-fee` or `terms#money-back`, how what answers it begins; `case`, `county`, `law`, `word` and `site` name what they hold; empty where nothing does. */
        answer: z.record(
          z
            .string()
            .regex(
              /^(?:\d-\d(?:#[a-z0-9-]+)?|(?:terms|refund-policy|disclaimers|privacy)(?:#[a-z0-9-]+)?|case|county|law|word|site)$/,
            ),
          begins,
        ),
        /** The answer in a few words, where its place begins with something else. */
        opens: z.string().min(3).optional(),
        /** What it wishes for that we do not say. */
        advice: z.enum(WISHES).nullable().default(null),
        /** Each place names one sentence, and all of them are said. */
        whole: z.boolean().default(false),
      }),
    )
    .min(1),
})
