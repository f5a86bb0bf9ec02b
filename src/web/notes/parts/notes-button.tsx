/** Opens the notes of a lesson where they have no place beside it. */
import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import * as words from '#messages/notes/notes-sheet.ts'
import { lessonNotesQuery } from '#web/notes/data.ts'
import { Button } from '#web/ui/action/button.tsx'

/** Whether the notes are open over the page, and the way to open and close them. */
export type NotesSwitch = { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void }

export const NotesButton = ({ lessonId, isOpen, onOpen }: NotesSwitch & { lessonId: string }) => {
  const { data: notes = [] } = useQuery(lessonNotesQuery(lessonId))
  return (
    <span className="contents lg:hidden">
      <Button variant="quiet" size="sm" data-notes-button aria-expanded={isOpen} onClick={() => onOpen(true)}>
        <NotebookPen aria-hidden="true" className="size-5" />
        {words.notes()}
        {notes.length > 0 && ` (${notes.length})`}
      </Button>
    </span>
  )
}
