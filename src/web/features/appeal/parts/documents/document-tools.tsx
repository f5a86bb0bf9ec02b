/** What can be done with a completed document as a whole: taken along and locked. */

import type { WrittenDocument } from '#contract/document/documents.ts'
import { lockDocument } from '#contract/document/edits.ts'
import * as words from '#messages/appeal/document-tools.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { useDocumentChange } from '../../documents.ts'
import { DocumentFiles } from './document-files.tsx'

type ToolProps = { document: WrittenDocument }

export const DocumentTools = ({ document }: ToolProps) => {
  const { id, locked } = document
  const locking = useDocumentChange(id, () => call(lockDocument, { id, locked: !locked }))
  return (
    <div className="stack gap-4 print:hidden">
      <div className="flex flex-wrap gap-3 lg:flex-col lg:items-stretch">
        <DocumentFiles {...document} />
        <Button variant="secondary" busy={locking.isPending} onClick={() => locking.mutate()}>
          {locked ? words.unlockTheDocument() : words.lockTheDocument()}
        </Button>
      </div>
      {!locked && (
        <Disclosure summary={words.whatApprovingDoes()}>
          <p className="measure text-sm">{words.approvingIsOptional()}</p>
        </Disclosure>
      )}
      <Failure title={words.weCouldntChangeTheLock()} of={locking.error} />
      {locked && (
        <Notice title={words.thisDocumentIsLocked()}>
          <p>{words.nothingInItIsWrittenOver()}</p>
        </Notice>
      )}
    </div>
  )
}
