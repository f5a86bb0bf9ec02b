/** Every figure of a verdict with where it was read, numbered as its marks are, and how sure that is. */
import { CircleCheck, CircleDashed, FileText, type LucideIcon, PenLine, Scale } from 'lucide-react'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import * as words from '#messages/verdict/source-list.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { type SourceOnWire, sourceId, sourcePlaces } from './source-marks.tsx'

const confidenceMarks = {
  verified: { text: words.checkedAtAnOfficialSource(), Icon: CircleCheck },
  likely: { text: words.likelyNotConfirmed(), Icon: CircleDashed },
  estimate: { text: words.ourEstimate(), Icon: Scale },
} as const

const markOf = ({ confidence, source }: SourceOnWire): { text: string; Icon: LucideIcon } => {
  if (confidence !== null) return confidenceMarks[confidence]
  return source.kind === 'typed'
    ? { text: words.typedByYou(), Icon: PenLine }
    : { text: words.fromTheTaxRoll(), Icon: FileText }
}

const Source = ({ place }: { place: ReturnType<typeof sourcePlaces>[number] }) => {
  const [first] = place.lines
  if (first === undefined) return null
  const { text, Icon } = markOf(first)
  return (
    <li id={sourceId(place.number)} className="scroll-mt-24 border-b border-line py-3 target:bg-tint">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-bold">
          {place.number}. {place.lines.map(({ figure }) => figure).join('; ')}
        </span>
        <Badge>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-soft">{unbroken(place.citation)}</p>
    </li>
  )
}

export const SourceList = ({ sources }: Pick<VerdictOnWire, 'sources'>) => (
  <ol className="border-t border-line">
    {sourcePlaces(sources).map((place) => (
      <Source key={place.citation} place={place} />
    ))}
  </ol>
)
