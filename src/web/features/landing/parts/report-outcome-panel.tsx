/** How a request for the free report went. */
import { paths } from '#contract/page-paths.ts'
import type { ReportOutcome } from '#web/features/landing/request-report.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What came of the press comes into view, on a phone too, and a keyboard goes on from there. */
const show = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'nearest' })
}

const Outcome = ({ outcome }: { outcome: ReportOutcome }) =>
  outcome.kind === 'success' ? (
    <Banner tone="success" title="Success!">
      <p>{outcome.message}</p>
      <p className="mt-2 text-sm">
        Reference ID: <span className="break-all">{outcome.leadId}</span>
      </p>
      <p className="mt-2">
        <TextLink to={paths.report(outcome.leadId)}>Open your report now</TextLink>
      </p>
    </Banner>
  ) : (
    <Banner tone="error" title="Oops! Something went wrong">
      <p>{outcome.message}</p>
      {outcome.detail && <p className="mt-2 text-sm">{outcome.detail}</p>}
    </Banner>
  )

export const ReportOutcomePanel = ({ outcome }: { outcome: ReportOutcome }) => (
  <div ref={show} tabIndex={-1} className="scroll-my-24">
    <Outcome outcome={outcome} />
  </div>
)
