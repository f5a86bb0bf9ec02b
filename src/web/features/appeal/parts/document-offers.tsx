/** The documents that can be written for a case, grouped by when they are used, each with what it is for. */
import { useParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { DOCUMENT_TITLES, type DocumentKind } from '#core/document/draft-kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type DocumentWords, documentGroups } from '../document-words.ts'

type OfferProps = {
  /** The kind that is being asked for, if any. */
  asking: DocumentKind | null
  titleOf: (kind: DocumentKind) => string
  onAsk: (kind: DocumentKind) => void
}

const Offer = ({ document, asking, titleOf, onAsk }: OfferProps & { document: DocumentWords }) => {
  const { kind, what, when } = document
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="measure min-w-0 flex-1 basis-72">
        <h4 className="font-bold">{titleOf(kind)}</h4>
        <p>{what}</p>
        <p className="text-sm text-soft">{when}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={`Write: ${titleOf(kind)}`}
        busy={asking === kind}
        disabled={asking !== null}
        onClick={() => onAsk(kind)}
      >
        Write
      </Button>
    </li>
  )
}

export const DocumentOffers = (props: OfferProps) => {
  const { caseId } = useParams()
  return (
    <div className="stack gap-6">
      {documentGroups.map(({ id, title, documents }) => (
        <section key={id} aria-labelledby={`documents-${id}`}>
          <h3 id={`documents-${id}`} className="text-lg">
            {title}
          </h3>
          <ul className="divide-y divide-line">
            {documents.map((document) => (
              <Offer key={document.kind} document={document} {...props} />
            ))}
          </ul>
          {id === 'hearing' && caseId && (
            <p className="pt-2">
              <TextLink to={paths.rehearsal(caseId)}>Rehearse your hearing</TextLink> with the words of the
              script and a clock.
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

/** What AI-Enhanced writes, for whom it does not write yet. */
export const DocumentNames = () => (
  <ul className="measure list-disc pl-6">
    {documentGroups.map(({ id, title, documents }) => (
      <li key={id}>
        {title}: {documents.map(({ kind }) => DOCUMENT_TITLES[kind]).join('; ')}
      </li>
    ))}
  </ul>
)
