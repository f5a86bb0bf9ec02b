/** Owns which of its papers a case is without: the one that a purchase rests on, those that come later, or all of them where there is nothing to show. */
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

/** A closing statement proves the price once its owner has said that it shows it, and how the home was being sold. */
export const asksOfStatement = (
  { file, uploads, isPurchaseEvidence }: Shown,
  question: 'purchaseRecord' | 'purchaseOffer',
): boolean =>
  isPurchaseEvidence === true && (file.value[question] ?? null) === null && uploads.some(isClosingStatement)

/** Papers are due with the evidence: until the petition is in nobody is asked again for what comes later. */
export const arePutOff = ({
  papersComeLater = false,
  filing,
  hearing,
}: Pick<CaseFile, 'papersComeLater' | 'filing' | 'hearing'>): boolean =>
  papersComeLater && filing.petitionFiledOn === null && hearing.heldOn === null
