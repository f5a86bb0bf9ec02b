/** One stage's place in the season: a bar for a span, a diamond for a day, and a line for today. */
import { placeIn, type SeasonSpan, type StageTime } from '#core/appeal/season/strip.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { At } from '#web/ui/chart.tsx'
import type { Stage } from '#words/season/stages.ts'

const fills: Readonly<Record<StageTime, string>> = {
  past: 'fill-line stroke-control',
  now: 'fill-amber-line stroke-amber-line',
  ahead: 'fill-action stroke-action',
}

type SeasonStripProps = {
  stage: Pick<Stage, 'from' | 'to'>
  time: StageTime
  span: SeasonSpan
  today: CalendarDate
}

const Mark = ({ stage, time, span }: Omit<SeasonStripProps, 'today'>) => {
  const [start, end] = [placeIn(span, stage.from), placeIn(span, stage.to)]
  if (stage.from === stage.to) {
    return (
      <At percent={start} y="50%">
        <rect x="-7" y="-7" width="14" height="14" transform="rotate(45)" className={fills[time]} />
      </At>
    )
  }
  return (
    <At percent={0} y="50%">
      <rect x={`${start}%`} y="-7" width={`${end - start}%`} height="14" rx="3" className={fills[time]} />
    </At>
  )
}

export const SeasonStrip = ({ today, ...mark }: SeasonStripProps) => {
  const now = `${placeIn(mark.span, today)}%`
  return (
    <svg aria-hidden="true" className="block h-7 w-full overflow-visible lg:h-full lg:min-h-16">
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
      <Mark {...mark} />
      <line x1={now} x2={now} y1="0" y2="100%" strokeWidth="2" className="stroke-coral" />
    </svg>
  )
}
