/** Owns what must not be kept with a photo or paper: a day that has not come, and words that mark a page as the owner's alone. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { isPrivatePage } from '#core/document/private-mark.ts'

/** A day that has not come. */
export interface UploadDayFault {
  readonly field: 'takenOn'
  readonly kind: UploadKind
  readonly on: CalendarDate
  readonly today: CalendarDate
}

/** A caption and a name are faulty only where they mark a page as the owner's alone. */
export type UploadFault = { readonly field: 'caption' | 'name' } | UploadDayFault

/** Null for a day that may be kept. */
export const uploadDayFault = (
  kind: UploadKind,
  on: CalendarDate,
  today: CalendarDate,
): UploadDayFault | null => (on > today ? { field: 'takenOn', kind, on, today } : null)

/** The packet prints captions over the papers that go to the other side; nothing looks at them there. */
const captionFault = (caption: string): readonly UploadFault[] =>
  isPrivatePage(caption) ? [{ field: 'caption' }] : []

export interface Described {
  readonly kind: UploadKind
  /** The day that is kept so far: what was there before stops nobody from writing the rest. */
  readonly keptDay: CalendarDate | null
  readonly caption: string
  readonly takenOn: CalendarDate | null
}

export const describedFaults = (
  { kind, keptDay, caption, takenOn }: Described,
  today: CalendarDate,
): readonly UploadFault[] => {
  const isNew = takenOn !== null && takenOn !== keptDay
  const dayFault = isNew ? uploadDayFault(kind, takenOn, today) : null
  return [...captionFault(caption), ...(dayFault === null ? [] : [dayFault])]
}

/** Null for a name that may be kept. */
export const fileNameFault = (name: string): UploadFault | null =>
  isPrivatePage(name) ? { field: 'name' } : null
