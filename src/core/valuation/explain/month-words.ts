/** Owns how the month of a sale is written: the state publishes no day. */
import { formatMonth } from '#core/date-forms.ts'

/** 'August 2025'; null where it is not known. */
export const monthInWords = (year: number | null, month: number | null): string | null =>
  year === null || month === null || month < 1 || month > 12 ? null : formatMonth({ year, month })
