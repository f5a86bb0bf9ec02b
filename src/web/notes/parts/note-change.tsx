/** The words of a kept note, open to be changed where they stand. */
import { type FormEvent, useEffect, useRef } from 'react'
import type { Note } from '#contract/course/notes.ts'
import * as messages from '#messages/notes/note-change.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useSaveNote } from '#web/notes/data.ts'
import { fitsNote, NoteField } from '#web/notes/parts/note-field.tsx'
import { Button } from '#web/ui/action/button.tsx'

type NoteChangeProps = {
  note: Note
  /** 'note', 'bookmark' or 'highlight'. */
  name: string
  words: string
  onWrite: (words: string) => void
  onSaved: (words: string) => void
  onCancel: () => void
}

const savedFormOf = ({ lessonTitle: _lesson, partTitle: _part, createdAt: _created, ...note }: Note) => note

export const NoteChange = ({ note, name, words, onWrite, onSaved, onCancel }: NoteChangeProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync, isPending, error } = useSaveNote()
  useEffect(() => field.current?.focus(), [])
  const isEmpty = note.kind === 'note' && words.trim() === ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isEmpty || !fitsNote(words)) return
    mutateAsync({ ...savedFormOf(note), text: words }).then(
      () => onSaved(words),
      () => undefined,
    )
  }
  return (
    <form onSubmit={save} className="no-print stack gap-3">
      <NoteField ref={field} label={messages.textOfThis({ name })} words={words} onWrite={onWrite} />
      {isEmpty && <p className="text-sm text-soft">{messages.writeSomethingOrDeleteTheNote()}</p>}
      {error && <p role="alert">{failureMessage(error, messages.thatDidntSavePleaseTryAgain())}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isPending} busyLabel={messages.saving()}>
          {messages.saveChanges()}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {messages.cancel()}
        </Button>
      </div>
    </form>
  )
}
