/** What is written of a case so far: the newest of each kind, with the older ones folded under it. */
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { documentsQuery } from '../../documents.ts'
import { useFocusAfterRemoval } from '../../focus-after-removal.ts'
import { DocumentCard } from './document-card.tsx'

/** Scripts of several lengths are kinds of their own, told apart by their titles; the newest comes first. */
const byKind = (documents: readonly ListedDocument[]): readonly (readonly ListedDocument[])[] => [
  ...Map.groupBy(documents, ({ title }) => title).values(),
]

type KindProps = {
  documents: readonly ListedDocument[]
  caseId: string
  onRemoved: (removed: ListedDocument) => void
}

const Kind = ({ documents: [newest, ...older], ...props }: KindProps) =>
  newest && (
    <li className="stack gap-2">
      <DocumentCard document={newest} before={older[0]} {...props} />
      {older.length > 0 && (
        <Disclosure summary={`Older, ${newest.title}: ${older.length}`}>
          <ul className="stack gap-4">
            {older.map((document, at) => (
              <li key={document.id}>
                <DocumentCard document={document} before={older[at + 1]} {...props} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )

/** Said once for all of them. */
const FilesNote = ({ documents }: { documents: readonly ListedDocument[] }) =>
  documents.some(({ kind }) => HANDED_OVER_KINDS.includes(kind)) && (
    <p className="measure text-sm text-soft">
      The Word file of a paper to hand over has only the pages that are sent; its PDF has the pages for you as
      well, at its end.
    </p>
  )

type WrittenProps = {
  opened: OpenCase
  heading: RefObject<HTMLElement | null>
  /** `isLast` when no other of its kind is there. */
  onRemoved: (removed: ListedDocument, isLast: boolean) => void
}

export const WrittenDocuments = ({ opened, heading, onRemoved }: WrittenProps) => {
  const { data, error } = useQuery(documentsQuery(opened))
  const written = data ?? []
  useFocusAfterRemoval(written.length, heading)
  if (error) {
    return (
      <Banner tone="error" title="Your documents did not load">
        {failureMessage(error, 'Please open this page again.')}
      </Banner>
    )
  }
  const removed = (document: ListedDocument) =>
    onRemoved(document, written.filter(({ kind }) => kind === document.kind).length === 1)
  return (
    <section aria-labelledby="documents-written" className="stack gap-4" hidden={written.length === 0}>
      <h3 id="documents-written" className="text-lg">
        Written so far
      </h3>
      <FilesNote documents={written} />
      <ul className="grid gap-4 lg:grid-cols-2">
        {byKind(written).map((documents) => (
          <Kind key={documents[0]?.title} documents={documents} caseId={opened.id} onRemoved={removed} />
        ))}
      </ul>
    </section>
  )
}
