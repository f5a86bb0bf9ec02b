/** For who comes from their report to read about the course: its home, its day, and the way back. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/landing/your-report.ts'
import { useOpenReport } from '#web/report/use-open-report.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

export const YourReport = () => {
  const report = useOpenReport()
  if (report === null) return null
  const { leadId, address, fileBy } = report
  return (
    <p className="measure rounded-md border border-line bg-tint p-3">
      <strong className="block">{address}</strong> {fileBy}{' '}
      <TextLink to={paths.report(leadId)}>{words.backToYourReport()}</TextLink>
    </p>
  )
}
