/** The report as a file to keep or print. */
import type { Context } from '#server/context.ts'
import type { SignedFile } from '#server/http/serve-file.ts'
import { renderPdf } from '#server/services/pdf/pdf.ts'
import { readReport } from './actions.ts'
import { reportPaper } from './report-paper.ts'

/** null when there is no such report. */
export const reportFile = async (ctx: Context, leadId: string): Promise<SignedFile | null> => {
  const report = await readReport(ctx, leadId)
  if (!report) return null
  const now = ctx.now()
  const bytes = await renderPdf(reportPaper(report, now), now)
  const { valuesTaxYear, currentTaxYear } = report.season
  const fileName = `savings-report-${valuesTaxYear ?? currentTaxYear}.pdf`
  return { bytes, mediaType: 'application/pdf', fileName }
}
