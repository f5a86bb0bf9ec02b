/** Last step: the answer, the same as on the report, and where to go from it. */
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { useOpenDetailsForPrint } from '#web/open-details-for-print.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'
import { VerdictView } from '#web/verdict/verdict-view.tsx'

type VerdictStepProps = { wizard: Wizard; report: Report; verdict: VerdictOnWire }

export const VerdictStep = ({ wizard, report, verdict }: VerdictStepProps) => {
  useOpenDetailsForPrint()
  return (
    <div className="stack gap-8">
      {report.parcel?.synthetic && <SampleParcelNotice />}
      <VerdictView verdict={verdict} headingLevel={2} takesFocus>
        <Card as="section">
          <div className="stack gap-4">
            <h2 className="text-xl">What happens next</h2>
            <p>
              The home is saved in your account. The course shows, step by step, what to do with this answer.
            </p>
            <div className="no-print flex flex-wrap gap-3">
              <ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>
              <ButtonLink to={paths.report(report.leadId)} variant="secondary">
                Open this as a report
              </ButtonLink>
              <PrintButton label="Print" />
            </div>
          </div>
        </Card>
      </VerdictView>
      <div className="no-print flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => wizard.change({ step: 'numbers' })}>
          Change the numbers
        </Button>
        <Button variant="quiet" onClick={wizard.startOver}>
          Start with another home
        </Button>
      </div>
    </div>
  )
}
