/** One document of a case: read, changed section by section, locked, written again, and taken back to an earlier version. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/document-page.ts'
import { useOpenDetailsForPrint } from '#web/browser/open-details-for-print.ts'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { documentQuery } from './documents.ts'
import { DocumentChanges } from './parts/documents/document-changes.tsx'
import { DocumentSection } from './parts/documents/document-section.tsx'
import { DocumentSources, HowWritten } from './parts/documents/document-sources.tsx'
import { DocumentState } from './parts/documents/document-state.tsx'
import { DocumentTools } from './parts/documents/document-tools.tsx'
import { DocumentVersions } from './parts/documents/document-versions.tsx'
import { NoCourse } from './parts/page/no-course.tsx'
import { NotOpened } from './parts/page/not-opened.tsx'

export const meta = () => [{ title: words.yourDocumentJustValue() }]

const writers: Readonly<Record<WrittenDocument['writtenBy'], string>> = {
  composer: words.draftedFromYourCase(),
  owner: words.inYourOwnWordsWhatWe(),
}

const Opened = ({ document }: { document: WrittenDocument }) => {
  const { status, failure, sections, sectionsOwn, writtenBy, version } = document
  const isMixed = sectionsOwn > 0 && writtenBy !== 'owner'
  return (
    <>
      <DocumentState document={document} failure={failure?.message} />
      {status === 'completed' && (
        <>
          <p className="measure text-soft">
            {(isMixed ? words.readEveryLineMixed : words.readEveryLineBeforeYouUse)({
              writtenBy: writers[writtenBy],
            })}
          </p>
          <DocumentTools document={document} />
          <DocumentChanges document={document} />
        </>
      )}
      {sections.map((section) => (
        <DocumentSection key={section.id} document={document} section={section} />
      ))}
      <DocumentSources sources={document.sources} />
      {status === 'completed' && writtenBy === 'composer' && (
        <HowWritten suggestedBy={document.suggestedBy} />
      )}
      {version > 0 && <DocumentVersions document={document} />}
    </>
  )
}

const Body = ({ caseId, documentId }: { caseId: string; documentId: string }) => {
  const { data, error, refetch } = useQuery(documentQuery(documentId))
  const crumbs = [
    { label: words.yourCases(), to: paths.appeal() },
    { label: words.yourCase(), to: paths.appealCase(caseId) },
  ]
  return (
    <>
      <PageHeader title={data?.title ?? words.yourDocument()} crumbs={crumbs} lead={data?.address} />
      {data && <Opened document={data} />}
      {!data && error && (
        <NotOpened
          what="document"
          error={error}
          gone={words.itMayHaveBeenRemovedWith()}
          safe={words.whatYouWroteIsSafe()}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Skeleton message={words.loadingYourDocument()}>
          <SkeletonText lines={8} />
        </Skeleton>
      )}
      <div>
        <ButtonLink variant="secondary" to={paths.appealCase(caseId)}>
          {words.backToYourCase()}
        </ButtonLink>
      </div>
      <Notice>
        <p>{words.generalInformationAndYourOwnWords()}</p>
      </Notice>
    </>
  )
}

const NotYours = ({ caseId }: { caseId: string }) => (
  <div className="stack items-start gap-6">
    <PageHeader title={words.yourDocument()} lead={words.documentsAreWrittenWithAiEnhanced()} />
    <ButtonLink to={paths.appealCase(caseId)}>{words.backToYourCase()}</ButtonLink>
  </div>
)

export default function DocumentPage() {
  useOpenDetailsForPrint()
  const { caseId = '', documentId = '' } = useParams()
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="stack gap-6 py-8 sm:py-12">
          {tier === null && <NoCourse />}
          {tier === 'standard' && <NotYours caseId={caseId} />}
          {tier === 'ai_enhanced' && <Body key={documentId} caseId={caseId} documentId={documentId} />}
        </div>
      </Container>
    </MainPart>
  )
}
