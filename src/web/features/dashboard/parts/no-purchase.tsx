/** What a person sees who has an account but no course, or no longer one. */
import { paths } from '#contract/page-paths.ts'
import { KeptResults } from '#web/features/dashboard/parts/kept-results.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

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
