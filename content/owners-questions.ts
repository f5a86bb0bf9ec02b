/** Owns the shape of the questions that owners ask most: how they are asked, and where our pages answer them. */
import { z } from 'zod'

const begins = z.union([z.string().min(3), z.array(z.string().min(3)).min(1)])

export const ownersQuestionFile = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        asks: z.array(z.string().min(8)).min(1),
        /** By place, `3-3#the-fee` or `terms#money-back`, how what answers it begins; `county`, `law`, `word` and `site` name what they hold; empty where nothing does. */
        answer: z.record(
          z
            .string()
            .regex(
              /^(?:\d-\d(?:#[a-z0-9-]+)?|(?:terms|refund-policy|disclaimers|privacy)(?:#[a-z0-9-]+)?|county|law|word|site)$/,
            ),
          begins,
        ),
      }),
    )
    .min(1),
})
