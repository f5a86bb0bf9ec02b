/** What every part of a case is given: the case as it was opened, what is typed by now, and the way to change it. */
import type { OpenCase } from '#contract/cases.ts'
import type { CaseFile } from '#core/case/case-file.ts'
import type { Draft } from '../autosave.ts'

export type PartProps = {
  readonly opened: OpenCase
  readonly taxYear: number
  readonly file: CaseFile
  readonly change: Draft['change']
}
