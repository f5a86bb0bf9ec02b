/** A freer wording beside ours: asked for, shown with what it changes, taken with one press or put away. */

import type { WrittenDocument } from '#contract/document/documents.ts'
import { dropSuggestion, saveDocumentSection, suggestWording } from '#contract/document/edits.ts'
import * as words from '#messages/appeal/suggestion.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
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
        {words.suggestAFreerWording()}
        <span className="sr-only">: {title}</span>
      </Button>
      <Failure title={words.weCouldntAskForAnother()} of={asking.error} />
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
    <Notice title={words.aFreerWordingSuggestedByA()}>
      <div className="stack gap-3">
        <p className="text-soft">{words.itSawNoneOfYourFigures()}</p>
        <p className="whitespace-pre-line break-words">
          <PiecesText pieces={offered.pieces} />
        </p>
        <Failure title={words.weCouldntChangeTheWording()} of={error} />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" busy={taking.isPending} disabled={drop.isPending} onClick={() => taking.mutate()}>
            {words.pleaseUseThisWording()}
            <span className="sr-only">: {title}</span>
          </Button>
          <Button size="sm" variant="secondary" busy={drop.isPending} onClick={() => drop.mutate()}>
            {words.keepOurs()}
            <span className="sr-only">: {title}</span>
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
          <p className="text-soft">{words.lookingForAFreerWording()}</p>
          <Button size="sm" variant="quiet" busy={drop.isPending} onClick={() => drop.mutate()}>
            {words.stop()}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      {suggestion?.state === 'none' && <p className="text-soft">{words.noOtherWordingSaidTheSame()}</p>}
      {suggestion?.state === 'offered' && <Offered {...props} offered={suggestion} drop={drop} />}
    </div>
  )
}
