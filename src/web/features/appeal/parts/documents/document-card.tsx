/** One document in the list of a case: how far it is, the way to read and change it, and the file to take along. */
import type { ListedDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/document-card.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { isBeingWritten, useWatchedDocument } from '../../documents.ts'
import { DocumentFiles } from './document-files.tsx'
import { DocumentState } from './document-state.tsx'
import { OfficialFormFile } from './official-form.tsx'
import { RemoveDocument } from './remove-document.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const Marks = ({ sectionsOwn, locked }: ListedDocument) => (
  <div className="flex flex-wrap gap-2">
    {sectionsOwn > 0 && <Badge tone="action">{words.changedByYou()}</Badge>}
    {locked && <Badge>{words.locked()}</Badge>}
  </div>
)

type CardProps = {
  document: ListedDocument
  caseId: string
  /** Takes its place when it is removed. */
  before?: ListedDocument | undefined
  onRemoved: (removed: ListedDocument) => void
}

export const DocumentCard = ({ document, caseId, before, onRemoved }: CardProps) => {
  useWatchedDocument(document)
  const { id, kind, title, status, version } = document
  const askedFor = when.format(new Date(document.requestedAt))
  const { finishedAt } = document
  return (
    <Card>
      <div className="stack gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h4 className="font-bold">{title}</h4>
            <p className="text-sm text-soft">
              {finishedAt === null
                ? words.askedFor({ requestedOn: askedFor })
                : words.written({ day: when.format(new Date(finishedAt)) })}
            </p>
          </div>
          <Marks {...document} />
        </div>
        <DocumentState document={document} />
        <div className="flex flex-wrap gap-2">
          {(status === 'completed' || version > 0) && (
            <ButtonLink to={paths.caseDocument(caseId, id)} variant="secondary" size="sm">
              {words.readAndChange()}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          )}
          {status === 'completed' && <DocumentFiles {...document} isListed />}
          {!isBeingWritten(document) && (
            <RemoveDocument
              document={document}
              askedFor={askedFor}
              hasBefore={before !== undefined}
              onRemoved={() => onRemoved(document)}
            />
          )}
        </div>
        {status === 'completed' && kind === 'dr486_answer_sheet' && <OfficialFormFile documentId={id} />}
      </div>
    </Card>
  )
}
