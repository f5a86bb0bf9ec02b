/** Owns which of its papers a case is without: the one that a purchase rests on, or all of them where there is nothing to show. */
import { isClosingStatement } from './closing-statement.ts'
import { type CaseFile, isPurchaseAlone } from './file.ts'
import type { HeldUpload } from './papers-lacking.ts'

/** What a case is shown by: see the contents of a case. */
export interface Shown {
  readonly file: CaseFile
  readonly uploads: readonly HeldUpload[]
  readonly isPurchaseEvidence?: boolean
  readonly keepsPapersHere?: boolean
}

/** Who keeps all papers elsewhere keeps each of them there, unless a packet is to be made of them here. */
export const areElsewhere = ({ file, uploads, keepsPapersHere = false }: Shown): boolean =>
  file.papersAreElsewhere && uploads.length === 0 && !keepsPapersHere

/** A case that a purchase is evidence in is without its paper, whatever else is there. */
export const lacksClosingStatement = (shown: Shown): boolean =>
  (shown.isPurchaseEvidence === true || isPurchaseAlone(shown.file)) &&
  !shown.file.hasNoClosingStatement &&
  !areElsewhere(shown) &&
  !shown.uploads.some(isClosingStatement)

/** Its owner said that the record is right and that nothing lowers the value, and has no price to show. */
export const hasNothingToShow = (shown: Shown): boolean =>
  shown.uploads.length === 0 &&
  !lacksClosingStatement(shown) &&
  shown.file.recordIsRight &&
  shown.file.corrections.length === 0 &&
  shown.file.conditionIsUsual &&
  shown.file.condition.length === 0
