/** The documents of a case: written from what it holds, without a number typed a second time. */

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import type { RequestRefused } from '#core/case/document/request.ts'
import { type CaseFile, isPurchaseAlone } from '#core/case/file.ts'
import { withoutDocument } from '#core/case/packet-choice.ts'
import * as words from '#messages/appeal/case-documents.ts'
import { Failure } from '#web/call/failure.tsx'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { type FoldHandle, NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { tellNoticeProblem } from '#words/notice/problem.ts'
import type { Draft } from '../../autosave.ts'
import { documentsQuery, isBeingWritten, useAskForDocument } from '../../documents.ts'
import { usePackets } from '../../packets.ts'
import { type RequestOf, requestsOf } from '../../prepare.ts'
import { DocumentNames, DocumentOffers } from './document-offers.tsx'
import { PrepareCard } from './prepare-card.tsx'
import { WrittenDocuments } from './written-documents.tsx'

const sectionId = 'case-documents'

type DocumentsProps = {
  opened: OpenCase
  draft: Draft
  file: CaseFile
  /** One is made: what prepares the next is folded beside it. */
  hasPacket: boolean
}

const NotYet = ({ refused, caseId }: { refused: RequestRefused; caseId: string }) => {
  if (refused.reason === 'no-notice-yet') {
    return (
      <Notice title={words.documentsComeAfterYourTrimNotice()}>
        <p>{words.theNoticesOfThisYearAre()}</p>
      </Notice>
    )
  }
  if (refused.reason === 'case-over') {
    return (
      <Notice title={words.noNewDocumentsForThisYear()}>
        <p>{words.theNoticesOfAreOutAnd({ noticeYear: refused.noticeYear })}</p>
        <TextLink to={paths.appealCase(caseId, 'filing')}>{words.goToTheDayYourPetition()}</TextLink>
      </Notice>
    )
  }
  return (
    <Notice tone="deadline" title={words.firstTheNumbersOfYourTrim()}>
      {refused.reason === 'numbers-missing' ? (
        <p>{words.weHoldNoTaxRollWith()}</p>
      ) : (
        refused.problems.map(tellNoticeProblem).map((message) => <p key={message}>{message}</p>)
      )}
      <TextLink to={paths.appealCase(caseId, 'notice')}>{words.goToYourTrimNotice()}</TextLink>
    </Notice>
  )
}

type AskingProps = Pick<DocumentsProps, 'opened' | 'file'> & { requestOf: RequestOf }

/** One document at a time, in the order in which they are needed. */
const Asking = ({ opened, file, requestOf }: AskingProps) => {
  const asking = useAskForDocument(opened)
  return (
    <div className="stack gap-4">
      <Disclosure summary={words.oneDocumentAtATime()}>
        <DocumentOffers
          asking={asking.isPending ? asking.variables : null}
          hearingMinutes={file.hearing.minutes}
          isOfPurchase={isPurchaseAlone(file)}
          onAsk={(kind, length) => {
            const asked = requestOf(kind, length)
            if (asked.ok) asking.mutate(asked.value)
          }}
        />
      </Disclosure>
      <Failure title={words.weCouldntStartThatDocument()} of={asking.error} />
    </div>
  )
}

/** Written so far, or none yet: what a folded part says of itself. */
const summaryOf = (documents: readonly ListedDocument[] | undefined): string => {
  if (!documents?.length) return words.noDocumentIsWrittenYet()
  const total = documents.length
  if (documents.some(isBeingWritten)) return words.documentsOneIsBeingWritten({ count: total })
  const written = documents.filter(({ status }) => status === 'completed').length
  if (written < total) return words.someAreNotWritten({ written, total })
  return total === 1 ? words.n1DocumentIsWritten() : words.documentsAreWritten({ count: total })
}

const Written = ({ opened, draft, file, hasPacket }: DocumentsProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const fold = useRef<FoldHandle>(null)
  const { data } = useQuery(documentsQuery(opened))
  const { isPending } = usePackets(opened, draft.version())
  // Until the one that is made has come, none is offered as if there were none.
  const isPacketComing = isPending && opened.hasPacket
  const requestOf = requestsOf(opened, file)
  const first = requestOf('case_summary')
  const forget = ({ kind }: ListedDocument, isLast: boolean) => {
    const { documentOrder, documentsLeftOut } = file.packet
    if (!isLast || ![...documentOrder, ...documentsLeftOut].includes(kind)) return
    draft.change('packet', withoutDocument(file.packet, kind))
  }
  return (
    <>
      <h2 id={sectionId} ref={heading} tabIndex={-1} className="text-xl">
        {words.documents()}
      </h2>
      {first.ok && isPacketComing && data === undefined && (
        <Skeleton message={words.loadingYourDocuments()}>
          <SkeletonText lines={4} />
        </Skeleton>
      )}
      {first.ok && !isPacketComing && !hasPacket && (
        <PrepareCard opened={opened} draft={draft} file={file} onWritten={() => fold.current?.show()} />
      )}
      {!first.ok && <NotYet refused={first} caseId={opened.id} />}
      <NarrowFold
        ref={fold}
        of={sectionId}
        summary={summaryOf(data)}
        startsOpen={opened.hasPacket || hasPacket}
      >
        <div className="stack gap-5">
          <p className="measure">{words.weDraftFromYourCaseAnd()}</p>
          <WrittenDocuments opened={opened} heading={heading} onRemoved={forget} />
          {first.ok && <Asking opened={opened} file={file} requestOf={requestOf} />}
        </div>
      </NarrowFold>
    </>
  )
}

/** Every download of a lesson that is filled in for a case, with the lesson where it stands. */
const handForms = [
  { module: 3, lesson: '3-1', name: words.theInformalConferenceSheet() },
  { module: 3, lesson: '3-2', name: words.theGuideToThePetitionForm() },
  { module: 4, lesson: '4-1', name: words.theComparisonWorksheet() },
  { module: 4, lesson: '4-2', name: words.theConditionAndCostToCure() },
  {
    module: 5,
    lesson: '5-1',
    name: words.theRequestForTheAppraisersEvidence(),
  },
  { module: 5, lesson: '5-3', name: words.theHearingOutline() },
] as const

/** Forms to fill in by hand come first: they are what the standard course has. */
const ByHand = () => (
  <>
    <h2 id={sectionId} className="text-xl">
      {words.documents()}
    </h2>
    <div className="stack gap-2">
      <p className="measure">{words.toFillInByHandEach()}</p>
      <ul className="measure list-disc pl-6">
        {handForms.map(({ module, lesson, name }) => (
          <li key={lesson}>
            <TextLink to={paths.module(module, lesson)}>{name}</TextLink>
          </li>
        ))}
      </ul>
      <p className="measure">{words.forLettersToTheClerkTo()}</p>
    </div>
    <Disclosure summary={words.whatAiEnhancedWritesFromThis()}>
      <div className="stack gap-3">
        <DocumentNames />
        <p className="measure">
          {rich(
            words.draftsForYouToCheckSee({
              link: (text: string) => <TextLink to={paths.pricing()}>{text}</TextLink>,
            }),
          )}
        </p>
      </div>
    </Disclosure>
  </>
)

export const CaseDocuments = (props: DocumentsProps) => {
  const { tier } = useUser()
  return (
    <section
      aria-labelledby={sectionId}
      className="stack gap-3 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:gap-5"
    >
      {tier === 'ai_enhanced' ? <Written {...props} /> : <ByHand />}
    </section>
  )
}
