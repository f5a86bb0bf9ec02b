/** Takes an older document away for good, after a question. */
import { useState } from 'react'
import type { ListedDocument } from '#contract/ai.ts'
import { deleteDocument } from '#contract/document-edits.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDocumentChange } from '../documents.ts'

type RemoveProps = { document: ListedDocument; askedFor: string }

export const RemoveDocument = ({ document: { id, title, locked }, askedFor }: RemoveProps) => {
  const [asked, setAsked] = useState(false)
  const removal = useDocumentChange(id, () => call(deleteDocument, { id }))
  return (
    <>
      <Button
        variant="quiet"
        disabled={locked}
        disabledReason="The document is locked. Unlock it first."
        onClick={() => setAsked(true)}
      >
        Remove
        <span className="sr-only">
          : {title}, asked for {askedFor}
        </span>
      </Button>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title="Remove this document for good?"
        description={`${title}, asked for ${askedFor}, with its earlier versions and what you changed in it.`}
        actions={
          <>
            <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
              Remove for good
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Keep it
            </Button>
          </>
        }
      >
        {removal.error && (
          <Banner tone="error" title="The document is not removed">
            {failureMessage(removal.error, 'Please try again.')}
          </Banner>
        )}
      </Dialog>
    </>
  )
}
