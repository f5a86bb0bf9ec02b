/** Everything on paper in one place: what is written for the person's cases, and the files of the course. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/documents/documents-page.ts'
import { ResourceList } from '#web/course/resource-list.tsx'
import { resourcesQuery } from '#web/course/resources.ts'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { documentsQuery } from './data.ts'
import { CasePapers } from './parts/case-papers.tsx'

export const meta = () => [{ title: words.documentsJustValue() }]

const Files = () => {
  const { data, isError } = useQuery(resourcesQuery())
  if (isError) return <p>{words.theFilesDidntLoad()}</p>
  if (data) return <ResourceList title={words.filesToFillInAndKeep()} resources={data} />
  return (
    <Skeleton message={words.loadingTheFiles()} fillsScreen>
      <SkeletonText lines={8} />
    </Skeleton>
  )
}

/** Blank forms are out of the way of who has papers with the answers in them. */
const FilesBesideOwn = () => {
  const { data: own, isPending } = useQuery(documentsQuery)
  if (isPending) return null
  if (!own?.length) return <Files />
  return (
    <Disclosure summary={words.blankTemplates()}>
      <Files />
    </Disclosure>
  )
}

export default function DocumentsPage() {
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className={`stack gap-8 page-padding ${tier === 'ai_enhanced' ? '' : 'max-w-3xl'}`}>
          <PageHeader title={words.documents()} lead={words.whatYouHandOverAndWhatYouKeep()} />
          {tier === null ? (
            <div className="stack items-start gap-4">
              <p className="measure">{words.chooseAPlanFirst()}</p>
              <ButtonLink to={paths.pricing()}>{words.seeTheTwoPlans()}</ButtonLink>
            </div>
          ) : (
            <>
              <CasePapers />
              {tier === 'ai_enhanced' ? <FilesBesideOwn /> : <Files />}
            </>
          )}
        </div>
      </Container>
    </MainPart>
  )
}
