/** The way from just value to tax, school levies beside all others, with the rule that makes each stair. */
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { isHomestead, stepRules } from '#core/tax/levy/value-steps.ts'
import * as words from '#messages/report/staircase-part.ts'
import type { ReadingOnWire } from '#web/verdict/reading/facts.ts'
import { sourcesOfKind } from '#web/verdict/source-marks.tsx'
import { FigureSources } from '../figure-sources.tsx'
import { ReportSection } from '../section.tsx'
import type { ReportSources } from '../sources.ts'
import { ValueFlight } from './value-flight.tsx'

type StaircaseProps = { reading: ReadingOnWire; taxYear: number; homestead: boolean; sources: ReportSources }

const Staircase = ({ reading, taxYear, homestead, sources }: StaircaseProps) => {
  if (reading.staircase.length === 0) return null
  const rules = stepRules(reading, { taxYear, homestead })
  return (
    <figure className="rounded-lg border border-line bg-surface p-5 sm:p-7">
      <figcaption>
        <h3>{reading.rulesLabel}</h3>
        <p className="mt-1 text-sm text-soft">{words.eachBarIsAValueEach()}</p>
      </figcaption>
      <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {reading.staircase.map((line) => (
          <ValueFlight key={line.levy} line={line} rules={rules} widestCents={Math.max(1, line.justCents)} />
        ))}
      </div>
      <div className="mt-6">
        <FigureSources
          all={sources.all}
          of={[...sourcesOfKind(sources.verdict, ['values', 'exemption', 'rates']), ...sources.caps]}
        />
      </div>
    </figure>
  )
}

type StaircasePartProps = { report: Report; verdict: VerdictOnWire; sources: ReportSources }

export const StaircasePart = ({ report, verdict, sources }: StaircasePartProps) => (
  <ReportSection
    id="values"
    title={
      report.season.isCurrent
        ? words.fromMarketValueToTaxableValue()
        : words.whatTheFiguresSaid({ taxYear: verdict.taxYear })
    }
    summary={words.whatTheCapAndExemptionsTake()}
    lead={words.youSaveOnlyIfYourTaxable()}
  >
    {verdict.readings.map((reading) => (
      <Staircase
        key={reading.regime}
        reading={reading}
        taxYear={verdict.taxYear}
        homestead={isHomestead(report)}
        sources={sources}
      />
    ))}
  </ReportSection>
)
