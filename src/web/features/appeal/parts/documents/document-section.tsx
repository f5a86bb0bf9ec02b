/** One section of a document: its text and table, whose words they are, and what can be done with it. */

import { Check, CircleCheck, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { lockDocument } from '#contract/document/edits.ts'
import { WHY } from '#core/document/compose/answer-sheet.ts'
import { LETTER_KINDS } from '#core/document/draft-kinds.ts'
import { isSpokenLine } from '#core/document/spoken-line.ts'
import * as words from '#messages/appeal/document-section.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
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
  <div className="contents print:hidden">
    {writtenBy === 'owner' && <Badge tone="action">{words.changedByYou()}</Badge>}
    {forOwner && <Badge>{words.forYourEyesOnly()}</Badge>}
    {locked && (
      <Badge>
        <CircleCheck aria-hidden="true" className="size-4" />
        {words.locked()}
      </Badge>
    )}
  </div>
)

const Pointed = ({ section: { notices, planned, locked } }: Pick<SectionProps, 'section'>) => (
  <div className="stack gap-3 empty:hidden print:hidden">
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
  </div>
)

type ToolProps = SectionProps & {
  locking: ReturnType<typeof useLocking>
  onEdit: () => void
}

const useLocking = (id: string, { id: sectionId, locked }: Section) =>
  useDocumentChange(id, () => call(lockDocument, { id, sectionId, locked: !locked }))

const Tools = ({ document, section, locking, onEdit }: ToolProps) => {
  const { locked, title } = section
  const isFree = !locked && !document.locked
  return (
    <div className="-mx-2.5 flex flex-wrap gap-x-1 print:hidden">
      {isFree && (
        <Button size="sm" variant="quiet" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4 shrink-0" />
          <span>
            {words.change()}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      )}
      {isFree && <OurWordingButton document={document} section={section} />}
      {isFree && <SuggestButton document={document} section={section} />}
      {!document.locked && (
        <Button size="sm" variant="quiet" busy={locking.isPending} onClick={() => locking.mutate()}>
          {!locked && <Check aria-hidden="true" className="size-4 shrink-0" />}
          <span>
            {locked ? words.unlock() : words.lock()}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      )}
    </div>
  )
}

/** Read from the screen, aloud or while a form is filled in: a fold would hide the next line. */
const READ_FROM: readonly WrittenDocument['kind'][] = ['hearing_script', 'dr486_answer_sheet']

/** About one screen of a phone. */
const mostUnfoldedLetters = 900

const isSpoken = ({ kind }: WrittenDocument, line: string): boolean =>
  kind === 'hearing_script' && isSpokenLine(line)

/** What is said aloud is larger and stands behind a rule: the eye looks up, and finds its place again. */
const Paragraph = ({ line, spoken }: { line: string; spoken: boolean }) => (
  <p
    className={`whitespace-pre-line break-words ${spoken ? 'border-l-4 border-action/40 py-0.5 pl-4 text-lg leading-relaxed' : ''}`}
  >
    {line}
  </p>
)

/** Two paragraphs may read the same; their place tells them apart. */
const Text = ({ document, section: { id, paragraphs }, sectionId }: SectionProps & { sectionId: string }) => {
  const text = (
    <div className="stack measure gap-3 print:max-w-none">
      {paragraphs
        .map((line, at) => ({ line, key: String(at) }))
        .map(({ line, key }) => (
          <Paragraph key={key} line={line} spoken={isSpoken(document, line)} />
        ))}
    </div>
  )
  const isReadFrom = READ_FROM.includes(document.kind) && id !== WHY
  if (isReadFrom || paragraphs.join('').length <= mostUnfoldedLetters) return text
  return (
    <NarrowFold of={sectionId} summary={words.readThisSection()}>
      {text}
    </NarrowFold>
  )
}

const headingOf = ({ id }: Section): string => `section-${id}`

/** The way to each section, with those approved marked; on a phone the paper itself is as near. */
export const SectionList = ({ document: { sections, locked } }: Pick<SectionProps, 'document'>) => (
  <nav aria-label={words.sections()} className="hidden border-t border-line pt-3 lg:block">
    <ul>
      {sections.map((section) => (
        <li key={section.id} className="flex gap-2 py-1 text-sm">
          <span className="grid w-5 shrink-0 place-items-center self-start pt-1">
            {(locked || section.locked) && (
              <>
                <Check aria-hidden="true" className="size-4 text-action" />
                <span className="sr-only">{words.locked()}: </span>
              </>
            )}
          </span>
          <TextLink to={`#${headingOf(section)}`}>{section.title}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
)

/** A letter has neither title nor headings on paper. */
export const titleOnPaper = ({ kind }: WrittenDocument): string =>
  LETTER_KINDS.includes(kind) ? 'print:hidden' : ''

/** What is for the owner's eyes is on the screen alone: a printed page is handed over like the file. */
export const DocumentSection = ({ document, section }: SectionProps) => {
  const { id, status } = document
  const canChange = status === 'completed'
  const headingId = headingOf(section)
  const locking = useLocking(id, section)
  // What was typed and not saved before a reload is opened again.
  const [isEdited, setEdited] = useState(() => keptTextOf(id, section.id) !== null)
  const isOpen = canChange && isEdited
  return (
    <section
      aria-labelledby={headingId}
      className={`stack gap-3 py-6 lg:py-8 print:py-3 ${section.forOwner ? 'print:hidden' : ''}`}
    >
      <div className={`flex flex-wrap items-start justify-between gap-x-6 ${titleOnPaper(document)}`}>
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-2 py-1.5">
          <h2 id={headingId} className="text-xl">
            {section.title}
          </h2>
          <Marks section={section} />
        </div>
        {canChange && !isOpen && (
          <Tools document={document} section={section} locking={locking} onEdit={() => setEdited(true)} />
        )}
      </div>
      <div className="empty:hidden print:hidden">
        <Failure title={words.weCouldntChangeTheLock()} of={locking.error} />
        {isOpen && <SectionEditor documentId={id} section={section} onDone={() => setEdited(false)} />}
      </div>
      {/* What is being typed is in no paper before it is saved. */}
      <div className={isOpen ? 'hidden print:block' : ''}>
        <Text document={document} section={section} sectionId={headingId} />
      </div>
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
      {canChange && !isOpen && (
        <div className="print:hidden">
          <Suggestion document={document} section={section} />
        </div>
      )}
    </section>
  )
}
