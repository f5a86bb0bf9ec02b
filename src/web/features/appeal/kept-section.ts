/** What is being typed into a section of a document, kept for this browser session so that a reload loses nothing. */
import { z } from 'zod'

/** `version` is that of the section when the typing began. */
const keptSection = z.object({ version: z.int(), text: z.string() })
export type KeptSection = z.infer<typeof keptSection>

const keyOf = (documentId: string, sectionId: string): string =>
  `justvalue.section.${documentId}.${sectionId}`

/** null when nothing is kept that can be read. */
export const keptTextOf = (documentId: string, sectionId: string): KeptSection | null => {
  try {
    return keptSection.parse(JSON.parse(sessionStorage.getItem(keyOf(documentId, sectionId)) ?? 'null'))
  } catch {
    // Storage can be forbidden or hold an older form; the text is then the one that is saved.
    return null
  }
}

/** null forgets it. */
export const keepText = (documentId: string, sectionId: string, kept: KeptSection | null) => {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(documentId, sectionId))
    else sessionStorage.setItem(keyOf(documentId, sectionId), JSON.stringify(kept))
  } catch {
    // See above.
  }
}
