/** Owns where a figure comes from: the tax roll, the owner's hand, or a dated parameter. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { Confidence } from './verdict/codes.ts'

/** One field of one parcel's row on a county's certified roll. `countyNumber` is the state's 11 to 77. */
interface RollSource {
  readonly kind: 'roll'
  readonly rollYear: number
  readonly countyNumber: number
  readonly parcelId: string
  readonly field: string
}

/** A figure the owner typed, and the day. */
interface TypedSource {
  readonly kind: 'typed'
  readonly typedOn: CalendarDate
}

/** A figure of a parameter file; `id` finds its citation in `core/tax/law/citations.ts`. */
interface ParamSource {
  readonly kind: 'param'
  readonly id: string
}

type Source = RollSource | TypedSource | ParamSource

/** A figure named in plain words, with its source and that source in plain words. */
export interface SourceLine {
  readonly figure: string
  readonly source: Source
  readonly citation: string
  /** Null for a figure read on the roll or typed: it is what it is. */
  readonly confidence: Confidence | null
}
