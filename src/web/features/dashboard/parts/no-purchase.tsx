/** What a person sees who has an account but no course, or no longer one. */

import { useQuery } from '@tanstack/react-query'
import type { QuizRecord } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import { keptResultsQuery } from '#web/features/dashboard/data.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'

const nameOf = ({ lessonId, moduleId, title }: QuizRecord): string =>
  lessonId === null ? `Final test of module ${moduleId}` : title

const resultOf = ({ best, lessonId, passedAt }: QuizRecord): string => {
  const score = best ? `${best.right} of ${best.total} right` : ''
  return lessonId === null && passedAt !== null ? `${score}, passed` : score
}

/** Nothing while there is none. */
const KeptResults = () => {
  const { data: records = [] } = useQuery(keptResultsQuery)
  if (records.length === 0) return null
  return (
    <section aria-labelledby="results-title" className="stack gap-4">
      <h2 id="results-title" className="text-xl">
        Your results
      </h2>
      <p className="measure">These are your best test results. They stay in your account.</p>
      <DefinitionList items={records.map((one) => ({ name: nameOf(one), value: resultOf(one) }))} />
    </section>
  )
}

const NoCourse = () => (
  <Card as="section">
    <div className="stack items-start gap-4">
      <h2 className="text-xl">You don’t have a course yet</h2>
      <p className="measure">
        Choose a plan to open the lessons. You pay once and keep it for life. If we refunded you, you owe
        nothing.
      </p>
      <ButtonLink to={paths.pricing()}>See the two plans</ButtonLink>
    </div>
  </Card>
)

export const NoPurchase = () => (
  <>
    <NoCourse />
    <KeptResults />
  </>
)
