/** Owns how the month of a sale is written: the state publishes no day. */

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** 'August 2025'; null where it is not known. */
export const monthInWords = (year: number | null, month: number | null): string | null => {
  const name = MONTHS[(month ?? 0) - 1]
  return year === null || name === undefined ? null : `${name} ${year}`
}
