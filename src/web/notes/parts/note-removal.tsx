/** Deletes a note after a question. */
import { useState } from 'react'
import { failureMessage } from '#web/failure-message.ts'
import { useDeleteNote } from '#web/notes/data.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

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
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={`Delete this ${name}?`}
        description="It cannot be brought back."
        actions={
          <>
            <Button variant="danger" busy={isPending} busyLabel="Deleting…" onClick={() => void remove()}>
              Delete for good
            </Button>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              Keep it
            </Button>
          </>
        }
      >
        {error && (
          <Banner tone="error" title={`The ${name} is still there`}>
            {failureMessage(error, 'Please try again.')}
          </Banner>
        )}
      </Dialog>
    </>
  )
}
