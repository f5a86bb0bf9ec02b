/** The numbers being typed for one report, kept for this browser session so that a reload loses nothing. */
import { type TrimDraft, trimDraftText } from './draft.ts'

const keyOf = (leadId: string): string => `justvalue.trimNumbers.${leadId}`

/** null when nothing is kept, or what is kept is of an older form. */
export const keptDraft = (leadId: string): TrimDraft | null => {
  try {
    const read = trimDraftText.safeParse(JSON.parse(sessionStorage.getItem(keyOf(leadId)) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    // Storage can be forbidden; the form then starts empty.
    return null
  }
}

/** null forgets it. */
export const keepDraft = (leadId: string, draft: TrimDraft | null) => {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(leadId))
    else sessionStorage.setItem(keyOf(leadId), JSON.stringify(draft))
  } catch {
    // See above.
  }
}
