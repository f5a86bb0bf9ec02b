/** Makes the file of a download for one case, in one format. */
import type { z } from 'zod'
import type { comparisonTemplate, conditionTemplate } from '#content/worksheet.ts'
import type { FileFormat } from '#contract/course/resources.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { dateRows } from '#core/document/template/date-rows.ts'
import { paperFor } from '#core/document/template/template.ts'
import { homeSourceSentence } from '#core/document/worksheet/compared-home.ts'
import { comparisonExample, newComparison } from '#core/document/worksheet/comparison-example.ts'
import { comparisonSheet } from '#core/document/worksheet/comparison-sheet.ts'
import { conditionSheet } from '#core/document/worksheet/condition-sheet.ts'
import { helpSheet } from '#core/document/worksheet/help-sheet.ts'
import type { Workbook } from '#core/document/worksheet/sheet.ts'
import { renderCalendar } from '#server/services/calendar/deadlines.ts'
import { renderWord } from '#server/services/office/word-document.ts'
import { renderWorkbook } from '#server/services/office/workbook.ts'
import { printableFacts, printableTables, renderPdf } from '#server/services/pdf/pdf.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import type { Case } from './case.ts'
import type { Source } from './library.ts'

export type Dates = {
  readonly now: Date
  readonly petitionDueOn: CalendarDate | null
  readonly hearingOn: CalendarDate | null
}

const comparisonBook = (
  words: z.infer<typeof comparisonTemplate>,
  { comparedHome, homeFrom, homeSales }: Case,
): Workbook => {
  const { title, sheets, note, filledIn, example, help, sources } = words
  const start = homeSales.sales.length === 0 ? note : filledIn
  const workNote = `${start} ${homeSourceSentence(homeFrom, words.homeSources)}`.trim()
  return {
    title,
    sheets: [
      comparisonSheet(sheets.work, newComparison(comparedHome, homeSales), { ...words, note: workNote }),
      comparisonSheet(sheets.example, comparisonExample, { ...words, note: example }),
      helpSheet(
        sheets.help,
        title,
        help,
        sources.map(({ label }) => label),
      ),
    ],
  }
}

const conditionBook = (
  words: z.infer<typeof conditionTemplate>,
  { facts, conditionLines }: Case,
): Workbook => {
  const { title, sheets, help, sources } = words
  const home = {
    owner: facts['owner.name'],
    address: facts['home.street'],
    parcelId: facts['home.parcelId'],
    year: facts['case.taxYear'],
    lines: conditionLines,
  }
  return {
    title,
    sheets: [
      conditionSheet(sheets.work, home, words),
      helpSheet(
        sheets.help,
        title,
        help,
        sources.map(({ label }) => label),
      ),
    ],
  }
}

const deadlinesOf = ({ county, days }: Case, { now, petitionDueOn, hearingOn }: Dates) =>
  deadlinesFor({
    today: todayInFlorida(now),
    county,
    printedPetitionDate: petitionDueOn,
    hearingOn,
    // The hour in the case is that of its own day, not of another asked for.
    hearing: hearingOn === days.hearingOn ? days.hearing : null,
  }).map(tellDeadline)

/** `format` is one of those that the download offers. */
export const renderFile = (
  source: Source,
  format: FileFormat,
  known: Case,
  dates: Dates,
): Promise<Buffer> => {
  const { now } = dates
  const deadlines = deadlinesOf(known, dates)
  const tables = { ...known.tables, dates: dateRows(deadlines) }
  switch (source.kind) {
    case 'paper':
      return format === 'docx'
        ? renderWord(paperFor(source.template, known.facts, tables))
        : renderPdf(paperFor(source.template, printableFacts(known.facts), printableTables(tables)), now)
    case 'comparison':
      return renderWorkbook(comparisonBook(source.template, known), now)
    case 'condition':
      return renderWorkbook(conditionBook(source.template, known), now)
    case 'calendar': {
      const { county, key } = known
      return Promise.resolve(renderCalendar({ deadlines, county, key }, source.template, now))
    }
  }
}
