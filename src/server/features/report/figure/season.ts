/** Draws the season: each stage with its place in the year, and the day of printing through all of them. */
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
import { FIGURE_WIDTH, type Figure, type Ink, type Mark } from '#core/document/paper.ts'
import { type Ground, label, line, placeOn } from '#core/figure/marks.ts'
import * as words from '#messages/report/season.ts'
import type { Stage } from '#words/season/stages.ts'

const ground: Ground = { left: 290, width: FIGURE_WIDTH - 290 }
const headRoom = 40
const rowStep = 15

const fills: Readonly<Record<StageTime, Ink>> = { past: 'line', now: 'amber', ahead: 'action' }
const timeWords: Readonly<Record<StageTime, string>> = { past: ' (past)', now: ' (now)', ahead: '' }

/** Every third month is named. */
const monthMarks = (span: SeasonSpan): readonly Mark[] =>
  monthsOf(span).flatMap((first, at): readonly Mark[] => {
    const x = placeOn(ground, placeIn(span, first))
    const isNamed = at % 3 === 0
    const year = at === 0 || first.endsWith('01-01') ? ` ${first.slice(0, 4)}` : ''
    const tick = line([x, isNamed ? 16 : 20], [x, 24], 'control')
    return isNamed ? [tick, label(`${shortMonthName(first)}${year}`, [x, 9], { ink: 'soft' })] : [tick]
  })

const spotOf = ({ from, to }: Stage, fill: Ink, span: SeasonSpan, y: number): Mark => {
  const [start, end] = [from, to].map((date) => placeOn(ground, placeIn(span, date)))
  return from === to
    ? { kind: 'diamond', at: [start ?? 0, y], reach: 6, fill, edge: 'control' }
    : { kind: 'box', at: [start ?? 0, y - 5], size: [(end ?? 0) - (start ?? 0), 10], fill, edge: 'control' }
}

const stageMarks = (stage: Stage, at: number, span: SeasonSpan, today: CalendarDate): readonly Mark[] => {
  const time = timeOf(stage, today)
  const top = headRoom + rowStep * at
  const y = top + rowStep / 2
  return [
    line([0, top], [FIGURE_WIDTH, top], 'line'),
    label(`${stage.title}${timeWords[time]}`, [0, y], { strong: true }),
    spotOf(stage, fills[time], span, y),
  ]
}

export const seasonFigure = (stages: readonly Stage[], today: CalendarDate): Figure => {
  const span = spanOf(stages, today)
  const height = headRoom + rowStep * stages.length
  const now = placeOn(ground, placeIn(span, today))
  const said = stages.map((stage) => `${stage.title}${timeWords[timeOf(stage, today)]}: ${stage.when}.`)
  return {
    title: words.keyDatesAsOf({ today: formatCalendarDate(today) }),
    alt: said.join(' '),
    height,
    marks: [
      line([ground.left, 24], [FIGURE_WIDTH, 24], 'control'),
      ...monthMarks(span),
      label('Today', [now, 33], { align: 'middle', ink: 'accent', strong: true }),
      ...stages.flatMap((stage, at) => stageMarks(stage, at, span, today)),
      line([now, headRoom], [now, height], 'accent', 1.8),
    ],
    sources: null,
  }
}
