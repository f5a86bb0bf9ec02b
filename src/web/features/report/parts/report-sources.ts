/** Owns the sources of a whole report under one numbering: those of the verdict first, then those of the value. */
import type { Report } from '#contract/reports.ts'
import type { SourceOnWire } from '#web/verdict/source-marks.tsx'

export type ReportSources = {
  readonly all: readonly SourceOnWire[]
  readonly verdict: readonly SourceOnWire[]
  readonly value: readonly SourceOnWire[]
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

export const reportSources = ({
  verdict,
  homeValue,
}: Pick<Report, 'verdict' | 'homeValue'>): ReportSources => {
  const [ofVerdict, ofValue] = [verdict?.sources ?? [], homeValue?.sources ?? []]
  return { all: [...ofVerdict, ...ofValue], verdict: ofVerdict, value: ofValue }
}
