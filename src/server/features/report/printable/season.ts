/** The season on paper: drawn, with the days in words. */
import type { Report } from '#contract/report/reports.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { PaperSection } from '#core/document/paper.ts'
import * as words from '#messages/report/printable-season.ts'
import { seasonStages } from '#words/season/stages.ts'
import { seasonFigure } from '../figure/season.ts'
import { drawn, section } from './blocks.ts'

export const seasonSection = (
  { season }: Pick<Report, 'season'>,
  today: CalendarDate,
): readonly PaperSection[] => {
  const stages = seasonStages(today, season.countyDeadline)
  return section(words.theAppealSeason(), [drawn(seasonFigure(stages, today))])
}
