/** The documents of a case: written from what it holds, without a number typed a second time. */
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { documentRequest, type RequestRefused } from '#core/case/document-request.ts'
import type { CaseFile } from '#core/case/file.ts'
import { withoutDocument } from '#core/case/packet-choice.ts'
import type { DocumentKind, ScriptMinutes } from '#core/document/draft-kinds.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import type { Draft } from '../../autosave.ts'
import { documentsQuery, isBeingWritten, useAskForDocument } from '../../documents.ts'
import { DocumentNames, DocumentOffers } from './document-offers.tsx'
import { WrittenDocuments } from './written-documents.tsx'

const sectionId = 'case-documents'

type DocumentsProps = { opened: OpenCase; draft: Draft; file: CaseFile }

const NotYet = ({ refused, caseId }: { refused: RequestRefused; caseId: string }) => {
  if (refused.reason === 'no-notice-yet') {
    return (
      <Notice title="Documents come after your TRIM notice">
        <p>The notices of this year are not out yet. They are mailed in August.</p>
      </Notice>
    )
  }
  if (refused.reason === 'case-over') {
    return (
      <Notice title="No new documents for this year">
        <p>
          The notices of {refused.noticeYear} are out, and by what this case holds, nothing of its year is
          under way any more. Documents go on with a petition that was filed, until its decision and the last
          day for the court.
        </p>
        <TextLink to={paths.appealCase(caseId, 'filing')}>Go to: the day your petition was filed</TextLink>
      </Notice>
    )
  }
  return (
    <Notice tone="deadline" title="First the numbers of your TRIM notice">
      {refused.reason === 'numbers-missing' ? (
        <p>We hold no tax roll with this home’s values, so the six numbers of the notice are needed.</p>
      ) : (
        refused.messages.map((message) => <p key={message}>{message}</p>)
      )}
      <TextLink to={paths.appealCase(caseId, 'notice')}>Go to: Your TRIM notice</TextLink>
    </Notice>
  )
}

const Asking = ({ opened, file }: Pick<DocumentsProps, 'opened' | 'file'>) => {
  const asking = useAskForDocument(opened)
  const { data, isPending } = useQuery(documentsQuery(opened))
  const { id, taxYear, record } = opened
  const today = todayInFlorida(new Date())
  const isOnRoll = record?.rollYear === taxYear
  const ask = (kind: DocumentKind, length?: ScriptMinutes) =>
    documentRequest({ file, taxYear, today, isOnRoll }, kind, length)
  const first = ask('case_summary')
  if (!first.ok) return <NotYet refused={first} caseId={id} />
  // Whether the offers stand open turns on whether something is written by now.
  if (isPending) return null
  return (
    <div className="stack gap-4">
      <Disclosure summary="What can be written" startsOpen={data?.length === 0}>
        <DocumentOffers
          asking={asking.isPending ? asking.variables : null}
          hearingMinutes={file.hearing.minutes}
          onAsk={(kind, length) => {
            const asked = ask(kind, length)
            if (asked.ok) asking.mutate(asked.value)
          }}
        />
      </Disclosure>
      {asking.error && (
        <Banner tone="error" title="The document was not begun">
          {failureMessage(asking.error, 'Please try again.')}
        </Banner>
      )}
    </div>
  )
}

/** Written so far, or none yet: what a folded part says of itself. */
const summaryOf = (documents: readonly ListedDocument[] | undefined): string => {
  if (!documents?.length) return 'No document is written yet'
  if (documents.some(isBeingWritten)) return `${documents.length} documents, one is being written`
  return documents.length === 1 ? '1 document is written' : `${documents.length} documents are written`
}

const Written = ({ opened, draft, file }: DocumentsProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useQuery(documentsQuery(opened))
  const forget = ({ kind }: ListedDocument, isLast: boolean) => {
    const { documentOrder, documentsLeftOut } = file.packet
    if (!isLast || ![...documentOrder, ...documentsLeftOut].includes(kind)) return
    draft.change('packet', withoutDocument(file.packet, kind))
  }
  return (
    <>
      <h2 id={sectionId} ref={heading} tabIndex={-1} className="text-xl">
        Documents
      </h2>
      <NarrowFold of={sectionId} summary={summaryOf(data)}>
        <div className="stack gap-5">
          <p className="measure">
            Written from the roll and its sales and from what this case holds, each figure checked against
            them. Change what you like in your own words: a document says when your case has changed since,
            and written again it keeps what you changed.
          </p>
          <WrittenDocuments opened={opened} heading={heading} onRemoved={forget} />
          <Asking opened={opened} file={file} />
        </div>
      </NarrowFold>
    </>
  )
}

/** Every download of a lesson that is filled in for a case, with the lesson where it stands. */
const handForms = [
  { module: 3, lesson: '3-1', name: 'The informal conference sheet' },
  { module: 3, lesson: '3-2', name: 'The guide to the petition form, DR-486' },
  { module: 4, lesson: '4-1', name: 'The comparison worksheet' },
  { module: 4, lesson: '4-2', name: 'The condition and cost-to-cure worksheet and the photo log' },
  {
    module: 5,
    lesson: '5-1',
    name: 'The request for the appraiser’s evidence, the evidence list, the witness list and the delivery certificate',
  },
  { module: 5, lesson: '5-3', name: 'The hearing outline' },
] as const

/** Forms to fill in by hand come first: they are what the standard course has. */
const ByHand = () => (
  <>
    <h2 id={sectionId} className="text-xl">
      Documents
    </h2>
    <div className="stack gap-2">
      <p className="measure">To fill in by hand, each with its lesson:</p>
      <ul className="measure list-disc pl-6">
        {handForms.map(({ module, lesson, name }) => (
          <li key={lesson}>
            <TextLink to={paths.module(module, lesson)}>{name}</TextLink>
          </li>
        ))}
      </ul>
      <p className="measure">
        For letters to the clerk, to ask for another day, to appear remotely or to withdraw, there is no form;
        the condition worksheet stands in for the condition exhibit.
      </p>
    </div>
    <Disclosure summary="What AI-Enhanced writes from this case">
      <div className="stack gap-3">
        <DocumentNames />
        <p className="measure">
          Drafts, for you to check. <TextLink to={paths.pricing()}>See the plans</TextLink>
        </p>
      </div>
    </Disclosure>
  </>
)

export const CaseDocuments = (props: DocumentsProps) => {
  const { tier } = useUser()
  return (
    <section aria-labelledby={sectionId} className="stack gap-3 border-t border-line pt-6 lg:gap-5 lg:pt-8">
      {tier === 'ai_enhanced' ? <Written {...props} /> : <ByHand />}
    </section>
  )
}
