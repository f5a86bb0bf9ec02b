/** What every part of a case is given: the case as it was opened, what is typed by now, and the way to change it. */
import type { OpenCase } from '#contract/case/cases.ts'
import type { CaseFile, CasePart } from '#core/case/file.ts'
import type { Draft } from '../../autosave.ts'

export type PartProps = {
  readonly opened: OpenCase
  readonly taxYear: number
  readonly file: CaseFile
  readonly change: Draft['change']
  /** Why what is kept at this path does not count as done. */
  readonly doubtAt: (path: string) => string | undefined
  /** Something kept at this path, or below it, does not count as done. */
  readonly isDoubted: (path: string) => boolean
  /** Why a part would not be kept with these contents; undefined where it would. */
  readonly refusalOf: <Part extends CasePart>(part: Part, value: CaseFile[Part]) => string | undefined
}

/** What is said of its contents by the rules of the whole case. */
export type PartCheck = 'doubtAt' | 'isDoubted' | 'refusalOf'

/** The same for one entry of a list. */
export type EntryChecks<Entry> = {
  readonly doubtAt: (field: keyof Entry & string) => string | undefined
  readonly refusalOf: (changes: Partial<Entry>) => string | undefined
}

export const entryChecks = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  of: {
    readonly doubtAt: (path: string) => string | undefined
    readonly refusalOf: (entries: readonly Entry[]) => string | undefined
  },
): EntryChecks<Entry> => ({
  doubtAt: (field) => of.doubtAt(`${id}.${field}`),
  refusalOf: (changes) =>
    of.refusalOf(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry))),
})
