/** Owns the card of an answer, alike wherever one opens a page: teal where it is to be acted on, quiet where it is not; amber is for days. */
import type { Outcome } from '#core/tax/verdict/codes.ts'

type Told = { outcome: Outcome; isByPurchase: boolean; isLate: boolean }

/** A purchase that is the evidence is an answer to act on; once the last day is behind, none is. */
export const answerLook = ({ outcome, isByPurchase, isLate }: Told): Outcome => {
  const look = isByPurchase ? 'file' : outcome
  return isLate && look === 'file' ? 'file_with_evidence' : look
}

export const answerBoxes: Readonly<Record<Outcome, string>> = {
  file: 'border-action bg-surface',
  file_with_evidence: 'border-control bg-surface',
  do_not_file: 'border-control bg-surface',
  cannot_tell: 'border-dashed border-control bg-sunken',
}
