/** One section of a document: its text and table, whose words they are, and what can be done with it. */

import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { lockDocument } from '#contract/document/edits.ts'
import * as words from '#messages/appeal/document-section.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { useDocumentChange } from '../../documents.ts'
import { keptTextOf } from '../../kept-section.ts'
import { OurWordingButton } from './our-wording-button.tsx'
import { SectionBlock } from './section-block.tsx'
import { SectionEditor } from './section-editor.tsx'
import { SuggestButton, Suggestion } from './suggestion.tsx'

type Section = WrittenDocument['sections'][number]
type SectionProps = { document: WrittenDocument; section: Section }

const Marks = ({ section: { writtenBy, locked, forOwner } }: Pick<SectionProps, 'section'>) => (
  <>
    {writtenBy === 'owner' && <Badge tone="action">{words.changedByYou()}</Badge>}
    {forOwner && <Badge>{words.forYourEyesOnly()}</Badge>}
    {locked && (
      <Badge>
        <CircleCheck aria-hidden="true" className="size-4" />
        {words.locked()}
      </Badge>
    )}
  </>
)

const Pointed = ({ section: { notices, planned, locked } }: Pick<SectionProps, 'section'>) => (
  <>
    {!planned && (
      <Notice title={words.keptFromBefore()}>
        <p>{words.yourCaseHasNoPlaceFor()}</p>
      </Notice>
    )}
    {notices.map(({ kind, message, at }) => (
      <Notice key={kind} tone={kind === 'private' ? 'error' : 'info'}>
        <ul className="stack mb-2 gap-1">
          {at.map((sentence) => (
            <li key={sentence} className="break-words">
              <q>{sentence}</q>
            </li>
          ))}
        </ul>
        <p>{message}</p>
      </Notice>
    ))}
    {!locked && notices.some(({ kind }) => !['private', 'outdated'].includes(kind)) && (
      <p className="text-soft">{words.theWordsAreYoursToKeep()}</p>
    )}
  </>
)

const Tools = ({ document, section, onEdit }: SectionProps & { onEdit: () => void }) => {
  const { id, locked: isWholeLocked } = document
  const { locked, title } = section
  const locking = useDocumentChange(id, () =>
    call(lockDocument, { id, sectionId: section.id, locked: !locked }),
  )
  const isFree = !locked && !isWholeLocked
  return (
    <>
      <Failure title={words.weCouldntChangeTheLock()} of={locking.error} />
      <div className="-ml-3 flex flex-wrap gap-x-2 gap-y-1 print:hidden">
        {isFree && (
          <Button size="sm" variant="quiet" onClick={onEdit}>
            {words.change()}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {isFree && <OurWordingButton document={document} section={section} />}
        {isFree && <SuggestButton document={document} section={section} />}
        {!isWholeLocked && (
          <Button size="sm" variant="quiet" busy={locking.isPending} onClick={() => locking.mutate()}>
            {locked ? words.unlock() : words.lock()}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </>
  )
}

/** Read from the screen, aloud or while a form is filled in: a fold would hide the next line. */
const READ_FROM: readonly WrittenDocument['kind'][] = ['hearing_script', 'dr486_answer_sheet']

/** About one screen of a phone. */
const mostUnfoldedLetters = 900

/** Two paragraphs may read the same; their place tells them apart. */
const Text = ({
  document: { kind },
  section: { paragraphs },
  sectionId,
}: SectionProps & { sectionId: string }) => {
  const text = (
    <div className="measure stack gap-3">
      {paragraphs
        .map((words, at) => ({ words, key: String(at) }))
        .map(({ words, key }) => (
          <p key={key} className="whitespace-pre-line break-words">
            {words}
          </p>
        ))}
    </div>
  )
  if (READ_FROM.includes(kind) || paragraphs.join('').length <= mostUnfoldedLetters) return text
  return (
    <NarrowFold of={sectionId} summary={words.readThisSection()}>
      {text}
    </NarrowFold>
  )
}

export const DocumentSection = ({ document, section }: SectionProps) => {
  const { id, status } = document
  const canChange = status === 'completed'
  const headingId = `section-${section.id}`
  // What was typed and not saved before a reload is opened again.
  const [isEdited, setEdited] = useState(() => keptTextOf(id, section.id) !== null)
  return (
    <section aria-labelledby={headingId} className="stack gap-3 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={headingId} className="text-xl">
          {section.title}
        </h2>
        <Marks section={section} />
      </div>
      {canChange && isEdited ? (
        <SectionEditor documentId={id} section={section} onDone={() => setEdited(false)} />
      ) : (
        <Text document={document} section={section} sectionId={headingId} />
      )}
      {section.blocks
        .map((block, at) => ({ block, key: String(at) }))
        .map(({ block, key }) => (
          <SectionBlock
            key={key}
            block={block}
            sectionId={headingId}
            startsOpen={READ_FROM.includes(document.kind)}
          />
        ))}
      <Pointed section={section} />
      {canChange && !isEdited && <Suggestion document={document} section={section} />}
      {canChange && !isEdited && (
        <Tools document={document} section={section} onEdit={() => setEdited(true)} />
      )}
    </section>
  )
}
