/** Owns the order and the letters of the exhibits: the same photos and papers always carry the same ones. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'

/** A photo or paper of the case. */
export interface ExhibitFile {
  readonly id: string
  readonly kind: UploadKind
  readonly name: string
  readonly caption: string
  readonly takenOn: CalendarDate | null
  /** Of a paper. */
  readonly pages: number | null
  readonly uploadedAt: Date
}

export interface Exhibit<File extends ExhibitFile = ExhibitFile> {
  /** 'A' to 'Z', then 'AA'. */
  readonly letter: string
  readonly file: File
}

const LETTERS = 26

const letterAt = (index: number): string =>
  (index < LETTERS ? '' : letterAt(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode(65 + (index % LETTERS))

const byArrival = (a: ExhibitFile, b: ExhibitFile): number =>
  a.uploadedAt.getTime() - b.uploadedAt.getTime() || (a.id < b.id ? -1 : 1)

/** In the order in which they came, so that a later one never changes the letter of an earlier one. */
export const exhibitsOf = <File extends ExhibitFile>(files: readonly File[]): readonly Exhibit<File>[] =>
  files.toSorted(byArrival).map((file, at) => ({ letter: letterAt(at), file }))
