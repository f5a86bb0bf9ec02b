/** Says when a case has changed since its document was written, and has it written again. */
import { useQuery } from '@tanstack/react-query'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { renewDocument, type DocumentChanges as Since } from '#contract/document/edits.ts'
import { call } from '#web/call/api.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { documentChangesQuery, useDocumentChange } from '../../documents.ts'
import { RenewNotice } from './renew-notice.tsx'

type Change = Since['changes'][number]

/** Two photos of one day change alike; their place tells them apart. */
const numbered = (changes: readonly Change[]) => changes.map((change, at) => ({ ...change, key: String(at) }))

const Changed = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="list-disc pl-6">
    {numbered(changes).map(({ key, label, before, now }) => (
      <li key={key} className="break-words">
        <strong>{label}</strong>: {before ?? 'not known then'} → {now ?? 'no longer there'}
      </li>
    ))}
  </ul>
)

const words = (count: number): string => (count === 1 ? '1 thing has' : `${count} things have`)

/** More would push the document itself off a phone's screen. */
const mostLettersAtOnce = 240
const mostAtOnce = 4

const lettersIn = (changes: readonly Change[]): number =>
  changes.reduce((sum, { label, before, now }) => sum + `${label}${before ?? ''}${now ?? ''}`.length, 0)

export const DocumentChanges = ({ document: { id, version, locked } }: { document: WrittenDocument }) => {
  const { data } = useQuery(documentChangesQuery(id, version))
  const renewal = useDocumentChange(id, () => call(renewDocument, { id }))
  const changes = data?.changes ?? []
  if (changes.length === 0) return null
  const list = <Changed changes={changes} />
  return (
    <RenewNotice
      title="Your case has changed since"
      renewal={renewal}
      failureTitle="It was not begun"
      label="Write it again from your case"
      lockedReason={locked ? 'The document is locked. Unlock it first.' : null}
      onRenew={() => renewal.mutate()}
      foot="Sections that you changed or locked stay as they are. The text you have now stays among the earlier versions."
    >
      <p>{words(changes.length)} changed that this document speaks of.</p>
      {changes.length > mostAtOnce || lettersIn(changes) > mostLettersAtOnce ? (
        <Disclosure summary="What has changed">{list}</Disclosure>
      ) : (
        list
      )}
    </RenewNotice>
  )
}
