/** Takes a document away for good, after a question. */
import { useState } from 'react'
import type { ListedDocument } from '#contract/document/documents.ts'
import { deleteDocument } from '#contract/document/edits.ts'
import * as words from '#messages/appeal/remove-document.ts'
import { call } from '#web/call/api.ts'
import { failureNotice } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'
import { useDocumentChange } from '../../documents.ts'

type RemoveProps = {
  document: ListedDocument
  askedFor: string
  /** An older one of its kind is there. */
  hasBefore: boolean
  onRemoved: () => void
}

export const RemoveDocument = ({ document, askedFor, hasBefore, onRemoved }: RemoveProps) => {
  const { id, title, locked } = document
  const [asked, setAsked] = useState(false)
  const removal = useDocumentChange(id, async () => {
    await call(deleteDocument, { id })
    onRemoved()
  })
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={locked}
        disabledReason={words.theDocumentIsLockedUnlockIt()}
        onClick={() => setAsked(true)}
      >
        {words.remove()}
        <span className="sr-only">{words.askedFor({ title, requestedOn: askedFor })}</span>
      </Button>
      <RemovalDialog
        open={asked}
        onOpenChange={setAsked}
        title={words.removeThisDocumentForGood()}
        description={words.askedForWithItsEarlierVersions({
          title,
          requestedOn: askedFor,
          hasBefore: hasBefore ? 'yes' : 'no',
        })}
        verb="remove"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        failure={failureNotice(words.theDocumentIsNotRemoved(), removal.error)}
      />
    </>
  )
}
