/** Small numbers beside the figures, in the order in which the page first uses them, each leading to its source. */
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import * as words from '#messages/verdict/source-marks.ts'

export type SourceOnWire = VerdictOnWire['sources'][number]

/** What a line of the page rests on. */
export type FigureKind = 'values' | 'exemption' | 'rates' | 'fee' | 'limits'

const kindOf = ({ figure, source }: SourceOnWire): FigureKind => {
  if (/fee/i.test(figure)) return 'fee'
  if (/rates|total tax/i.test(figure)) return 'rates'
  if (/exemption/i.test(figure)) return 'exemption'
  return source.kind === 'param' ? 'limits' : 'values'
}

/** The lines that one of these kinds of figures rests on. */
export const sourcesOfKind = (
  sources: readonly SourceOnWire[],
  kinds: readonly FigureKind[],
): readonly SourceOnWire[] => sources.filter((line) => kinds.includes(kindOf(line)))

/** Figures read at the same place share one number; the verdict lists them in the order of the reading. */
export const sourcePlaces = (sources: readonly SourceOnWire[]) => {
  const citations = [...new Set(sources.map(({ citation }) => citation))]
  return citations.map((citation, at) => {
    const lines = sources.filter((line) => line.citation === citation)
    return { number: at + 1, citation, lines, kinds: new Set(lines.map(kindOf)) }
  })
}

export const sourceId = (number: number): string => `source-${number}`

/** The list of sources may be folded, and a browser does not unfold it for every kind of jump. */
const unfold = (number: number) => {
  const details = document.getElementById(sourceId(number))?.closest('details')
  if (details) details.open = true
}

export const SourceMark = ({ number }: { number: number }) => (
  <a
    href={`#${sourceId(number)}`}
    aria-label={words.source({ number })}
    onClick={() => unfold(number)}
    className="inline-block min-w-6 whitespace-nowrap px-1 text-center leading-[1.5rem] text-action underline underline-offset-2"
  >
    [{number}]
  </a>
)

type SourceMarksProps = { sources: readonly SourceOnWire[]; of: readonly FigureKind[] }

export const SourceMarks = ({ sources, of }: SourceMarksProps) => {
  const numbers = sourcePlaces(sources)
    .filter(({ kinds }) => of.some((kind) => kinds.has(kind)))
    .map(({ number }) => number)
  if (numbers.length === 0) return null
  return (
    <sup className="font-normal whitespace-nowrap">
      {numbers.map((number) => (
        <SourceMark key={number} number={number} />
      ))}
    </sup>
  )
}
