/** Owns how a just value compares with what the sales support: how far above, and whether inside the range. */
import { toTenths } from '#core/percent.ts'

export interface SupportedRange {
  /** Whole dollars, on the footing of the roll. */
  readonly justValueDollars: number
  /** Ends of the 80% interval, the level's own interval in it. */
  readonly range: { readonly low: number; readonly high: number }
  readonly isRough: boolean
}

export interface JustValueComparison {
  /** Negative when the just value is below. One decimal; null beside a rough estimate, which knows no percent. */
  readonly abovePercent: number | null
  readonly place: 'below' | 'within' | 'above'
  readonly words: string
}

const placeOf = (just: number, range: SupportedRange['range']): JustValueComparison['place'] => {
  if (just > range.high) return 'above'
  return just < range.low ? 'below' : 'within'
}

/** `justDollars` is positive. */
export const placeJustValue = (
  justDollars: number,
  { justValueDollars, range, isRough }: SupportedRange,
): Pick<JustValueComparison, 'abovePercent' | 'place'> => ({
  abovePercent: isRough ? null : toTenths(100 * (justDollars / justValueDollars - 1)),
  place: placeOf(justDollars, range),
})
