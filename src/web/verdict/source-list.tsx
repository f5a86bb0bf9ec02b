/** Every figure of a verdict with where it was read, and how sure that is. */
import { CircleCheck, CircleDashed, FileText, type LucideIcon, PenLine, Scale } from 'lucide-react'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { Badge } from '#web/ui/badge.tsx'

type SourceOnWire = VerdictOnWire['sources'][number]

const confidenceMarks = {
  verified: { text: 'Checked at an official source', Icon: CircleCheck },
  likely: { text: 'Likely, not confirmed', Icon: CircleDashed },
  estimate: { text: 'Our estimate or judgement', Icon: Scale },
} as const

const markOf = ({ confidence, source }: SourceOnWire): { text: string; Icon: LucideIcon } => {
  if (confidence !== null) return confidenceMarks[confidence]
  return source.kind === 'typed'
    ? { text: 'Typed by you', Icon: PenLine }
    : { text: 'From the tax roll', Icon: FileText }
}

const Source = ({ line, figures }: { line: SourceOnWire; figures: readonly string[] }) => {
  const { text, Icon } = markOf(line)
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-bold">{figures.join(' · ')}</span>
        <Badge>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-soft">{line.citation}</p>
    </li>
  )
}

/** Figures read at the same place share one entry. */
export const SourceList = ({ sources }: Pick<VerdictOnWire, 'sources'>) => {
  const places = sources.filter(
    ({ citation }, at) => sources.findIndex((line) => line.citation === citation) === at,
  )
  const figuresAt = (place: SourceOnWire) =>
    sources.filter(({ citation }) => citation === place.citation).map(({ figure }) => figure)
  if (places.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">Where each figure comes from</h2>
      <ul className="mt-3 border-t border-line">
        {places.map((place) => (
          <Source key={place.citation} line={place} figures={figuresAt(place)} />
        ))}
      </ul>
    </section>
  )
}
