/** Deletes a note after a question. */
import { useState } from 'react'
import { failureNotice } from '#web/failure-message.ts'
import { useDeleteNote } from '#web/notes/data.ts'
import { Button } from '#web/ui/button.tsx'
import { RemovalDialog } from '#web/ui/removal-dialog.tsx'

type NoteRemovalProps = {
  id: string
  /** 'note', 'bookmark' or 'highlight'. */
  name: string
  /** Called once it is gone, and this button with it. */
  onGone: () => void
}

export const NoteRemoval = ({ id, name, onGone }: NoteRemovalProps) => {
  const [asks, setAsks] = useState(false)
  const { mutateAsync, isPending, error } = useDeleteNote()
  // Told here, since the entry leaves the page before the mutation tells it.
  const remove = () => mutateAsync(id).then(onGone, () => undefined)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        Delete <span className="sr-only">this {name}</span>
      </Button>
      <RemovalDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Delete this ${name}?`}
        description="You can’t undo this."
        verb="Delete"
        busy={isPending}
        onConfirm={() => void remove()}
        failure={failureNotice(`The ${name} wasn’t deleted`, error)}
      />
    </>
  )
}
