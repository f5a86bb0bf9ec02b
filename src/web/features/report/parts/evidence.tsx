/** Every part of a ready report below its answer, in reading order. */
import type { ReactNode } from 'react'
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/report/evidence.ts'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { SourceList } from '#web/verdict/source-list.tsx'
import type { TypedTrimNumbers } from '#web/verdict/trim/draft.ts'
import { otherUseFact, trimFields } from '#web/verdict/trim/fields.ts'
import { NeighborhoodPart } from './neighborhood/part.tsx'
import { RecordPart } from './record-part.tsx'
import { SalesPart } from './sales/part.tsx'
import { SavingsPart } from './savings/part.tsx'
import { StaircasePart } from './savings/staircase-part.tsx'
import { SeasonPart } from './season/part.tsx'
import { ReportSection } from './section.tsx'
import { reportSources } from './sources.ts'

type ReportPartsProps = { report: Report; verdict: VerdictOnWire }

const List = ({ texts }: { texts: readonly { code: string; text: string }[] }) => (
  <ul className="stack measure list-disc gap-2 pl-6">
    {texts.map(({ code, text }) => (
      <li key={code}>{unbroken(text)}</li>
    ))}
  </ul>
)

const Help = ({ verdict: { outcome, whatElseHelps } }: { verdict: VerdictOnWire }) => {
  const isInstead = outcome === 'do_not_file' || outcome === 'cannot_tell'
  return whatElseHelps.length === 0 ? null : (
    <ReportSection
      id="help"
      title={isInstead ? words.whatCanHelpInstead() : words.whatElseCanHelp()}
      summary={words.exemptionsTheCountysRecord()}
    >
      <List texts={whatElseHelps} />
    </ReportSection>
  )
}

const Why = ({ verdict: { explanation, notes } }: { verdict: VerdictOnWire }) => (
  <ReportSection id="why" title={words.whyWeSayThis()} summary={words.theReasoningInFullAndWhat()}>
    <div className="stack measure gap-4">
      {explanation.map((paragraph) => (
        <p key={paragraph}>{unbroken(paragraph)}</p>
      ))}
    </div>
    {notes.length > 0 && (
      <>
        <h3>{words.goodToKnowAboutTheseFigures()}</h3>
        <List texts={notes} />
      </>
    )}
  </ReportSection>
)

const TypedNumbers = ({ numbers }: { numbers: TypedTrimNumbers }) => (
  <ReportSection
    id="numbers"
    title={words.yourNumbers()}
    summary={words.typedFromYourTrimNoticeHomestead({
      taxYear: numbers.taxYear,
      homestead: numbers.homestead ? 'yes' : 'no',
    })}
  >
    <div className="measure">
      <DefinitionList
        items={[
          ...trimFields.map(({ name, label }) => ({
            name: label,
            value: formatMoney(Math.round(numbers[name] * 100)),
          })),
          ...otherUseFact(numbers),
        ]}
      />
    </div>
  </ReportSection>
)

/** Folds that belong together; each fold's own heading names it, so the group has none. */
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-b border-line">
    <p className="pb-2 font-bold text-action">{title}</p>
    {children}
  </div>
)

export const ReportParts = ({ report, verdict }: ReportPartsProps) => {
  const { homeValue, feeComparison, season } = report
  const sources = reportSources(report)
  const hasFigures = verdict.readings.length > 0
  const hasEvidence = hasFigures || homeValue !== null
  // Values of an older year, and sales beside them, say nothing of this one: they stand last, and in the past.
  const isOld = !season.isCurrent
  const evidence = (
    <>
      {hasFigures && (
        <>
          <SavingsPart
            isCurrent={season.isCurrent}
            verdict={verdict}
            comparison={feeComparison}
            sources={sources}
          />
          <StaircasePart report={report} verdict={verdict} sources={sources} />
        </>
      )}
      {homeValue && !isOld && (
        <>
          <SalesPart value={homeValue} sources={sources} />
          <NeighborhoodPart value={homeValue} sources={sources} />
        </>
      )}
    </>
  )
  return (
    <div className="stack mt-2 gap-8">
      <Group title={words.theAnswerExplained()}>
        <Help verdict={verdict} />
        <Why verdict={verdict} />
      </Group>
      {!isOld && hasEvidence && <Group title={words.theMoneyAndTheSales()}>{evidence}</Group>}
      <Group title={words.theRecordDatesAndSources()}>
        <RecordPart report={report} sources={sources} />
        {report.trimNumbers && <TypedNumbers numbers={report.trimNumbers} />}
        <SeasonPart county={season.countyDeadline} today={todayInFlorida(new Date())} />
        {isOld && evidence}
        {sources.all.length > 0 && (
          <ReportSection
            id="sources"
            title={words.whereEachFigureComesFrom()}
            summary={words.theCountysRecordTheLawAnd()}
          >
            <SourceList sources={sources.all} />
          </ReportSection>
        )}
      </Group>
    </div>
  )
}
