/** The documents of a case: written from what it holds, without a number typed a second time. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/case-file.ts'
import { documentRequest, type RequestRefused } from '#core/case/document-request.ts'
import type { DocumentKind, ScriptMinutes } from '#core/document/draft-kinds.ts'
import { failureMessage } from '#web/failure-message.ts'
import { useUser } from '#web/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { documentsQuery, useAskForDocument } from '../documents.ts'
import { DocumentNames, DocumentOffers } from './document-offers.tsx'
import { WrittenDocuments } from './written-documents.tsx'

type DocumentsProps = { opened: OpenCase; file: CaseFile }

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

const Asking = ({ opened, file }: DocumentsProps) => {
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
      <Disclosure summary="What can be written" startsOpen={!data?.length}>
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

export const CaseDocuments = (props: DocumentsProps) => {
  const { tier } = useUser()
  return (
    <section aria-labelledby="case-documents" className="stack gap-5 border-t border-line pt-8">
      <h2 id="case-documents" className="text-xl">
        Documents
      </h2>
      {tier === 'ai_enhanced' ? (
        <>
          <p className="measure">
            Written from the roll and its sales and from what this case holds, each figure checked against
            them. Change what you like in your own words: a document says when your case has changed since,
            and written anew it keeps what you changed.
          </p>
          <WrittenDocuments opened={props.opened} />
          <Asking {...props} />
        </>
      ) : (
        <>
          <p className="measure">AI-Enhanced writes drafts from this case for you to check.</p>
          <DocumentNames />
          <p className="measure">
            <TextLink to={paths.pricing()}>See the plans</TextLink>. To fill in by hand, each stands with its
            lesson: <TextLink to={paths.module(3, '3-1')}>the informal conference sheet</TextLink>,{' '}
            <TextLink to={paths.module(5, '5-1')}>
              the request for the appraiser’s evidence, the evidence list and the delivery certificate
            </TextLink>
            , and <TextLink to={paths.module(5, '5-3')}>the hearing outline</TextLink>.
          </p>
        </>
      )}
    </section>
  )
}
