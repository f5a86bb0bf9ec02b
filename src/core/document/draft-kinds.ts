/** Owns the closed lists of what can be written: the kinds of document, and how long a hearing script may be. */

/**
 * Those that are complete today, in the one order in which they are listed everywhere: the packet's, between what comes before
 * it and what is said at the hearing. A kind is added here when its composer is.
 */
export const DOCUMENT_KINDS = [
  'case_summary',
  'informal_conference_sheet',
  'dr486_answer_sheet',
  'cover_letter',
  'comparable_analysis',
  'condition_exhibit',
  'evidence_list',
  'hearing_script',
  'playbook',
  'reschedule_letter',
  'remote_appearance_letter',
  'withdrawal_letter',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** In the order in which they are listed; those of one kind stay as they came. */
export const inListOrder = <Paper extends { readonly kind: DocumentKind }>(
  papers: readonly Paper[],
): readonly Paper[] => DOCUMENT_KINDS.flatMap((kind) => papers.filter((paper) => paper.kind === kind))

export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  case_summary: 'Property analysis',
  comparable_analysis: 'Comparable analysis',
  informal_conference_sheet: 'Talk with the appraiser first',
  dr486_answer_sheet: 'DR-486 answer sheet',
  cover_letter: 'Cover letter with request for evidence',
  evidence_list: 'Evidence list and summary',
  condition_exhibit: 'Record and condition',
  hearing_script: 'Hearing script',
  playbook: 'Notes for you only',
  reschedule_letter: 'Request to reschedule the hearing',
  remote_appearance_letter: 'Request to appear remotely',
  withdrawal_letter: 'Withdrawal of the petition',
}

/** Signed and sent by the owner. */
export const LETTER_KINDS: readonly DocumentKind[] = [
  'cover_letter',
  'reschedule_letter',
  'remote_appearance_letter',
  'withdrawal_letter',
]

/**
 * Those that are written for the appraiser or the board, without the owner's own pages at their end; every other kind is
 * for the owner alone and never leaves in a packet. The property analysis speaks of what a cut saves, the script, the
 * conference sheet and the answer sheet are the owner's own, and the playbook is private.
 */
export const HANDED_OVER_KINDS: readonly DocumentKind[] = [
  'comparable_analysis',
  'evidence_list',
  'condition_exhibit',
  ...LETTER_KINDS,
]

/** Minutes that boards commonly give an owner; the notice of hearing says which. */
export const SCRIPT_MINUTES = [5, 10, 15] as const
export type ScriptMinutes = (typeof SCRIPT_MINUTES)[number]
