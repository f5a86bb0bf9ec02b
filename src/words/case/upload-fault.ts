/** Owns what is said of words and days that must not be kept with a photo or paper. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import type { UploadFault } from '#core/case/faults/upload.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import * as dayWords from '#messages/case/fault-days.ts'
import * as words from '#messages/case/fault-upload.ts'

export const UPLOAD_DAY_LABELS: Readonly<Record<UploadKind, string>> = {
  photo: words.dayItWasTaken(),
  paper: words.dayOfThePaper(),
}

export const tellUploadFault = (fault: UploadFault): string => {
  switch (fault.field) {
    case 'caption':
      return words.captionMarksForYouOnly()
    case 'name':
      return words.nameMarksForYouOnly()
    case 'takenOn':
      return dayWords.hasNotComeYet({
        label: UPLOAD_DAY_LABELS[fault.kind],
        day: formatCalendarDate(fault.on),
        today: formatCalendarDate(fault.today),
      })
  }
}
