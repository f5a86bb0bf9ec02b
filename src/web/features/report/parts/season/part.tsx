/** The season as a list of stages, each with its place in the year and today's line through all of them. */
import type { Report } from '#contract/report/reports.ts'
import {
  monthsOf,
  placeIn,
  type SeasonSpan,
  type StageTime,
  spanOf,
  timeOf,
} from '#core/appeal/season/strip.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { shortMonthName } from '#core/date-forms.ts'
import * as messages from '#messages/report/season-part.ts'
import { At, Chart } from '#web/ui/chart.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { type Stage, seasonStages } from '#words/season/stages.ts'
import { ReportSection } from '../section.tsx'
import { SeasonStrip } from './strip.tsx'

/** A name near an end of the strip stays within it. */
const anchorAt = (percent: number) => (percent < 15 ? 'start' : percent > 85 ? 'end' : 'middle')

/** Every sixth month is named; with very large letters on a phone the first alone, whose neighbor would touch it. */
const Months = ({ span, today }: { span: SeasonSpan; today: CalendarDate }) => (
  <Chart heightPx={64}>
    <line x1="0" x2="100%" y1="34" y2="34" className="stroke-control" />
    {monthsOf(span).map((month, at) => (
      <At key={month} percent={placeIn(span, month)}>
        <line y1={at % 6 === 0 ? 24 : 29} y2="34" className="stroke-control" />
        {at % 6 === 0 && (
          <text
            y="18"
            // The last name ends where the strip does.
            textAnchor={placeIn(span, month) > 80 ? 'end' : 'start'}
            className={`fill-soft text-xs ${at > 0 ? 'hidden @min-[12rem]:block' : ''}`}
          >
            {shortMonthName(month)} {`’${month.slice(2, 4)}`}
          </text>
        )}
      </At>
    ))}
    <At percent={placeIn(span, today)}>
      <text y="52" textAnchor={anchorAt(placeIn(span, today))} className="fill-coral text-xs font-bold">
        {messages.today()}
      </text>
      <line y1="57" y2="64" strokeWidth="2" className="stroke-coral" />
    </At>
  </Chart>
)

const timeWords: Readonly<Record<StageTime, string | null>> = { past: 'Past', now: 'Now', ahead: null }

/** A stage of filed petitions is not now for who reads what could be filed. */
const timeNowOf = (stage: Stage, today: CalendarDate): StageTime => {
  const time = timeOf(stage, today)
  return stage.onlyIfFiled && time === 'now' ? 'ahead' : time
}

type StageRowProps = { stage: Stage; span: SeasonSpan; today: CalendarDate }

const StageRow = ({ stage, span, today }: StageRowProps) => {
  const time = timeNowOf(stage, today)
  const words = stage.onlyIfFiled ? messages.ifYouFiled() : timeWords[time]
  return (
    <li
      aria-current={time === 'now' ? 'date' : undefined}
      className="break-inside-avoid border-t border-line lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-10"
    >
      <div className="pt-3 pb-1 lg:py-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{stage.title}</span>
          {words && <Badge tone={time === 'now' ? 'deadline' : 'neutral'}>{words}</Badge>}
        </p>
        <p>{unbroken(stage.when)}</p>
        <p className="text-sm text-soft">{unbroken(stage.detail)}</p>
        <p className="text-xs text-soft">{unbroken(messages.source({ source: stage.source }))}</p>
      </div>
      <SeasonStrip stage={stage} time={time} span={span} today={today} />
    </li>
  )
}

type SeasonPartProps = { county: Report['season']['countyDeadline']; today: CalendarDate }

export const SeasonPart = ({ county, today }: SeasonPartProps) => {
  const stages = seasonStages(today, county)
  const span = spanOf(stages, today)
  return (
    <ReportSection
      id="season"
      title={messages.keyDates()}
      summary={messages.noticesPetitionsEvidenceHearings()}
      lead={messages.todayIsTheDatesOnYour({ today: formatCalendarDate(today) })}
    >
      <div>
        <div className="@container lg:ml-[calc(50%+1.25rem)]">
          <Months span={span} today={today} />
        </div>
        <ol className="border-b border-line">
          {stages.map((stage) => (
            <StageRow key={stage.key} stage={stage} span={span} today={today} />
          ))}
        </ol>
      </div>
    </ReportSection>
  )
}
