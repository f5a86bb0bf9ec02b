/** Last step: the answer, the same as on the report, and the one thing to do next. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import * as words from '#messages/property-setup/verdict-step.ts'
import { useOpenDetailsForPrint } from '#web/browser/open-details-for-print.ts'
import { savedHomeOf } from '#web/features/property-setup/home-draft.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { useAccountHomestead } from '#web/property/account-homestead.ts'
import { HomesteadDiffers } from '#web/property/homestead-differs.tsx'
import { PrintedDateForm } from '#web/property/printed-date-form.tsx'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { Meanwhile, offersMeanwhile } from '#web/season/meanwhile.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { PrintButton } from '#web/ui/action/print-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { answerHead } from '#web/verdict/answer-head.tsx'
import { NextStepCard } from '#web/verdict/next-step-card.tsx'
import { OlderValuesNotice } from '#web/verdict/older-values-notice.tsx'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'
import { UnclaimedHomestead } from '#web/verdict/unclaimed-homestead.tsx'
import { VerdictView } from '#web/verdict/verdict-view.tsx'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { exemptionLines } from '#words/verdict/personal-exemptions.ts'

type VerdictStepProps = { wizard: Wizard; report: Report; verdict: VerdictOnWire }

/** The notice is at hand now: its date is asked for once, for the home that was just saved. */
const DateOfNotice = ({ wizard }: Pick<VerdictStepProps, 'wizard'>) => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  const home = savedHomeOf(wizard.progress.home, homes)
  if (!home) return null
  return (
    <div className="no-print">
      <Card as="section">
        <h2 className="mb-3 text-lg">{words.saveTheDateOnYourNotice()}</h2>
        <PrintedDateForm key={home.petitionDueOn} property={home} />
      </Card>
    </div>
  )
}

/** Said at the top: who adds several homes need not read an answer to its end to go on. */
const Saved = ({ wizard }: Pick<VerdictStepProps, 'wizard'>) => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  const home = savedHomeOf(wizard.progress.home, homes)
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="font-bold">
        {words.yourHomeIsSaved()}
      </p>
      <Button variant="secondary" size="sm" onClick={wizard.startOver}>
        {words.addAnotherHome()}
      </Button>
      <ButtonLink to={paths.dashboard(home?.id)} variant="secondary" size="sm">
        {words.backToHome()}
      </ButtonLink>
    </div>
  )
}

type UnclaimedProps = Omit<VerdictStepProps, 'wizard'>

/** As in the free answer; what is said here is kept with the home. */
const Unclaimed = ({ report, verdict }: UnclaimedProps) => {
  const { unclaimedHomestead, season, nextStep, appraiserUrl, parcel } = report
  const { answer, tell } = useAccountHomestead(parcel)
  if (!unclaimedHomestead || answer === false) return null
  const figure = nextStep && season.isCurrent ? answerFigure({ verdict, step: nextStep }) : null
  return (
    <UnclaimedHomestead
      unclaimed={unclaimedHomestead}
      petitionCents={figure?.cents ?? null}
      appraiserUrl={appraiserUrl}
      isHome={answer === true}
      onSay={tell}
    />
  )
}

export const VerdictStep = ({ wizard, report, verdict }: VerdictStepProps) => {
  useOpenDetailsForPrint()
  const { season, nextStep } = report
  const { email } = useUser()
  const toNumbers = () => wizard.change({ step: 'numbers' })
  return (
    <div className="stack gap-6">
      <Saved wizard={wizard} />
      {report.parcel?.synthetic && <SampleParcelNotice />}
      <OlderValuesNotice report={report} />
      {report.trimNumbers === null && (
        <HomesteadDiffers
          said={wizard.progress.home.homesteadStatus}
          onRecord={report.parcel?.homestead ?? null}
        />
      )}
      <VerdictView
        verdict={verdict}
        {...answerHead(report, verdict, null)}
        headingLevel={2}
        takesFocus
        isLate={Boolean(nextStep?.late)}
        areCurrent={season.isCurrent}
        actions={
          <>
            <Button variant="secondary" onClick={toNumbers}>
              {words.updateMyNumbers()}
            </Button>
            <PrintButton label={words.print()} />
          </>
        }
        nextStep={
          nextStep && (
            <NextStepCard
              report={{
                season,
                nextStep,
                homeValue: report.homeValue,
                appraiserUrl: report.appraiserUrl,
                countyId: report.trimNumbers?.countyId ?? report.parcel?.countyId ?? null,
              }}
              verdict={verdict}
              onOtherNumbers={toNumbers}
            />
          )
        }
      >
        <Unclaimed report={report} verdict={verdict} />
      </VerdictView>
      {offersMeanwhile(nextStep) && (
        <Meanwhile
          taxYear={season.currentTaxYear + 1}
          exemptions={exemptionLines(verdict.readings)}
          countyId={report.trimNumbers?.countyId ?? report.parcel?.countyId ?? null}
          email={email}
        />
      )}
      <DateOfNotice wizard={wizard} />
      <p className="no-print text-soft">
        {rich(
          words.weAlsoEmailed({
            link: (text: string) => <TextLink to={paths.report(report.leadId)}>{text}</TextLink>,
          }),
        )}
      </p>
    </div>
  )
}
