/** Owns the sources of a report on paper under one numbering: the list at its end, and the numbers under each figure. */
import type { Report } from '#contract/report/reports.ts'
import type { Block } from '#core/document/paper.ts'
import { andList } from '#core/list-format.ts'
import * as words from '#messages/report/sources.ts'
import { capSources } from '#words/verdict/cap-sources.ts'
import { linkedTable, text } from './blocks.ts'

type SourceOnWire = NonNullable<Report['verdict']>['sources'][number]

interface Listed {
  readonly name: string
  readonly confidence: SourceOnWire['confidence']
}

export interface PaperSources {
  readonly verdict: readonly SourceOnWire[]
  readonly value: readonly SourceOnWire[]
  readonly caps: readonly SourceOnWire[]
  /** In the order of their numbers. */
  readonly listed: readonly Listed[]
  /** 'Sources: 1 and 4 in the list at the end.' */
  readonly under: (lines: readonly SourceOnWire[]) => string
}

/** The source itself; what it says, and when it was looked up, is on the page. */
const shortName = (citation: string): string => citation.split(/;| \(|\. Checked/)[0] ?? citation

const lessSure: readonly Listed['confidence'][] = ['estimate', 'likely']

/** Of several readings at one place the least sure. */
const leastSure = (lines: readonly SourceOnWire[]): Listed['confidence'] =>
  lessSure.find((one) => lines.some(({ confidence }) => confidence === one)) ?? lines[0]?.confidence ?? null

/** Figures read at the same place share one number. */
export const paperSources = (
  report: Pick<Report, 'verdict' | 'homeValue' | 'trimNumbers' | 'parcel'>,
): PaperSources => {
  const [verdict, value] = [report.verdict?.sources ?? [], report.homeValue?.sources ?? []]
  const caps = capSources(report)
  const all = [...verdict, ...value, ...caps]
  const places = Map.groupBy(all, ({ citation }) => shortName(citation))
  const names = [...places.keys()]
  const under = (lines: readonly SourceOnWire[]): string => {
    const at = new Set(lines.map(({ citation }) => names.indexOf(shortName(citation)) + 1))
    const said = andList.format([...at].toSorted((a, b) => a - b).map(String))
    return words.sizeInTheListAtThe({ size: at.size, said })
  }
  const listed = [...places].map(([name, lines]) => ({ name, confidence: leastSure(lines) }))
  return { verdict, value, caps, listed, under }
}

/** Without those of another part, by the beginning of their parameter. */
export const sourcesWithout = (lines: readonly SourceOnWire[], prefix: string): readonly SourceOnWire[] =>
  lines.filter(({ source }) => source.kind !== 'param' || !source.id.startsWith(prefix))

/** A statute's section at the Legislature's own site: 's. 196.031, Florida Statutes'. */
const lawUrl = (citation: string): string | null => {
  const [, section, chapter] = /\bss?\. ((\d{3})\.\d+)/.exec(citation) ?? []
  if (section === undefined || chapter === undefined) return null
  const hundreds = `${chapter[0]}00`
  const range = `0${hundreds}-0${chapter[0]}99`
  return `http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=${range}/0${chapter}/Sections/0${section}.html`
}

/** Which of the sources above are less than sure, by their numbers. */
const doubts = (listed: readonly Listed[]): readonly Block[] => {
  const placesOf = (confidence: Listed['confidence']) =>
    listed.flatMap((one, at) => (one.confidence === confidence ? [String(at + 1)] : []))
  const [likely, estimated] = [placesOf('likely'), placesOf('estimate')]
  const said = [
    ...(likely.length === 0 ? [] : [words.confirm({ places: andList.format(likely) })]),
    ...(estimated.length === 0 ? [] : [words.notOfficial({ places: andList.format(estimated) })]),
  ]
  return said.length === 0 ? [] : [text(said.join(' '))]
}

const cellsOf = (one: Listed | undefined, place: number) =>
  one === undefined
    ? [
        { text: '', url: null },
        { text: '', url: null },
      ]
    : [
        { text: String(place), url: null },
        { text: one.name, url: lawUrl(one.name) },
      ]

/** One small list in two columns; each statute leads to its own words. */
export const sourceTable = ({ listed }: PaperSources): readonly Block[] => {
  if (listed.length === 0) return []
  const half = Math.ceil(listed.length / 2)
  const columns = [
    ['No.', 0.5],
    [words.whereItIsFrom(), 6],
  ] as const
  return [
    linkedTable(
      words.numberedAsUnderTheFigures(),
      [...columns, ...columns],
      listed
        .slice(0, half)
        .map((one, at) => [...cellsOf(one, at + 1), ...cellsOf(listed[half + at], half + at + 1)]),
    ),
    ...doubts(listed),
  ]
}
