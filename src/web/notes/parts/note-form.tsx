/** Writes a note at the place being read, or marks the place. */
import { Bookmark } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNoteDraft } from '#web/notes/note-draft.ts'
import { fitsNote, NoteField } from '#web/notes/parts/note-field.tsx'
import type { Keep } from '#web/notes/use-notes.ts'
import { useUser } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'

type NoteFormProps = { lessonId: string; keep: Keep; busy: boolean }

export const NoteForm = ({ lessonId, keep, busy }: NoteFormProps) => {
  const { id: userId } = useUser()
  const { draft, write, endAfter } = useNoteDraft(userId, lessonId)
  const words = draft?.words ?? ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!draft || words.trim() === '' || !fitsNote(words)) return
    if (await keep({ kind: 'note', text: words, mark: null, id: draft.id })) endAfter(words)
  }
  return (
    <form onSubmit={(event) => void save(event)} className="stack gap-3">
      <NoteField label="Add a note here" words={words} onWrite={write} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Save note
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void keep({ kind: 'bookmark', text: '', mark: null })}
        >
          <Bookmark aria-hidden="true" className="size-5" />
          Bookmark this spot
        </Button>
      </div>
    </form>
  )
}
