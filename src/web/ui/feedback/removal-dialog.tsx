/** The question before something is taken away for good. */

import * as words from '#messages/ui/removal-dialog.ts'
import { Button } from '../action/button.tsx'
import { Banner } from './banner.tsx'
import { Dialog } from './dialog.tsx'

type RemovalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** As the button that asked says it. */
  verb: 'delete' | 'remove'
  busy: boolean
  onConfirm: () => void
  /** Why it is still there; null while nothing failed. */
  failure: { title: string; message: string } | null
}

const busyLabels = { delete: words.deleting, remove: words.removing } as const

export const RemovalDialog = ({ verb, busy, onConfirm, failure, ...dialog }: RemovalDialogProps) => (
  <Dialog
    {...dialog}
    actions={
      <>
        <Button variant="danger" busy={busy} busyLabel={busyLabels[verb]()} onClick={onConfirm}>
          {words.forGood({ verb })}
        </Button>
        <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
          {words.keepIt()}
        </Button>
      </>
    }
  >
    {failure && (
      <Banner tone="error" title={failure.title}>
        {failure.message}
      </Banner>
    )}
  </Dialog>
)
