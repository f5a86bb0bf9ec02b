/** Every part of a ready report below its answer, in reading order. */
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { NarrowFold } from '#web/fold/narrow-fold.tsx'
import { FoldedPart } from '#web/verdict/folded-part.tsx'
import { SourceList } from '#web/verdict/source-list.tsx'
import { NeighborhoodPart } from './neighborhood-part.tsx'
import { RecordPart } from './record-part.tsx'
import { ReportSection } from './report-section.tsx'
import { reportSources } from './report-sources.ts'
import { SalesPart } from './sales-part.tsx'
import { SavingsPart } from './savings-part.tsx'
import { SeasonPart } from './season-part.tsx'
import { StaircasePart } from './staircase-part.tsx'

type ReportPartsProps = { report: Report; verdict: VerdictOnWire }

const List = ({ texts }: { texts: readonly { code: string; text: string }[] }) => (
  <ul className="stack measure list-disc gap-2 pl-6">
    {texts.map(({ code, text }) => (
      <li key={code}>{text}</li>
    ))}
  </ul>
)

const Help = ({ verdict: { outcome, whatElseHelps } }: { verdict: VerdictOnWire }) => {
  const isInstead = outcome === 'do_not_file' || outcome === 'cannot_tell'
  return whatElseHelps.length === 0 ? null : (
    <ReportSection id="help" title={isInstead ? 'What can help instead' : 'What else can help'}>
      {isInstead ? (
        <List texts={whatElseHelps} />
      ) : (
        <NarrowFold of="help" summary="Other ways that can help">
          <List texts={whatElseHelps} />
        </NarrowFold>
      )}
    </ReportSection>
  )
}

const Why = ({ verdict: { explanation } }: { verdict: VerdictOnWire }) => (
  <ReportSection id="why" title="Why we say this">
    <NarrowFold of="why" summary="The reasons, with their figures">
      <div className="stack measure gap-4">
        {explanation.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </NarrowFold>
  </ReportSection>
)

export const ReportParts = ({ report, verdict }: ReportPartsProps) => {
  const { homeValue, feeComparison, season } = report
  const sources = reportSources(report)
  return (
    <div className="stack mt-4 gap-8 lg:gap-12 print:gap-6">
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <Why verdict={verdict} />
        <Help verdict={verdict} />
      </div>
      {verdict.readings.length > 0 && (
        <>
          <StaircasePart report={report} verdict={verdict} sources={sources} />
          <SavingsPart
            isCurrent={season.isCurrent}
            verdict={verdict}
            comparison={feeComparison}
            sources={sources}
          />
        </>
      )}
      {homeValue && (
        <>
          <SalesPart value={homeValue} sources={sources} />
          <NeighborhoodPart value={homeValue} sources={sources} />
        </>
      )}
      <RecordPart report={report} sources={sources} />
      <SeasonPart county={season.countyDeadline} today={todayInFlorida(new Date())} />
      <div>
        {verdict.notes.length > 0 && (
          <FoldedPart title="Good to know about these figures">
            <List texts={verdict.notes} />
          </FoldedPart>
        )}
        {sources.all.length > 0 && (
          <FoldedPart title="Where each figure comes from">
            <SourceList sources={sources.all} />
          </FoldedPart>
        )}
      </div>
    </div>
  )
}
