/** The person's cases, and the way to open one. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { casesQuery } from './data.ts'
import { CaseCard } from './parts/case-card.tsx'
import { NewCaseCard } from './parts/new-case.tsx'
import { NoCourse } from './parts/no-course.tsx'

export const meta = () => [{ title: 'Your cases · Just Value' }]

const CaseList = () => {
  const { data: cases, error, refetch } = useQuery(casesQuery)
  if (cases) {
    return (
      <>
        {cases.length > 0 && (
          <ul className="stack gap-4">
            {cases.map((listed) => (
              <CaseCard key={listed.id} {...listed} />
            ))}
          </ul>
        )}
        <NewCaseCard isFirst={cases.length === 0} />
      </>
    )
  }
  if (error) {
    return (
      <div className="stack items-start gap-4">
        <Banner tone="error" title="Your cases did not load">
          {failureMessage(error, 'What you typed is safe. Please try again.')}
        </Banner>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  return (
    <Skeleton message="Loading your cases…">
      <SkeletonText lines={5} />
    </Skeleton>
  )
}

const Cases = () => (
  <>
    <PageHeader
      title="Your cases"
      crumbs={[{ label: 'Dashboard', to: paths.dashboard() }]}
      lead="One case for each home and tax year: what the notice says, what is wrong, what shows it, and the next step with its day. It is saved as you type."
    />
    <CaseList />
  </>
)

export default function CasesPage() {
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="stack max-w-3xl gap-8 py-8 sm:py-12">{tier === null ? <NoCourse /> : <Cases />}</div>
      </Container>
    </MainPart>
  )
}
