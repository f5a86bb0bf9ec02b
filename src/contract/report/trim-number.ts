/** A number of the TRIM notice as it crosses the wire, by its field. */
import { z } from 'zod'
import { HIGHEST_DOLLARS, TRIM_FIELDS, type TrimField } from '#core/tax/trim/numbers.ts'

/** Whole dollars; taxes in dollars with at most two decimals. */
export const trimNumber = (field: TrimField): z.ZodNumber => {
  const { label, unit } = TRIM_FIELDS[field]
  const number: z.ZodNumber =
    unit === 'cents'
      ? z.number(`${label} must be a number in dollars and cents.`)
      : z.int(`${label} must be a number in whole dollars, without cents.`)
  return number
    .min(0, `${label} can’t be below zero. Enter 0 or more.`)
    .max(HIGHEST_DOLLARS, `${label} is too large. Check the number of digits.`)
}
