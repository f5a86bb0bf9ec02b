/** What can be done with a completed document as a whole: taken along and locked. */
import type { WrittenDocument } from '#contract/ai.ts'
import { lockDocument } from '#contract/document-edits.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
