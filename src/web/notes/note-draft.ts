/** Words of a note that are not saved yet, kept for this browser session: neither a failure nor another lesson loses them. */
import { useRef, useState } from 'react'
import { z } from 'zod'

const noteDraft = z.object({ id: z.uuid(), words: z.string() })
type NoteDraft = z.infer<typeof noteDraft>

/** Per person, because a browser can be shared. */
const keyOf = (userId: string, what: string): string => `justvalue.note.${userId}.${what}`

const readDraft = (key: string): NoteDraft | null => {
  try {
    return noteDraft.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    // Storage can be forbidden or hold an older form; then nothing was written.
    return null
  }
}

const keepDraft = (key: string, draft: NoteDraft | null) => {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}

/** `what`: the lesson for a new note, the note's id for one that is being changed. */
export const useNoteDraft = (userId: string, what: string) => {
  const key = keyOf(userId, what)
  const [draft, setDraft] = useState(() => readDraft(key))
  const latest = useRef(draft)
  const set = (next: NoteDraft | null) => {
    latest.current = next
    keepDraft(key, next)
    setDraft(next)
  }
  return {
    /** null while nothing is being written. Its id is the note's until it is saved: saving it twice makes one note. */
    draft,
    write: (words: string) => set({ id: latest.current?.id ?? crypto.randomUUID(), words }),
    end: () => set(null),
    /** Ends it unless more was written while these words were being saved. */
    endAfter: (saved: string) => {
      if (latest.current?.words === saved) set(null)
    },
  }
}
