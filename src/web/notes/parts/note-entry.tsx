/** One note, bookmark or highlight: its place, its words, and what can be done with it. */
import { Bookmark, Highlighter, NotebookPen } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Note } from '#contract/course/notes.ts'
import { filmTime } from '#core/course/film/time-words.ts'
import * as messages from '#messages/notes/note-entry.ts'
import { failureNotice } from '#web/call/failure-message.ts'
import { useDeleteNote } from '#web/notes/data.ts'
import { useNoteDraft } from '#web/notes/note-draft.ts'
import { NoteChange } from '#web/notes/parts/note-change.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'

type NoteRemovalProps = {
  id: string
  /** 'note', 'bookmark' or 'highlight'. */
  name: string
  /** Called once it is gone, and this button with it. */
  onGone: () => void
}

/** Deletes a note after a question. */
const NoteRemoval = ({ id, name, onGone }: NoteRemovalProps) => {
  const [asks, setAsks] = useState(false)
  const { mutateAsync, isPending, error } = useDeleteNote()
  // Told here, since the entry leaves the page before the mutation tells it.
  const remove = () => mutateAsync(id).then(onGone, () => undefined)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        {messages.remove()} <span className="sr-only">{messages.thisEntry({ name })}</span>
      </Button>
      <RemovalDialog
        open={asks}
        onOpenChange={setAsks}
        title={messages.deleteThis({ name })}
        description={messages.youCantUndoThis()}
        verb="delete"
        busy={isPending}
        onConfirm={() => void remove()}
        failure={failureNotice(messages.theWasntDeleted({ name }), error)}
      />
    </>
  )
}

const kinds = {
  note: { Icon: NotebookPen, name: 'Note' },
  bookmark: { Icon: Bookmark, name: 'Bookmark' },
  highlight: { Icon: Highlighter, name: 'Highlight' },
} as const

const placeOf = ({ partTitle, filmSeconds }: Note): string =>
  [
    partTitle ?? messages.atTheBeginning(),
    ...(filmSeconds === null ? [] : [messages.filmAt({ filmTime: filmTime(filmSeconds) })]),
  ].join(', ')

type NoteEntryProps = {
  note: Note
  /** The way to its place in the lesson. */
  way: ReactNode
  /** Writing needs the course; reading and deleting do not. */
  canChange: boolean
  onGone: () => void
}

const Place = ({ note }: { note: Note }) => {
  const { Icon, name } = kinds[note.kind]
  return (
    <p className="flex items-start gap-2 text-sm text-soft">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <span className="font-bold">{name}</span> · {placeOf(note)}
      </span>
    </p>
  )
}

/** The button that opened the field takes the focus again when the field is closed. */
const useChange = (note: Note) => {
  const { id } = useUser()
  const { draft, write, end, endAfter } = useNoteDraft(id, note.id)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = draft !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { draft, write, end, endAfter, button }
}

export const NoteEntry = ({ note, way, canChange, onGone }: NoteEntryProps) => {
  const { draft, write, end, endAfter, button } = useChange(note)
  const name = kinds[note.kind].name.toLowerCase()
  const isOpen = canChange && draft !== null
  return (
    <article className="stack gap-1 rounded-md border border-line bg-surface p-3">
      <Place note={note} />
      {note.quote && (
        <blockquote className="border-l-4 border-amber-line pl-3 text-sm">{note.quote}</blockquote>
      )}
      {isOpen ? (
        <NoteChange
          note={note}
          name={name}
          words={draft.words}
          onWrite={write}
          onSaved={endAfter}
          onCancel={end}
        />
      ) : (
        note.text && <p className="text-sm whitespace-pre-line">{note.text}</p>
      )}
      <div className="no-print flex flex-wrap gap-2">
        {way}
        {canChange && !isOpen && (
          <Button ref={button} variant="quiet" size="sm" onClick={() => write(note.text)}>
            {messages.edit()} <span className="sr-only">{messages.thisEntry({ name })}</span>
          </Button>
        )}
        <NoteRemoval id={note.id} name={name} onGone={onGone} />
      </div>
    </article>
  )
}
