/** The documents of a case: written from what it holds, without a number typed a second time. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/case-file.ts'
import { documentRequest, type RequestRefused, scriptMinutesFor } from '#core/case/document-request.ts'
import { DOCUMENT_KINDS, DOCUMENT_TITLES, type DocumentKind } from '#core/document/draft-kinds.ts'
import { failureMessage } from '#web/failure-message.ts'
import { useUser } from '#web/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { documentsQuery, useAskForDocument } from '../documents.ts'
import { DocumentCard } from './document-card.tsx'

type DocumentsProps = { opened: OpenCase; file: CaseFile }

const NotYet = ({ refused, caseId }: { refused: RequestRefused; caseId: string }) => {
  if (refused.reason === 'other-year') {
    return (
      <Notice title="No new documents for this year">
        <p>Documents are written about the newest notices only, those of {refused.noticeYear}.</p>
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

const labelOf = (kind: DocumentKind, file: CaseFile): string =>
  kind === 'hearing_script'
    ? `${DOCUMENT_TITLES[kind]}, ${scriptMinutesFor(file.hearing.minutes)} minutes`
    : DOCUMENT_TITLES[kind]

const Asking = ({ opened, file }: DocumentsProps) => {
  const asking = useAskForDocument(opened)
  const { id, taxYear, record } = opened
  const today = todayInFlorida(new Date())
  const isOnRoll = record?.rollYear === taxYear
  const ask = (kind: DocumentKind) => documentRequest({ file, taxYear, today, isOnRoll }, kind)
  const first = ask('case_summary')
  if (!first.ok) return <NotYet refused={first} caseId={id} />
  return (
    <div className="stack gap-4">
      <ul className="flex flex-wrap gap-3">
        {DOCUMENT_KINDS.map((kind) => (
          <li key={kind}>
            <Button
              variant="secondary"
              busy={asking.isPending && asking.variables.kind === kind}
              disabled={asking.isPending}
              onClick={() => {
                const asked = ask(kind)
                if (asked.ok) asking.mutate(asked.value)
              }}
            >
              Write: {labelOf(kind, file)}
            </Button>
          </li>
        ))}
      </ul>
      {asking.error && (
        <Banner tone="error" title="The document was not begun">
          {failureMessage(asking.error, 'Please try again.')}
        </Banner>
      )}
    </div>
  )
}

const Written = ({ opened }: DocumentsProps) => {
  const { data, error } = useQuery(documentsQuery(opened.propertyId))
  if (error) {
    return (
      <Banner tone="error" title="Your documents did not load">
        {failureMessage(error, 'Please open this page again.')}
      </Banner>
    )
  }
  return (
    <ul className="stack gap-4 empty:hidden">
      {data?.map((document) => (
        <DocumentCard key={document.id} document={document} />
      ))}
    </ul>
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
            Written from the roll and from the numbers and days in this case, each figure checked against
            them. The same facts give the same document; when something changed, ask again.
          </p>
          <Asking {...props} />
          <Written {...props} />
        </>
      ) : (
        <p className="measure">
          AI-Enhanced writes drafts from this case for you to check: a property analysis, a hearing script, a
          sheet for the informal conference. <TextLink to={paths.pricing()}>See the plans</TextLink>.
          Templates to fill in by hand are among the quick resources on{' '}
          <TextLink to={paths.dashboard()}>your dashboard</TextLink>.
        </p>
      )}
    </section>
  )
}
