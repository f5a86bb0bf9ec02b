/** The notes beside a lesson: write one at the place being read, mark the place, find them again. */
import { useRef, useState } from 'react'
import type { Note } from '#contract/notes.ts'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/failure-message.ts'
import { NoteEntry } from '#web/notes/parts/note-entry.tsx'
import { NoteForm } from '#web/notes/parts/note-form.tsx'
import { NotesSheet } from '#web/notes/parts/notes-sheet.tsx'
import { SelectionBar } from '#web/notes/parts/selection-bar.tsx'
import { type NotedText, useNotes } from '#web/notes/use-notes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Wants a key: another lesson has other notes. */
export const NotesPanel = (noted: NotedText) => {
  const { notes, marked, keep, goTo, isPending, failure } = useNotes(noted)
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const show = (note: Note) => {
    setOpen(false)
    goTo(note)
  }
  return (
    <>
      <NotesSheet isOpen={isOpen} onOpen={setOpen} count={notes.length} hidesButton={marked !== null}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg">Your notes</h2>
          <TextLink to={paths.notes()}>All notes</TextLink>
        </div>
        <NoteForm lessonId={noted.lessonId} keep={keep} busy={isPending} />
        {failure && <p role="alert">{failureMessage(failure, 'That didn’t save. Please try again.')}</p>}
        {notes.length === 0 && (
          <p className="text-sm text-soft">Select words in the lesson to highlight them.</p>
        )}
        <ul ref={list} tabIndex={-1} className="stack gap-3 outline-none" aria-label="Notes on this lesson">
          {notes.map((note) => (
            <li key={note.id}>
              <NoteEntry
                note={note}
                canChange
                onGone={() => list.current?.focus()}
                way={
                  <Button variant="quiet" size="sm" onClick={() => show(note)}>
                    Go to this spot
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      </NotesSheet>
      {marked && (
        <SelectionBar onHighlight={() => void keep({ kind: 'highlight', text: '', mark: marked })} />
      )}
    </>
  )
}
