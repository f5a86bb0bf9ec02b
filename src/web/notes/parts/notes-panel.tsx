import { Bookmark, Highlighter } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import type { Note } from '#contract/course/notes.ts'
import { paths } from '#contract/page-paths.ts'
import * as messages from '#messages/notes/notes-panel.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useNoteDraft } from '#web/notes/note-draft.ts'
import { NoteEntry } from '#web/notes/parts/note-entry.tsx'
import { fitsNote, NoteField } from '#web/notes/parts/note-field.tsx'
import type { NotesSwitch } from '#web/notes/parts/notes-button.tsx'
import { NotesSheet } from '#web/notes/parts/notes-sheet.tsx'
import { type Keep, type NotedText, useNotes } from '#web/notes/use-notes.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'

type NoteFormProps = { lessonId: string; keep: Keep; busy: boolean }

/** Writes a note at the place being read, or marks the place. */
const NoteForm = ({ lessonId, keep, busy }: NoteFormProps) => {
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
      <NoteField label={messages.addANoteHere()} words={words} onWrite={write} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" busy={busy}>
          {messages.saveNote()}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void keep({ kind: 'bookmark', text: '', mark: null })}
        >
          <Bookmark aria-hidden="true" className="size-5" />
          {messages.bookmarkThisSpot()}
        </Button>
      </div>
    </form>
  )
}

/** What can be done with the words that are selected in a lesson. */
const SelectionBar = ({ onHighlight }: { onHighlight: () => void }) => (
  <div
    role="toolbar"
    aria-label={messages.selectedText()}
    className="no-print fixed inset-x-4 bottom-[calc(1rem+var(--tabs))] z-30 mx-auto flex w-fit items-center gap-2 rounded-md border border-control bg-surface p-2 shadow-lg"
  >
    {/* A press must not end the selection before it is read. */}
    <Button
      variant="secondary"
      size="sm"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onHighlight}
    >
      <Highlighter aria-hidden="true" className="size-5" />
      {messages.highlightThisText()}
    </Button>
  </div>
)

/** Wants a key: another lesson has other notes. */
export const NotesPanel = ({ isOpen, onOpen, ...noted }: NotedText & NotesSwitch) => {
  const { notes, marked, keep, goTo, isPending, failure } = useNotes(noted)
  const list = useRef<HTMLUListElement>(null)
  const show = (note: Note) => {
    onOpen(false)
    goTo(note)
  }
  return (
    <>
      <NotesSheet isOpen={isOpen} onOpen={onOpen} hidesButton={marked !== null}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg">{messages.yourNotes()}</h2>
          <TextLink to={paths.notes()}>{messages.allNotes()}</TextLink>
        </div>
        <NoteForm lessonId={noted.lessonId} keep={keep} busy={isPending} />
        {failure && <p role="alert">{failureMessage(failure, messages.thatDidntSavePleaseTryAgain())}</p>}
        {notes.length === 0 && <p className="text-sm text-soft">{messages.selectWordsInTheLessonTo()}</p>}
        <ul
          ref={list}
          tabIndex={-1}
          className="stack gap-3 outline-none"
          aria-label={messages.notesOnThisLesson()}
        >
          {notes.map((note) => (
            <li key={note.id}>
              <NoteEntry
                note={note}
                canChange
                onGone={() => list.current?.focus()}
                way={
                  <Button variant="quiet" size="sm" onClick={() => show(note)}>
                    {messages.goToThisSpot()}
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
