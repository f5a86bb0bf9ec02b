/** Draws a report on paper, in a thread. */
import type { Report } from '#contract/report/reports.ts'
import { renderPdf } from '#server/services/pdf/pdf.ts'
import { reportPaper } from './report.ts'

export type ReportOrder = { readonly report: Report }

export const draw = ({ order: { report }, now }: { order: ReportOrder; now: Date }): Promise<Buffer> =>
  renderPdf(reportPaper(report, now), now)
