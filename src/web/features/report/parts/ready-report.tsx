/** The report: the answer and what to do with it on one screen, then what it rests on, part by part, folded. */

import { Download } from 'lucide-react'
import { lazy, useEffect, useRef } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { timeOf } from '#core/appeal/season/strip.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { requestedUnit } from '#core/property/address/unit-entered.ts'
import * as words from '#messages/report/ready-report.ts'
import { usePrintKeys } from '#web/browser/use-print-keys.ts'
import { nextDatesFile, reportPdf } from '#web/features/report/data.ts'
import { AnswerCard, type LivesThere } from '#web/features/report/parts/answer-card.tsx'
import { keepAdvice } from '#web/purchase/advised-against.ts'
import { Meanwhile, offersMeanwhile } from '#web/season/meanwhile.tsx'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { NextStepCard, NextStepNearby } from '#web/verdict/next-step-card.tsx'
import { NotAdvice } from '#web/verdict/not-advice.tsx'
import { OlderValuesNotice } from '#web/verdict/older-values-notice.tsx'
import { SampleParcelNotice } from '#web/verdict/parcel-facts.tsx'
import { seasonStages } from '#words/season/stages.ts'
import { exemptionLines } from '#words/verdict/personal-exemptions.ts'
import { ReportParts } from './evidence.tsx'
import { SupportFigure } from './support-figure.tsx'

const OwnCase = lazy(async () => ({
  default: (await import('#web/features/report/parts/own-case.tsx')).OwnCase,
}))

const basisWords = ({ basis, parcel }: Report): string | null => {
  const roll = parcel?.rollName ?? words.countysPropertyRecord()
  switch (basis) {
    case 'roll':
      return words.fromThe({ roll })
    case 'typed':
      return words.fromTheNumbersYouTypedFrom()
    case 'roll_and_typed':
      return words.fromTheNumbersYouTypedFrom2({ roll })
    default:
      return null
  }
}

type ReportHeadingProps = {
  report: Report
  taxYear: number
  /** null where the address means no other home. */
  onOtherHome: (() => void) | null
}

/** Which home and year a report is about, and what it was read from. */
const ReportHeading = ({ report }: Pick<ReportHeadingProps, 'report'>) => (
  <div>
    <p className="hidden text-sm text-soft print:block">
      {words.justValuePrintedOn({ day: formatPlainDate(todayInFlorida(new Date())) })}
    </p>
    <p className="text-lg font-bold">{report.parcel?.address ?? report.address}</p>
  </div>
)

/** Where few words fit a line it comes after the answer. */
const ReportBasis = ({ report, taxYear, onOtherHome }: ReportHeadingProps) => (
  <div className="-mt-5 few-words:order-1 few-words:mt-0 print:-mt-2">
    {report.parcel && (
      <p>
        {words.parcel({ parcelId: report.parcel.parcelId, unit: requestedUnit(report) ?? 'none' })}{' '}
        {onOtherHome && (
          <span className="no-print">
            <TextButton onClick={onOtherHome}>{words.notYourHomeChooseAgain()}</TextButton>
          </span>
        )}
      </p>
    )}
    <p className="text-sm text-soft">
      {words.savingsReportTaxYear({ taxYear })} {basisWords(report)}{' '}
      {report.parcel && (
        <span className="no-print">
          <TextLink to={paths.county(report.parcel.countyId)}>
            {words.countysOfficesFeeAndDates({ countyName: report.parcel.countyName })}
          </TextLink>
        </span>
      )}
    </p>
  </div>
)

/** Filing does not pay: one folded line says the day. */
const IfYouFile = ({ season: { isCurrent, countyDeadline } }: Pick<Report, 'season'>) => {
  const today = todayInFlorida(new Date())
  const stage = seasonStages(today, countyDeadline).find(({ key }) => key === 'petition')
  if (!isCurrent || stage === undefined || timeOf(stage, today) !== 'now') return null
  return (
    <div className="no-print">
      <Disclosure summary={words.ifYouFileAnyway({ when: stage.when })}>
        <p className="measure">{stage.detail}</p>
      </Disclosure>
    </div>
  )
}

type ReportActionsProps = { leadId: string; onOtherNumbers: () => void }

