/** The season on paper: drawn, then stage by stage with what happens and the law of it. */
import type { Report } from '#contract/report/reports.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { PaperSection } from '#core/document/paper.ts'
import * as words from '#messages/report/printable-season.ts'
import { seasonStages } from '#words/season/stages.ts'
import { seasonFigure } from '../figure/season.ts'
import { drawn, list, note, section } from './blocks.ts'

export const seasonSection = (
  { season }: Pick<Report, 'season'>,
  today: CalendarDate,
): readonly PaperSection[] => {
  const stages = seasonStages(today, season.countyDeadline)
  return section(words.theAppealSeason(), [
    drawn(seasonFigure(stages, today)),
    ...list(
      stages.map(({ title, detail, source }) => `${title}. ${detail} Source: ${source.replace(/\.$/, '')}.`),
    ),
    note(words.yourOwnNoticeAndTheNotice()),
  ])
}
