/** Owns the sources of a whole report under one numbering: of the verdict first, then of the value and the caps. */
import type { Report } from '#contract/report/reports.ts'
import type { SourceOnWire } from '#web/verdict/source-marks.tsx'
import { capSources } from '#words/verdict/cap-sources.ts'

export type ReportSources = {
  readonly all: readonly SourceOnWire[]
  readonly verdict: readonly SourceOnWire[]
  readonly value: readonly SourceOnWire[]
  readonly caps: readonly SourceOnWire[]
}

/** The sources of one part: those that belong to another (by the beginning of their parameter) left out. */
export const sourcesWithout = (sources: readonly SourceOnWire[], prefix: string): readonly SourceOnWire[] =>
  sources.filter(({ source }) => source.kind !== 'param' || !source.id.startsWith(prefix))

/** What the roll says of one parcel itself. */
export const sourcesOfParcel = (
  sources: readonly SourceOnWire[],
  parcelId: string,
): readonly SourceOnWire[] =>
  sources.filter(({ source, citation }) => source.kind === 'roll' && citation.includes(`parcel ${parcelId}`))

type SourcedReport = Pick<Report, 'verdict' | 'homeValue' | 'trimNumbers' | 'parcel'>

export const reportSources = (report: SourcedReport): ReportSources => {
  const [verdict, value] = [report.verdict?.sources ?? [], report.homeValue?.sources ?? []]
  const caps = capSources(report)
  return { all: [...verdict, ...value, ...caps], verdict, value, caps }
}
