/** For who owns nothing: what a case would be, and the way to the plans. */
import { paths } from '#contract/page-paths.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const NoCourse = () => (
  <div className="stack items-start gap-6">
    <PageHeader
      title="Your cases"
      lead="A case gathers all about one home and one tax year, from the notice to the decision, and always shows the next step with its day. It is part of the course."
    />
    <ButtonLink to={paths.pricing()}>See the two plans</ButtonLink>
  </div>
)
