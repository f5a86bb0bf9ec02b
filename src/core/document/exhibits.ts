/** Owns the letters of the exhibits: by their owner’s choice and order, without a gap, the same in every paper. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { inOwnOrder, type PacketChoice } from '#core/case/packet-choice.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { FEWEST_PIXELS } from '#core/packet/params.ts'
import type { DocumentKind } from './draft-kinds.ts'
import { groupsIn } from './facts/groups.ts'
import { asTyped } from './facts/make-fact.ts'
import { type FactSheet, findFact } from './facts/sheet.ts'
import { placesLowered } from './mid-phrase.ts'

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
  /** Of a photo, in pixels. */
  readonly width?: number | null
  readonly height?: number | null
}

/** So small that nothing can be made out in print; false where its size is not known. */
export const isTooSmall = ({ width, height }: Pick<ExhibitFile, 'width' | 'height'>): boolean =>
  Boolean(width && height) && Math.max(width ?? 0, height ?? 0) < FEWEST_PIXELS

export interface Exhibit<File extends ExhibitFile = ExhibitFile> {
  /** 'A' to 'Z', then 'AA'. */
  readonly letter: string
  readonly file: File
}

const LETTERS = 26

/** After every day that is written. */
const LAST_DAY = '9999-12-31'

const letterAt = (index: number): string =>
  (index < LETTERS ? '' : letterAt(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode(65 + (index % LETTERS))

const said = (sheet: FactSheet, id: string): string => String(findFact(sheet, id)?.value ?? '')

const byArrival = (a: ExhibitFile, b: ExhibitFile): number =>
  a.uploadedAt.getTime() - b.uploadedAt.getTime() || (a.id < b.id ? -1 : 1)

type ExhibitChoice = Pick<PacketChoice, 'exhibitOrder' | 'exhibitsLeftOut'>

/** `idsByArrival`: of all photos and papers of the case. Those that are left out have no letter. */
export const lettersOf = (
  idsByArrival: readonly string[],
  { exhibitOrder, exhibitsLeftOut }: ExhibitChoice,
): ReadonlyMap<string, string> =>
  new Map(
    inOwnOrder(idsByArrival, exhibitOrder)
      .filter((id) => !exhibitsLeftOut.includes(id))
      .map((id, at) => [id, letterAt(at)]),
  )

/** The chosen ones by their letters; in the order in which they came while their owner wants no other. */
export const exhibitsOf = <File extends ExhibitFile>(
  files: readonly File[],
  choice: ExhibitChoice,
): readonly Exhibit<File>[] => {
  const letters = lettersOf(
    files.toSorted(byArrival).map(({ id }) => id),
    choice,
  )
  return [...letters].flatMap(([id, letter]) => {
    const file = files.find((one) => one.id === id)
    return file ? [{ letter, file }] : []
  })
}

/** A caption that was typed in a hurry begins as a title does. */
export const exhibitTitle = ({ caption, name }: Pick<ExhibitFile, 'caption' | 'name'>): string => {
  const typed = placesLowered(asTyped(caption))
  return typed === '' ? asTyped(name) : `${typed.charAt(0).toUpperCase()}${typed.slice(1)}`
}

/** Those that list the exhibits or name them by their letters. */
export const namesExhibits = (kind: DocumentKind): boolean =>
  ['cover_letter', 'evidence_list', 'condition_exhibit'].includes(kind)

/** Groups of those photos that are dated after the valuation day. */
export const laterPhotosIn = (sheet: FactSheet): readonly string[] =>
  groupsIn(sheet, 'exhibit').filter(
    (id) => said(sheet, `${id}.taken`) > (said(sheet, 'day.valuation') || LAST_DAY),
  )

/** 'Exhibit A: The roof', as a document with these facts names them. */
export const exhibitsNamedIn = (sheet: FactSheet): readonly string[] =>
  groupsIn(sheet, 'exhibit').map((id) => `${said(sheet, `${id}.letter`)}: ${said(sheet, `${id}.what`)}`)
