/** What is written of a case so far: the newest of each kind, with the older ones folded under it. */
import { useQuery } from '@tanstack/react-query'
import type { ListedDocument } from '#contract/ai.ts'
import type { OpenCase } from '#contract/cases.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { documentsQuery } from '../documents.ts'
import { DocumentCard } from './document-card.tsx'

/** Scripts of several lengths are kinds of their own, told apart by their titles; the newest comes first. */
const byKind = (documents: readonly ListedDocument[]): readonly (readonly ListedDocument[])[] => [
  ...Map.groupBy(documents, ({ title }) => title).values(),
]

type KindProps = { documents: readonly ListedDocument[]; caseId: string }

const Kind = ({ documents: [newest, ...older], caseId }: KindProps) =>
  newest && (
    <li className="stack gap-2">
      <DocumentCard document={newest} caseId={caseId} />
      {older.length > 0 && (
        <Disclosure summary={`Older, ${newest.title}: ${older.length}`}>
          <ul className="stack gap-4">
            {older.map((document) => (
              <li key={document.id}>
                <DocumentCard document={document} caseId={caseId} isOlder />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )

export const WrittenDocuments = ({ opened }: { opened: OpenCase }) => {
  const { data, error } = useQuery(documentsQuery(opened))
  if (error) {
    return (
      <Banner tone="error" title="Your documents did not load">
        {failureMessage(error, 'Please open this page again.')}
      </Banner>
    )
  }
  return (
    <section aria-labelledby="documents-written" className="stack gap-4" hidden={!data?.length}>
      <h3 id="documents-written" className="text-lg">
        Written so far
      </h3>
      <ul className="stack gap-4">
        {byKind(data ?? []).map((documents) => (
          <Kind key={documents[0]?.title} documents={documents} caseId={opened.id} />
        ))}
      </ul>
    </section>
  )
}
