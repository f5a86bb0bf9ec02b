/** Owns the closed lists of what can be written: the kinds of document, and how long a hearing script may be. */

/** Those that are complete today; a kind is added here when its composer is. */
export const DOCUMENT_KINDS = ['case_summary', 'hearing_script', 'informal_conference_sheet'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TITLES: Readonly<Record<DocumentKind, string>> = {
  case_summary: 'Property analysis',
  hearing_script: 'Hearing script',
  informal_conference_sheet: 'Informal conference sheet',
}

/**
 * Those that are written for the appraiser or the board; every other kind is for the owner alone and never leaves in a
 * packet. The property analysis speaks of what a cut saves, the script and the conference sheet are the owner's own.
 */
export const HANDED_OVER_KINDS: readonly DocumentKind[] = []

/** Minutes that boards commonly give an owner; the notice of hearing says which. */
export const SCRIPT_MINUTES = [5, 10, 15] as const
export type ScriptMinutes = (typeof SCRIPT_MINUTES)[number]
