/** Owns what must not be kept with a photo or paper: a day that has not come, and words that mark a page as the owner's alone. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { isPrivatePage } from '#core/document/gate/private-mark.ts'
import { notYetWords } from './days.ts'

export interface UploadFault {
  readonly field: 'caption' | 'takenOn' | 'name'
  readonly message: string
}

export const UPLOAD_DAY_LABELS = {
  photo: 'Day it was taken',
  paper: 'Day of the paper',
} as const satisfies Record<UploadKind, string>

/** Null for a day that may be kept. */
export const uploadDayFault = (kind: UploadKind, day: CalendarDate, today: CalendarDate): string | null =>
  day > today ? notYetWords(UPLOAD_DAY_LABELS[kind], day, today) : null

/** The packet prints captions over the papers that go to the other side; nothing looks at them there. */
const captionFault = (caption: string): readonly UploadFault[] =>
  isPrivatePage(caption)
    ? [
        {
          field: 'caption',
          message:
            'What it shows: you used words that mark a page as for you only. Your packet would hand them over. Describe what the photo or document shows instead.',
        },
      ]
    : []

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
  const message = isNew ? uploadDayFault(kind, takenOn, today) : null
  return [...captionFault(caption), ...(message === null ? [] : [{ field: 'takenOn', message } as const])]
}

/** Null for a name that may be kept. */
export const fileNameFault = (name: string): UploadFault | null =>
  isPrivatePage(name)
    ? {
        field: 'name',
        message:
          'This file’s name says it’s for you only. If you want to hand it over, rename it and add it again.',
      }
    : null