/** What can be done with a report: keep it on paper, or give other numbers. Its paper is the PDF, by the keys for printing too. */
const ReportActions = ({ leadId, onOtherNumbers }: ReportActionsProps) => {
  const file = useRef<HTMLAnchorElement>(null)
  const isAsked = usePrintKeys(() => file.current?.click())
  return (
    <div className="no-print stack gap-2">
      <div className="flex flex-wrap gap-3">
        <ButtonLink ref={file} href={reportPdf(leadId)} download variant="secondary">
          <Download aria-hidden="true" className="size-5" />
          {words.downloadAsPdf()}
        </ButtonLink>
        <Button variant="secondary" onClick={onOtherNumbers}>
          {words.updateMyNumbers()}
        </Button>
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {isAsked && words.printTheDownloadedFile()}
      </p>
    </div>
  )
}

/** Whose page says where to look. */
const countyOf = ({ parcel, trimNumbers }: Report): string | null =>
  trimNumbers?.countyId ?? parcel?.countyId ?? null

/** The same home from the same numbers is one answer. */
const adviceOf = ({ address, parcel, basis, trimNumbers }: Report): string =>
  JSON.stringify([parcel?.address ?? address, basis, trimNumbers])

type AfterProps = Pick<ReadyReportProps, 'report' | 'verdict'>

/** Below the answer, which it must not push down when it comes. */
const AfterAnswer = ({ report, verdict }: AfterProps) => {
  const { nextStep, season, parcel } = report
  return (
    <div className="stack gap-4 sm:gap-5 few-words:order-2">
      {parcel && (
        <OnlySignedIn>
          <OwnCase countyId={parcel.countyId} parcelId={parcel.parcelId} />
        </OnlySignedIn>
      )}
      {parcel?.synthetic && <SampleParcelNotice />}
      <div className="no-print stack gap-4 sm:gap-5">
        {offersMeanwhile(nextStep) && (
          <Meanwhile
            taxYear={season.currentTaxYear + 1}
            exemptions={exemptionLines(verdict.readings)}
            countyId={countyOf(report)}
            datesFile={nextDatesFile(report.leadId)}
            leadId={report.leadId}
          />
        )}
        {verdict.outcome === 'do_not_file' && <IfYouFile season={season} />}
        <ReportParts report={report} verdict={verdict} />
      </div>
      <NotAdvice />
    </div>
  )
}

type ReadyReportProps = {
  report: Report
  verdict: VerdictOnWire
  takesFocus: boolean
  livesThere: LivesThere
  onOtherNumbers: () => void
  onOtherHome: (() => void) | null
}

export const ReadyReport = ({
  report,
  verdict,
  takesFocus,
  livesThere,
  onOtherNumbers,
  onOtherHome,
}: ReadyReportProps) => {
  const { nextStep, season } = report
  const estimate = season.isCurrent ? report.homeValue?.estimate : undefined
  const supported = estimate?.sufficient ? estimate.supported : null
  const advised = nextStep?.kind === 'better_not_to_buy' ? adviceOf(report) : null
  useEffect(() => {
    if (advised !== null) keepAdvice(advised)
  }, [advised])
  const { homeValue, appraiserUrl, wrongHomestead } = report
  const next = nextStep && {
    report: { season, nextStep, homeValue, appraiserUrl, wrongHomestead, countyId: countyOf(report) },
    verdict,
    onOtherNumbers,
  }
  return (
    // The answer and what to do next are one sheet of paper.
    <div className="one-sheet stack gap-4 sm:gap-5">
      <ReportHeading report={report} />
      <ReportBasis report={report} taxYear={verdict.taxYear} onOtherHome={onOtherHome} />
      <p className="hidden print:block">
        {rich(words.theWholeReportOnPaper({ strong: (text: string) => <strong>{text}</strong> }))}
      </p>
      <OlderValuesNotice report={report} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8 lg:[&>:first-child]:row-span-2 print:block">
        <AnswerCard
          report={report}
          verdict={verdict}
          takesFocus={takesFocus}
          livesThere={livesThere}
          action={next && <NextStepNearby {...next} />}
        />
        {next && <NextStepCard {...next} hasNearby />}
        <div className="no-print lg:col-start-1 lg:row-start-3">
          <ReportActions leadId={report.leadId} onOtherNumbers={onOtherNumbers} />
        </div>
        {supported && (
          <div className="no-print lg:col-start-2 lg:row-span-2 lg:row-start-2">
            <SupportFigure
              supported={supported}
              ownSaleCompared={report.homeValue?.ownSaleCompared}
              isWeightTold={verdict.reason === 'own_sale_speaks_against'}
            />
          </div>
        )}
      </div>
      <AfterAnswer report={report} verdict={verdict} />
    </div>
  )
}
