/** The notes beside a lesson: write one at the place being read, mark the place, find them again. */
import { Bookmark } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Note } from '#contract/notes.ts'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/failure-message.ts'
import { useDeleteNote } from '#web/notes/data.ts'
import { NoteEntry } from '#web/notes/parts/note-entry.tsx'
import { NotesSheet } from '#web/notes/parts/notes-sheet.tsx'
import { SelectionBar } from '#web/notes/parts/selection-bar.tsx'
import { type NotedText, useNotes } from '#web/notes/use-notes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const longestNote = 4000

/** Wants a key: another lesson has other notes. */
export const NotesPanel = (noted: NotedText) => {
  const { notes, marked, keep, goTo, isPending, failure } = useNotes(noted)
  const { mutate: remove } = useDeleteNote()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const show = (note: Note) => {
    setOpen(false)
    goTo(note)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') keep('note', words, null, () => setWords(''))
  }
  return (
    <>
      <NotesSheet isOpen={isOpen} onOpen={setOpen} count={notes.length} hidesButton={marked !== null}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg">Your notes</h2>
          <TextLink to={paths.notes()}>All notes</TextLink>
        </div>
        <form onSubmit={save} className="stack gap-3">
          <TextAreaField
            label="Note at the place you are reading"
            value={words}
            maxLength={longestNote}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" busy={isPending}>
              Save note
            </Button>
            <Button variant="secondary" size="sm" onClick={() => keep('bookmark', '', null)}>
              <Bookmark aria-hidden="true" className="size-5" />
              Bookmark this place
            </Button>
          </div>
        </form>
        {failure && <p role="alert">{failureMessage(failure, 'That did not work. Please try again.')}</p>}
        {notes.length === 0 && (
          <p className="text-sm text-soft">Select words in the lesson to highlight them.</p>
        )}
        <ul className="stack gap-3" aria-label="Notes on this lesson">
          {notes.map((note) => (
            <li key={note.id}>
              <NoteEntry
                note={note}
                onDelete={() => remove(note.id)}
                way={
                  <Button variant="quiet" size="sm" onClick={() => show(note)}>
                    Go to the place
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      </NotesSheet>
      {marked && <SelectionBar onHighlight={() => keep('highlight', '', marked)} />}
    </>
  )
}
