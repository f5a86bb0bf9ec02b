/** Results at the questions of the course: the person's own, and still there when the course is not. */
import { useQuery } from '@tanstack/react-query'
import type { QuizRecord } from '#contract/quizzes.ts'
import { keptResultsQuery } from '#web/features/dashboard/data.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'

const nameOf = ({ lessonId, moduleId, title }: QuizRecord): string =>
  lessonId === null ? `Final test of module ${moduleId}` : title

const resultOf = ({ best, lessonId, passedAt }: QuizRecord): string => {
  const score = best ? `${best.right} of ${best.total} right` : ''
  return lessonId === null && passedAt !== null ? `${score}, passed` : score
}

/** Nothing while there is none. */
export const KeptResults = () => {
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
