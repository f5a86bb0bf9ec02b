/** The person's cases, and the way to open one. */

import { useQueries, useQuery } from '@tanstack/react-query'
import type { ListedCase } from '#contract/case/listed.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/cases-page.ts'
import * as nearWords from '#messages/case/together.ts'
import { Failure } from '#web/call/failure.tsx'
import { outlookQuery } from '#web/case/outlook.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { savedTogether } from '#words/case/together.ts'
import { casesQuery } from './data.ts'
import { useCasesInOrder } from './in-order.ts'
import { CaseCard } from './parts/page/case-card.tsx'
import { NewCaseCard } from './parts/page/new-case.tsx'
import { NoCourse } from './parts/page/no-course.tsx'

export const meta = () => [{ title: words.yourCasesJustValue() }]

/** Who has several homes sees what all of them are about; nothing is said while one figure is all there is. */
const Together = ({ cases }: { cases: readonly ListedCase[] }) => {
  const taxYear = Math.max(...cases.map((listed) => listed.taxYear))
  const ofYear = cases.filter((listed) => listed.taxYear === taxYear && !listed.over)
  const outlooks = useQueries({ queries: ofYear.map(({ id }) => outlookQuery(id)) })
  if (outlooks.some(({ isPending }) => isPending)) return null
  const together = savedTogether(outlooks.flatMap(({ data }) => data ?? []))
  if (together === null) return null
  const { left, near, count } = together
  return (
    <p className="measure">
      {words.together({ left, count, taxYear: String(taxYear) })}
      {near && <span className="block font-bold">{nearWords.togetherNear({ near })}</span>}
    </p>
  )
}

const CaseList = () => {
  const { data, error, refetch } = useQuery(casesQuery)
  const cases = useCasesInOrder(data)
  if (cases) {
    return (
      <>
        {cases.length > 1 && <Together cases={cases} />}
        {cases.length > 0 && (
          <ul className="stack gap-4">
            {cases.map((listed, at) => (
              <CaseCard key={listed.id} {...listed} isFirst={at === 0} />
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
        <Failure
          title={words.yourCasesDidNotLoad()}
          of={error}
          otherwise={words.whatYouTypedIsSafePlease()}
        />
        <Button onClick={() => void refetch()}>{words.tryAgain()}</Button>
      </div>
    )
  }
  return (
    <Skeleton message={words.loadingYourCases()}>
      <SkeletonText lines={5} />
    </Skeleton>
  )
}

const Cases = () => (
  <>
    <PageHeader
      title={words.yourCases()}
      crumbs={[{ label: words.dashboard(), to: paths.dashboard() }]}
      lead={words.oneCaseForEachHomeAnd()}
    />
    <CaseList />
  </>
)

export default function CasesPage() {
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="stack max-w-3xl gap-8 page-padding">{tier === null ? <NoCourse /> : <Cases />}</div>
      </Container>
    </MainPart>
  )
}
