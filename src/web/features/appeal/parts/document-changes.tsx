/** Says when a case has changed since its document was written, and has it written anew. */
import { useQuery } from '@tanstack/react-query'
import type { WrittenDocument } from '#contract/ai.ts'
import { renewDocument, type DocumentChanges as Since } from '#contract/document-edits.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { documentChangesQuery, useDocumentChange } from '../documents.ts'

type Change = Since['changes'][number]

const Changed = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="list-disc pl-6">
    {changes.map(({ label, before, now }) => (
      <li key={`${label} ${before} ${now}`} className="break-words">
        <strong>{label}</strong>: {before ?? 'not known then'} → {now ?? 'no longer there'}
      </li>
    ))}
  </ul>
)

const words = (count: number): string => (count === 1 ? '1 thing has' : `${count} things have`)

/** So many are told of at once. */
const mostAtOnce = 4

export const DocumentChanges = ({ document: { id, version, locked } }: { document: WrittenDocument }) => {
  const { data } = useQuery(documentChangesQuery(id, version))
  const renewal = useDocumentChange(id, () => call(renewDocument, { id }))
  const changes = data?.changes ?? []
  if (changes.length === 0) return null
  const list = <Changed changes={changes} />
  return (
    <Notice tone="deadline" title="Your case has changed since">
      <div className="stack gap-3">
        <p>{words(changes.length)} changed that this document speaks of.</p>
        {changes.length > mostAtOnce ? <Disclosure summary="What has changed">{list}</Disclosure> : list}
        {renewal.error && (
          <Banner tone="error" title="It was not begun">
            {failureMessage(renewal.error, 'Please try again.')}
          </Banner>
        )}
        <div>
          <Button
            variant="secondary"
            busy={renewal.isPending}
            disabled={locked}
            disabledReason="The document is locked. Unlock it first."
            onClick={() => renewal.mutate()}
          >
            Write it anew from your case
          </Button>
        </div>
        <p className="text-sm text-soft">
          Sections that you changed or locked stay as they are. The text you have now stays among the earlier
          versions.
        </p>
      </div>
    </Notice>
  )
}
