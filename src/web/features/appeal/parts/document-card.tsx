/** One document in the list of a case: how far it is, the way to read and change it, and the file to take along. */
import type { ListedDocument } from '#contract/ai.ts'
import { paths } from '#contract/page-paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { isBeingWritten, useWatchedDocument } from '../documents.ts'
import { DocumentFiles } from './document-files.tsx'
import { DocumentState } from './document-state.tsx'
import { OfficialFormFile } from './official-form.tsx'
import { RemoveDocument } from './remove-document.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const Marks = ({ sectionsOwn, locked }: ListedDocument) => (
  <div className="flex flex-wrap gap-2">
    {sectionsOwn > 0 && <Badge tone="action">Changed by you</Badge>}
    {locked && <Badge>Locked</Badge>}
  </div>
)

type CardProps = {
  document: ListedDocument
  caseId: string
  /** A later one of its kind is there. */
  isOlder?: boolean
}

export const DocumentCard = ({ document, caseId, isOlder = false }: CardProps) => {
  useWatchedDocument(document)
  const { id, kind, title, status, version } = document
  const askedFor = when.format(new Date(document.requestedAt))
  return (
    <Card>
      <div className="stack gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h4 className="font-bold">{title}</h4>
            <p className="text-sm text-soft">Asked for {askedFor}</p>
          </div>
          <Marks {...document} />
        </div>
        <DocumentState document={document} />
        <div className="flex flex-wrap gap-3">
          {(status === 'completed' || version > 0) && (
            <ButtonLink to={paths.caseDocument(caseId, id)} variant="secondary">
              Read and change<span className="sr-only">: {title}</span>
            </ButtonLink>
          )}
          {status === 'completed' && <DocumentFiles {...document} />}
          {isOlder && !isBeingWritten(document) && <RemoveDocument document={document} askedFor={askedFor} />}
        </div>
        {status === 'completed' && kind === 'dr486_answer_sheet' && <OfficialFormFile documentId={id} />}
      </div>
    </Card>
  )
}
