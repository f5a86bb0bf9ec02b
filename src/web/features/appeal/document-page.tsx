/** One document of a case: read, changed section by section, locked, written again, and taken back to an earlier version. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/document-page.ts'
import { useOpenDetailsForPrint } from '#web/browser/open-details-for-print.ts'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'
import { documentQuery } from './documents.ts'
import { DocumentChanges } from './parts/documents/document-changes.tsx'
import { DocumentSection, SectionList, titleOnPaper } from './parts/documents/document-section.tsx'
import { DocumentSources, HowWritten } from './parts/documents/document-sources.tsx'
import { DocumentState } from './parts/documents/document-state.tsx'
import { DocumentTools } from './parts/documents/document-tools.tsx'
import { DocumentVersions } from './parts/documents/document-versions.tsx'
import { LetterAddress } from './parts/documents/letter-address.tsx'
import { LetterSender } from './parts/documents/letter-sender.tsx'
import { NoCourse } from './parts/page/no-course.tsx'
import { NotOpened } from './parts/page/not-opened.tsx'
import { streetOf } from './words.ts'

export const meta = () => [{ title: words.yourDocumentJustValue() }]

const writers: Readonly<Record<WrittenDocument['writtenBy'], string>> = {
  composer: words.draftedFromYourCase(),
  owner: words.inYourOwnWordsWhatWe(),
}

const About = ({ document }: { document: WrittenDocument }) => (
  <div className="print:hidden">
    <DocumentSources sources={document.sources} />
    {document.status === 'completed' && document.writtenBy === 'composer' && (
      <HowWritten suggestedBy={document.suggestedBy} />
    )}
    {document.version > 0 && <DocumentVersions document={document} />}
  </div>
)

const edges =
  '-mx-[min(1rem,5vw)] divide-y divide-line border-y px-[min(1rem,5vw)] sm:mx-0 sm:rounded-sm sm:border-x sm:px-8 lg:px-21'

type PartsProps = { document: WrittenDocument; sections: WrittenDocument['sections'] }

const Parts = ({ document, sections }: PartsProps) =>
  sections.map((section) => <DocumentSection key={section.id} document={document} section={section} />)

/** The paper, with the line that says whose words it is above it, and what is for its owner alone below it; printed, the paper alone, as its PDF holds it. */
const Sheet = ({ document }: { document: WrittenDocument }) => {
  const { status, sections, sectionsOwn, writtenBy } = document
  const [own, sent] = [sections.filter((one) => one.forOwner), sections.filter((one) => !one.forOwner)]
  const isMixed = sectionsOwn > 0 && writtenBy !== 'owner'
  return (
    <div className="stack min-w-0 gap-4 lg:order-1">
      {status === 'completed' && (
        <p className="measure text-sm text-soft print:hidden">
          {(isMixed ? words.readEveryLineMixed : words.readEveryLineBeforeYouUse)({
            writtenBy: writers[writtenBy],
          })}
        </p>
      )}
      {sections.length > 0 && (
        <article aria-label={document.title} className="stack gap-6">
          {sent.length > 0 && (
            <div
              className={`${edges} border-line bg-surface print:mx-0 print:border-0 print:p-0 print:text-[9.5pt] print:leading-snug print:[--text-xl:13pt]`}
            >
              <Parts document={document} sections={sent} />
            </div>
          )}
          {own.length > 0 && (
            <div className={`${edges} border-control bg-tint print:hidden`}>
              <Parts document={document} sections={own} />
            </div>
          )}
        </article>
      )}
    </div>
  )
}

const Opened = ({ caseId, document }: { caseId: string; document: WrittenDocument }) => {
  const { status, failure, sections } = document
  // What one may want to know of it comes behind the paper on a phone, and beside it where there is room.
  const isNarrow = useNarrow('one_column')
  return (
    <>
      <div className="stack gap-6 empty:hidden print:hidden">
        <DocumentState document={document} failure={failure?.message} />
        {document.kind === 'cover_letter' && <LetterAddress caseId={caseId} />}
        {status === 'completed' && <LetterSender caseId={caseId} document={document} />}
        {status === 'completed' && <DocumentChanges document={document} />}
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-6">
        <aside
          aria-label={words.whatYouCanDo()}
          className="stack min-w-0 gap-4 print:hidden lg:sticky lg:top-20 lg:order-2 lg:-mx-3 lg:max-h-[calc(100vh-6rem)] lg:overflow-y-auto lg:px-3 lg:pb-1"
        >
          {status === 'completed' && <DocumentTools document={document} />}
          {sections.length > 1 && <SectionList document={document} />}
          {!isNarrow && <About document={document} />}
        </aside>
        <Sheet document={document} />
        {isNarrow && <About document={document} />}
      </div>
    </>
  )
}

const Body = ({ caseId, documentId }: { caseId: string; documentId: string }) => {
  const { data, error, refetch } = useQuery(documentQuery(documentId))
  const crumbs = [
    { label: words.yourCases(), to: paths.appeal() },
    { label: data ? streetOf(data.address) : words.yourCase(), to: paths.appealCase(caseId) },
  ]
  return (
    <>
      <div className={data && titleOnPaper(data)}>
        <PageHeader title={data?.title ?? words.yourDocument()} crumbs={crumbs} lead={data?.address} />
      </div>
      {data && <Opened caseId={caseId} document={data} />}
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
        <Skeleton message={words.loadingYourDocument()} fillsScreen>
          <SkeletonText lines={8} />
        </Skeleton>
      )}
      <div className="print:hidden">
        <ButtonLink variant="secondary" to={paths.appealCase(caseId)}>
          {words.backToYourCase()}
        </ButtonLink>
      </div>
      <p className="measure text-sm text-soft print:hidden">{words.generalInformationAndYourOwnWords()}</p>
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
        <div className="stack gap-6 page-padding print:gap-3 print:py-0">
          {tier === null && <NoCourse />}
          {tier === 'standard' && <NotYours caseId={caseId} />}
          {tier === 'ai_enhanced' && <Body key={documentId} caseId={caseId} documentId={documentId} />}
        </div>
      </Container>
    </MainPart>
  )
}
