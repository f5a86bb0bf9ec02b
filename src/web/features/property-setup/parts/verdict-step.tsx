/** Last step: the answer, the same as on the report, and the one thing to do next. */
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { useOpenDetailsForPrint } from '#web/open-details-for-print.ts'
import { Button } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NextStepCard } from '#web/verdict/next-step-card.tsx'
import { OlderValuesNotice } from '#web/verdict/older-values-notice.tsx'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'
import { VerdictView } from '#web/verdict/verdict-view.tsx'

type VerdictStepProps = { wizard: Wizard; report: Report; verdict: VerdictOnWire }

export const VerdictStep = ({ wizard, report, verdict }: VerdictStepProps) => {
  useOpenDetailsForPrint()
  const { season, nextStep } = report
  const toNumbers = () => wizard.change({ step: 'numbers' })
  return (
    <div className="stack gap-6">
      {report.parcel?.synthetic && <SampleParcelNotice />}
      <OlderValuesNotice report={report} />
      <VerdictView
        verdict={verdict}
        headingLevel={2}
        takesFocus
        areCurrent={season.isCurrent}
        actions={
          <>
            <Button variant="secondary" onClick={toNumbers}>
              My notice shows other numbers
            </Button>
            <PrintButton label="Print" />
          </>
        }
        nextStep={
          nextStep && (
            <NextStepCard report={{ season, nextStep }} verdict={verdict} onOtherNumbers={toNumbers} />
          )
        }
      />
      <p className="no-print text-soft">
        The home is saved in your account. This answer also has{' '}
        <TextLink to={paths.report(report.leadId)}>a page of its own</TextLink>, which is in your mail. You
        can <TextButton onClick={wizard.startOver}>start with another home</TextButton>.
      </p>
    </div>
  )
}
