/** A section of a document in the person's own words: typed in place, saved when asked, and never dropped unasked. */
import { useEffect, useState } from 'react'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { saveDocumentSection } from '#contract/document/edits.ts'
import { LONGEST_SECTION, paragraphsIn } from '#core/document/gate/own-words.ts'
import * as words from '#messages/appeal/section-editor.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextAreaField } from '#web/ui/field/text-area.tsx'
import { useDocumentChange } from '../../documents.ts'
import { keepText, keptTextOf } from '../../kept-section.ts'

type Section = WrittenDocument['sections'][number]
type EditorProps = { documentId: string; section: Section; onDone: () => void }

const textOf = ({ paragraphs }: Section): string => paragraphs.join('\n\n')

const isConflict = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'conflict'

const faultIn = (text: string): string | undefined => {
  const most = LONGEST_SECTION.toLocaleString('en-US')
  if (text.length > LONGEST_SECTION)
    return words.atMostCharactersThisHas({ most, length: text.length.toLocaleString('en-US') })
  return paragraphsIn(text).length === 0 ? words.aSectionCannotBeEmpty() : undefined
}

/** Closing the tab is asked about while something is not saved. */
const useWarning = (isChanged: boolean) => {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}

const useTyping = (documentId: string, section: Section) => {
  const [kept] = useState(() => keptTextOf(documentId, section.id))
  const [text, setText] = useState(kept?.text ?? textOf(section))
  const [version, setVersion] = useState(kept?.version ?? section.version)
  const isChanged = text !== textOf(section)
  useWarning(isChanged)
  const type = (typed: string) => {
    setText(typed)
    keepText(documentId, section.id, { version, text: typed })
  }
  return { text, type, version, setVersion, isChanged }
}

type FailureProps = { error: unknown; onMine: () => void; onTheirs: () => void }

const Failure = ({ error, onMine, onTheirs }: FailureProps) => {
  if (!error) return null
  const message = failureMessage(error, words.somethingWentWrongOnOurSide())
  return (
    <Banner tone="error" title={words.notSavedYetWhatYouTyped()}>
      <p>{message}</p>
      {isConflict(error) && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onMine}>
            {words.saveWhatITyped()}
          </Button>
          <Button size="sm" variant="secondary" onClick={onTheirs}>
            {words.takeWhatIsSaved()}
          </Button>
        </div>
      )}
    </Banner>
  )
}

type LeavingProps = { isAsked: boolean; setAsked: (asked: boolean) => void; onLeave: () => void }

const Leaving = ({ isAsked, setAsked, onLeave }: LeavingProps) => (
  <Dialog
    open={isAsked}
    onOpenChange={setAsked}
    title={words.dropWhatYouTyped()}
    description={words.theSectionStaysAsItWas()}
    actions={
      <>
        <Button variant="danger" onClick={onLeave}>
          {words.dropIt()}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(false)}>
          {words.keepTyping()}
        </Button>
      </>
    }
  />
)

export const SectionEditor = ({ documentId, section, onDone }: EditorProps) => {
  const { text, type, version, setVersion, isChanged } = useTyping(documentId, section)
  const [isAsked, setAsked] = useState(false)
  const leave = () => {
    keepText(documentId, section.id, null)
    onDone()
  }
  const saving = useDocumentChange(documentId, async (upon: number) => {
    await call(saveDocumentSection, { id: documentId, sectionId: section.id, version: upon, text })
    leave()
  })
  const fault = faultIn(text)
  const mine = () => {
    setVersion(section.version)
    saving.mutate(section.version)
  }
  return (
    <div className="stack gap-4">
      <TextAreaField
        label={words.yourTextOf({ title: section.title })}
        help={words.everyLineBreakBeginsANew({
          hasTable: section.blocks.some(({ kind }) => kind === 'table') ? 'yes' : 'no',
        })}
        rows={Math.min(24, 4 + Math.ceil(text.length / 70))}
        value={text}
        error={fault}
        autoFocus
        onChange={({ target }) => type(target.value)}
      />
      <Failure error={saving.error} onMine={mine} onTheirs={leave} />
      <div className="flex flex-wrap gap-3">
        <Button busy={saving.isPending} disabled={fault !== undefined} onClick={() => saving.mutate(version)}>
          {words.save()}
          <span className="sr-only">: {section.title}</span>
        </Button>
        <Button
          variant="quiet"
          disabled={saving.isPending}
          onClick={() => (isChanged ? setAsked(true) : leave())}
        >
          {words.leaveItAsItWas()}
        </Button>
      </div>
      <Leaving isAsked={isAsked} setAsked={setAsked} onLeave={leave} />
    </div>
  )
}
