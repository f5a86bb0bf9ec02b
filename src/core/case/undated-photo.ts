/** Owns which photos need a day that they lack: each that shows the home, and none of a paper. */
import type { CalendarDate } from '#core/calendar-date.ts'
import { isClosingStatement } from './closing-statement.ts'
import type { UploadKind } from './upload-rules.ts'

type Photo = Parameters<typeof isClosingStatement>[0] & {
  readonly kind: UploadKind
  readonly takenOn: CalendarDate | null
}

export const isUndatedPhoto = (photo: Photo): boolean =>
  photo.kind === 'photo' && photo.takenOn === null && !isClosingStatement(photo)
