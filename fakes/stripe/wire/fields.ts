/** Owns the readers for one request parameter each: form values arrive as text and leave as numbers, booleans and records. */
import { z } from 'zod'
import { limits } from '#fakes/stripe/limits.ts'

const longestText = 5_000

export const text = z.string().min(1).max(longestText)
/** Empty text clears the field. */
export const clearableText = z
  .string()
  .max(longestText)
  .transform((value) => (value === '' ? null : value))
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number)
export const cents = z
  .string()
  .regex(/^\d{1,8}$/, 'Invalid non-negative integer')
  .transform(Number)
export const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'Invalid decimal')
  .transform(Number)
  .refine((value) => value > 0 && value <= 100, 'Must be above 0 and at most 100')
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, 'Invalid currency')
  .transform((value) => value.toLowerCase())
export const email = z
  .string()
  .max(512)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address')

export const url = z
  .string()
  .max(2_048)
  .refine((value) => /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value.replace(/[{}]/g, '')), {
    message: 'Not a valid URL',
  })

/** An empty value removes its key; the empty string for the whole removes all. */
export const metadata = z
  .record(z.string().max(limits.metadataKeyLength), z.string().max(limits.metadataValueLength))
  .refine((record) => Object.keys(record).length <= limits.metadataKeys, 'Too many metadata keys')

export const applyMetadata = (
  before: Record<string, string>,
  change: Record<string, string> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))

const secondsRange = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
})

/** What every list accepts. */
export const paging = {
  limit: whole
    .refine((rows) => rows >= 1 && rows <= limits.pageRows, `Must be between 1 and ${limits.pageRows}`)
    .default(limits.pageRowsDefault),
  starting_after: text.optional(),
  ending_before: text.optional(),
} as const

export const created = z.union([whole.transform((at) => ({ gte: at, lte: at })), secondsRange]).optional()

export type CreatedRange = z.infer<typeof secondsRange>
export type Paging = {
  limit: number
  starting_after?: string | undefined
  ending_before?: string | undefined
}
