/** The report as a file to keep or print. */
import type { Context } from '#server/context.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import { readReport } from '../actions.ts'
import type { ReportOrder } from './draw.ts'

const program = new URL('./draw.ts', import.meta.url)

/** null when there is no such report. */
export const reportFile = async (ctx: Context, leadId: string): Promise<SignedFile | null> => {
  const report = await readReport(ctx, leadId)
  if (!report) return null
  const order: ReportOrder = { report }
  const bytes = await ctx.drawing.draw(program, order, ctx.now())
  if (bytes === null) return null
  const { valuesTaxYear, currentTaxYear } = report.season
  const fileName = `savings-report-${valuesTaxYear ?? currentTaxYear}.pdf`
  return { bytes, mediaType: 'application/pdf', fileName }
}
