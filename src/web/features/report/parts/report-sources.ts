/** Owns the sources of a whole report under one numbering: those of the verdict first, then those of the value. */
import type { Report } from '#contract/reports.ts'
import type { SourceOnWire } from '#web/verdict/source-marks.tsx'

export type ReportSources = {
  readonly all: readonly SourceOnWire[]
  readonly verdict: readonly SourceOnWire[]
  readonly value: readonly SourceOnWire[]
}

export const reportSources = ({
  verdict,
  homeValue,
}: Pick<Report, 'verdict' | 'homeValue'>): ReportSources => {
  const [ofVerdict, ofValue] = [verdict?.sources ?? [], homeValue?.sources ?? []]
  return { all: [...ofVerdict, ...ofValue], verdict: ofVerdict, value: ofValue }
}
