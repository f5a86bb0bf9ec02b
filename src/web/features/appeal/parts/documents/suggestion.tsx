/** A freer wording beside ours: asked for, shown with what it changes, taken with one press or put away. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { dropSuggestion, saveDocumentSection, suggestWording } from '#contract/document/edits.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useDocumentChange } from '../../documents.ts'
import { PiecesText } from './compared-text.tsx'

type SuggestionProps = { document: WrittenDocument; section: WrittenDocument['sections'][number] }

export const SuggestButton = ({ document: { id }, section }: SuggestionProps) => {
  const { id: sectionId, version, title, maySuggest, suggestion } = section
  const asking = useDocumentChange(id, () => call(suggestWording, { id, sectionId, version }))
  if (!maySuggest || suggestion?.state === 'asked' || suggestion?.state === 'offered') return null
  return (
    <>
      <Button size="sm" variant="quiet" busy={asking.isPending} onClick={() => asking.mutate()}>
        Suggest a freer wording<span className="sr-only">: {title}</span>
      </Button>
      {asking.error && (
        <Banner tone="error" title="Nobody was asked">
          {failureMessage(asking.error, 'Please try again.')}
        </Banner>
      )}
    </>
  )
}

type OfferedProps = SuggestionProps & {
  offered: Extract<NonNullable<SuggestionProps['section']['suggestion']>, { state: 'offered' }>
  drop: ReturnType<typeof useDrop>
}

const useDrop = (id: string, sectionId: string) =>
  useDocumentChange(id, () => call(dropSuggestion, { id, sectionId }))

const Offered = ({ document: { id }, section, offered, drop }: OfferedProps) => {
  const { id: sectionId, version, title } = section
  const taking = useDocumentChange(id, () =>
    call(saveDocumentSection, { id, sectionId, version, text: offered.text }),
  )
  const error = taking.error ?? drop.error
  return (
    <Notice title="A freer wording, suggested by a language model">
      <div className="stack gap-3">
        <p className="text-soft">
          It saw none of your figures or names. If you take it, the words are yours; ours stay among the
          versions.
        </p>
        <p className="whitespace-pre-line break-words">
          <PiecesText pieces={offered.pieces} />
        </p>
        {error && (
          <Banner tone="error" title="Nothing was changed">
            {failureMessage(error, 'Please try again.')}
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <Button size="sm" busy={taking.isPending} disabled={drop.isPending} onClick={() => taking.mutate()}>
            Use this wording<span className="sr-only">: {title}</span>
          </Button>
          <Button size="sm" variant="secondary" busy={drop.isPending} onClick={() => drop.mutate()}>
            Keep ours<span className="sr-only">: {title}</span>
          </Button>
        </div>
      </div>
    </Notice>
  )
}

export const Suggestion = (props: SuggestionProps) => {
  const { document, section } = props
  const { suggestion, title } = section
  const drop = useDrop(document.id, section.id)
  return (
    <div role="status" className="stack gap-3">
      {suggestion?.state === 'asked' && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-soft">Looking for a freer wording…</p>
          <Button size="sm" variant="quiet" busy={drop.isPending} onClick={() => drop.mutate()}>
            Stop<span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      {suggestion?.state === 'none' && (
        <p className="text-soft">No other wording said the same, so ours stays.</p>
      )}
      {suggestion?.state === 'offered' && <Offered {...props} offered={suggestion} drop={drop} />}
    </div>
  )
}
