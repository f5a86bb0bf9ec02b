/** For who comes from their report to read about the course: its home, its day, and the way back. */
import { useSyncExternalStore } from 'react'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/landing/your-report.ts'
import { keptReportText, readOpenReport } from '#web/report/open-report.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

/** It changes on another page alone. */
const never = () => () => undefined

export const YourReport = () => {
  const report = readOpenReport(useSyncExternalStore(never, keptReportText, () => ''))
  if (report === null) return null
  const { leadId, address, fileBy } = report
  return (
    <p className="measure rounded-md border border-line bg-tint p-3">
      <strong className="block">{address}</strong> {fileBy}{' '}
      <TextLink to={paths.report(leadId)}>{words.backToYourReport()}</TextLink>
    </p>
  )
}
