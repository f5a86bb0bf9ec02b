/** What is written of a case so far: the newest of each kind, with the older ones folded under it. */

import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import * as words from '#messages/appeal/written-documents.ts'
import { Failure } from '#web/call/failure.tsx'
import { documentGroups } from '#web/case/document-groups.ts'
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
    <li>
      <DocumentCard document={newest} before={older[0]} {...props} />
      {older.length > 0 && (
        <Disclosure summary={words.older({ title: newest.title, count: older.length })}>
          <ul>
            {older.map((document, at) => (
              <li key={document.id}>
                <DocumentCard document={document} before={older[at + 1]} isOlder {...props} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )

/** Under the papers it is true of, never under those for the owner alone. */
const FilesNote = ({ documents }: { documents: readonly ListedDocument[] }) =>
  documents.some(({ kind }) => HANDED_OVER_KINDS.includes(kind)) && (
    <p className="measure text-sm text-soft">{words.theWordFileOfAPaper()}</p>
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
      <Failure
        title={words.yourDocumentsDidNotLoad()}
        of={error}
        otherwise={words.pleaseOpenThisPageAgain()}
      />
    )
  }
  const removed = (document: ListedDocument) =>
    onRemoved(document, written.filter(({ kind }) => kind === document.kind).length === 1)
  return (
    <section aria-labelledby="documents-written" className="stack gap-4" hidden={written.length === 0}>
      <h3 id="documents-written" className="sr-only">
        {words.writtenSoFar()}
      </h3>
      {documentGroups.map(({ id, title, kinds }) => {
        const here = kinds.flatMap((one) => written.filter(({ kind }) => one === kind))
        return (
          here.length > 0 && (
            <div key={id} className="stack gap-1">
              <p className="font-serif text-lg font-semibold">{title}</p>
              <ul>
                {byKind(here).map((one) => (
                  <Kind key={one[0]?.title} documents={one} caseId={opened.id} onRemoved={removed} />
                ))}
              </ul>
              <FilesNote documents={here} />
            </div>
          )
        )
      })}
    </section>
  )
}
