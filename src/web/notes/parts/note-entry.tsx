/** One note, bookmark or highlight: its place, its words, and what can be done with it. */
import { Bookmark, Highlighter, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Note } from '#contract/notes.ts'
import { filmTime } from '#core/course/film-time.ts'
import { Button } from '#web/ui/button.tsx'

const kinds = {
  note: { Icon: NotebookPen, name: 'Note' },
  bookmark: { Icon: Bookmark, name: 'Bookmark' },
  highlight: { Icon: Highlighter, name: 'Highlight' },
} as const

const placeOf = ({ partTitle, filmSeconds }: Note): string =>
  [
    partTitle ?? 'At the beginning',
    ...(filmSeconds === null ? [] : [`film at ${filmTime(filmSeconds)}`]),
  ].join(', ')

type NoteEntryProps = {
  note: Note
  /** The way to its place in the lesson. */
  way: ReactNode
  onDelete: () => void
}

export const NoteEntry = ({ note, way, onDelete }: NoteEntryProps) => {
  const { Icon, name } = kinds[note.kind]
  return (
    <article className="stack gap-1 rounded-md border border-line bg-surface p-3">
      <p className="flex items-start gap-2 text-sm text-soft">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="font-bold">{name}</span> · {placeOf(note)}
        </span>
      </p>
      {note.quote && (
        <blockquote className="border-l-4 border-amber-line pl-3 text-sm">{note.quote}</blockquote>
      )}
      {note.text && <p className="text-sm whitespace-pre-line">{note.text}</p>}
      <div className="no-print flex flex-wrap gap-2">
        {way}
        <Button variant="quiet" size="sm" onClick={onDelete}>
          Delete <span className="sr-only">this {name.toLowerCase()}</span>
        </Button>
      </div>
    </article>
  )
}
