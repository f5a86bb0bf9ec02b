/** One document in the list of a case, in one row: how far it is and the way to read it; its files and its removal are folded. */
import { Ellipsis } from 'lucide-react'
import type { ListedDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/document-card.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { isBeingWritten, useWatchedDocument } from '../../documents.ts'
import { DocumentFiles } from './document-files.tsx'
import { DocumentState } from './document-state.tsx'
import { OfficialFormFile } from './official-form.tsx'
import { RemoveDocument } from './remove-document.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What its owner did with it; that it is ready the way to read it says. */
const stateOf = ({ sectionsOwn, locked }: ListedDocument): string =>
  [...(sectionsOwn > 0 ? [words.changedByYou()] : []), ...(locked ? [words.locked()] : [])].join(' · ')

type CardProps = {
  document: ListedDocument
  caseId: string
  /** Takes its place when it is removed. */
  before?: ListedDocument | undefined
  /** Stands below a newer one of its kind, and is told apart by its day. */
  isOlder?: boolean
  onRemoved: (removed: ListedDocument) => void
}

type MoreProps = Pick<CardProps, 'document' | 'before' | 'onRemoved'> & { askedFor: string }

/** Its button lies at the end of the row above, so that what it opens has the whole width. */
const More = ({ document, before, askedFor, onRemoved }: MoreProps) => {
  const { id, kind, title, status } = document
  const isWhole = status === 'completed'
  return (
    <details>
      <summary className="absolute top-2.5 right-0 grid size-11 list-none place-items-center rounded-md text-action hover:bg-tint">
        <Ellipsis aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.more({ title })}</span>
      </summary>
      <div className="stack gap-2 pb-3">
        <div className="flex flex-wrap gap-2">
          {isWhole && <DocumentFiles {...document} isListed />}
          <RemoveDocument
            document={document}
            askedFor={askedFor}
            hasBefore={before !== undefined}
            onRemoved={() => onRemoved(document)}
          />
        </div>
        {isWhole && kind === 'dr486_answer_sheet' && <OfficialFormFile documentId={id} />}
      </div>
    </details>
  )
}

export const DocumentCard = ({ document, caseId, before, isOlder = false, onRemoved }: CardProps) => {
  useWatchedDocument(document)
  const { id, title, status, version, finishedAt } = document
  const said =
    isOlder && finishedAt !== null
      ? words.written({ day: when.format(new Date(finishedAt)) })
      : stateOf(document)
  const askedFor = when.format(new Date(document.requestedAt))
  return (
    <div className="relative border-b border-line">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 pr-12">
        {/* Before a word of its name is broken, the way to read it takes a line of its own. */}
        <div className="min-w-0 grow basis-44">
          <h4 className="text-base leading-snug font-bold">{title}</h4>
          {said !== '' && <p className="text-sm leading-snug text-soft">{said}</p>}
        </div>
        {(status === 'completed' || version > 0) && (
          <ButtonLink to={paths.caseDocument(caseId, id)} variant="secondary" size="sm">
            {words.readAndChange()}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        )}
      </div>
      <div className="stack gap-3 pb-3 empty:hidden">
        <DocumentState document={document} />
      </div>
      {!isBeingWritten(document) && (
        <More document={document} before={before} askedFor={askedFor} onRemoved={onRemoved} />
      )}
    </div>
  )
}
