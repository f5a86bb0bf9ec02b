/** What lower values would save: this year, in the years after, and after what it costs to get there. */
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { areLaterYearsShown, areWaysCompared } from '#core/tax/verdict/shown-savings.ts'
import * as words from '#messages/report/savings-part.ts'
import { useReader } from '#web/session/reader.ts'
import { NeededCut } from '#web/verdict/reading/needed-cut.tsx'
import { ScenariosTable } from '#web/verdict/reading/scenarios-table.tsx'
import { sourcesOfKind } from '#web/verdict/source-marks.tsx'
import { FigureSources } from '../figure-sources.tsx'
import { ReportSection } from '../section.tsx'
import type { ReportSources } from '../sources.ts'
import { WaysTable } from './ways-table.tsx'
import { YearsTable } from './years-table.tsx'

const restartOf = ({ notes }: VerdictOnWire): string | null =>
  notes.find(({ code }) => code === 'cap_restarts')?.text ?? null

type SavingsPartProps = {
  /** False when the figures are of a year whose notices are no longer the newest. */
  isCurrent: boolean
  verdict: VerdictOnWire
  comparison: Report['feeComparison']
  sources: ReportSources
}

export const SavingsPart = ({ isCurrent, verdict, comparison, sources }: SavingsPartProps) => {
  // Who has bought the course has no way of filing to choose.
  const isOwner = useReader() === 'owner'
  return (
    <ReportSection
      id="savings"
      title={
        isCurrent
          ? words.whatALowerValueWouldSave()
          : words.whatALowerValueWouldHave({ taxYear: verdict.taxYear })
      }
      summary={verdict.readings.length > 0 ? words.eachSizeOfReductionThisYear() : ''}
      lead={
        isCurrent
          ? words.estimatesNotPromisesTheBoard()
          : words.theseAreFiguresTheySayNothing({ taxYear: verdict.taxYear })
      }
    >
      <NeededCut verdict={verdict} />
      {verdict.readings.map((reading) => (
        <div key={reading.regime} className="stack gap-8">
          <ScenariosTable reading={reading} fee={verdict.fee} />
          {areLaterYearsShown(reading, isCurrent) && (
            <YearsTable reading={reading} taxYear={verdict.taxYear} restart={restartOf(verdict)} />
          )}
        </div>
      ))}
      {comparison && !isOwner && areWaysCompared(verdict) && <WaysTable comparison={comparison} />}
      <FigureSources
        all={sources.all}
        of={sourcesOfKind(sources.verdict, ['values', 'exemption', 'rates', 'fee'])}
      />
    </ReportSection>
  )
}
