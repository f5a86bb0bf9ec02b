/** Owns the sources of a report on paper under one numbering: the list at its end, and the numbers under each figure. */
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/report/sources.ts'
import { capSources } from '#words/verdict/cap-sources.ts'

type SourceOnWire = NonNullable<Report['verdict']>['sources'][number]

export interface PaperSources {
  readonly verdict: readonly SourceOnWire[]
  readonly value: readonly SourceOnWire[]
  readonly caps: readonly SourceOnWire[]
  /** In the order of their numbers. */
  readonly listed: readonly string[]
  /** 'Sources: 1 and 4 in the list at the end.' */
  readonly under: (lines: readonly SourceOnWire[]) => string
}

const numbers = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Figures read at the same place share one number. */
export const paperSources = (
  report: Pick<Report, 'verdict' | 'homeValue' | 'trimNumbers' | 'parcel'>,
): PaperSources => {
  const [verdict, value] = [report.verdict?.sources ?? [], report.homeValue?.sources ?? []]
  const caps = capSources(report)
  const all = [...verdict, ...value, ...caps]
  const citations = [...new Set(all.map(({ citation }) => citation))]
  const figuresOf = (citation: string) =>
    new Set(all.filter((line) => line.citation === citation).map(({ figure }) => figure))
  const under = (lines: readonly SourceOnWire[]): string => {
    const places = new Set(lines.map(({ citation }) => citations.indexOf(citation) + 1))
    const said = numbers.format([...places].toSorted((a, b) => a - b).map(String))
    return words.sizeInTheListAtThe({ size: places.size, said })
  }
  const listed = citations.map((citation) => `${[...figuresOf(citation)].join('; ')}: ${citation}`)
  return { verdict, value, caps, listed, under }
}

/** Without those of another part, by the beginning of their parameter. */
export const sourcesWithout = (lines: readonly SourceOnWire[], prefix: string): readonly SourceOnWire[] =>
  lines.filter(({ source }) => source.kind !== 'param' || !source.id.startsWith(prefix))
