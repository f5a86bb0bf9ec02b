/** What a person sees who has an account but no course, or no longer one. */

import { useQuery } from '@tanstack/react-query'
import type { QuizRecord } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import * as words from '#messages/dashboard/no-purchase.ts'
import { keptResultsQuery, refundQuery } from '#web/features/dashboard/data.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'

const nameOf = ({ lessonId, moduleId, title }: QuizRecord): string =>
  lessonId === null ? words.finalTestOfModule({ moduleId }) : title

const resultOf = ({ best, lessonId, passedAt }: QuizRecord): string => {
  const score = best ? words.ofRight({ correct: best.right, total: best.total }) : ''
  return lessonId === null && passedAt !== null ? words.passed({ score }) : score
}

/** Nothing while there is none. */
const KeptResults = () => {
  const { data: records = [] } = useQuery(keptResultsQuery)
  if (records.length === 0) return null
  return (
    <section aria-labelledby="results-title" className="stack gap-4">
      <h2 id="results-title" className="text-xl">
        {words.yourResults()}
      </h2>
      <p className="measure">{words.theseAreYourBestTestResults()}</p>
      <DefinitionList items={records.map((one) => ({ name: nameOf(one), value: resultOf(one) }))} />
    </section>
  )
}

/** Said first after a refund, above what was kept. */
export const Refunded = () => {
  const { data: refundedOn } = useQuery(refundQuery)
  const { data: homes = [] } = useQuery(propertiesQuery)
  if (!refundedOn) return null
  const day = formatPlainDate(refundedOn)
  return (
    <Notice title={words.yourCourseWasRefunded({ day })}>
      {homes.length > 0 && <p>{words.yourHomesAreKept({ count: homes.length })}</p>}
    </Notice>
  )
}

/** What was entered is there, and what opens it again. */
const NoCourse = () => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  const { data: refundedOn } = useQuery(refundQuery)
  return (
    <Card as="section">
      <div className="stack items-start gap-4">
        <h2 className="text-xl">
          {refundedOn ? words.openYourCourseAgain() : words.youDontHaveACourseYet()}
        </h2>
        <p className="measure">{words.chooseAPlanToOpenThe()}</p>
        {homes.length > 0 && <p className="measure">{words.casesOpenAgain({ count: homes.length })}</p>}
        <ButtonLink to={paths.pricing()}>{words.seeTheTwoPlans()}</ButtonLink>
      </div>
    </Card>
  )
}

export const NoPurchase = () => (
  <>
    <NoCourse />
    <KeptResults />
  </>
)
