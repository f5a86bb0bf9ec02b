/** What can be done with a completed document as a whole: taken along and locked. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { lockDocument } from '#contract/document/edits.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useDocumentChange } from '../../documents.ts'
import { DocumentFiles } from './document-files.tsx'

type ToolProps = { document: WrittenDocument }

export const DocumentTools = ({ document }: ToolProps) => {
  const { id, locked } = document
  const locking = useDocumentChange(id, () => call(lockDocument, { id, locked: !locked }))
  return (
    <div className="stack gap-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        <DocumentFiles {...document} />
        <Button variant="quiet" busy={locking.isPending} onClick={() => locking.mutate()}>
          {locked ? 'Unlock the document' : 'Lock the document'}
        </Button>
      </div>
      {locking.error && (
        <Banner tone="error" title="It stayed as it was">
          {failureMessage(locking.error, 'Please try again.')}
        </Banner>
      )}
      {locked && (
        <Notice title="This document is locked">
          <p>Nothing in it is written over, by you or by a program, until you unlock it.</p>
        </Notice>
      )}
    </div>
  )
}
