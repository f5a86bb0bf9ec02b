/** For who owns nothing: what a case would be, and the way to the plans. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/no-course.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const NoCourse = () => (
  <div className="stack items-start gap-6">
    <PageHeader title={words.yourCases()} lead={words.aCaseGathersAllAboutOne()} />
    <ButtonLink to={paths.pricing()}>{words.seeTheTwoPlans()}</ButtonLink>
  </div>
)
