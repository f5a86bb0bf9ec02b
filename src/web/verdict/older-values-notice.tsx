/** Says plainly that the values are not of the newest notices, before anything is read into them. */
import type { Report } from '#contract/report/reports.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'

type OlderValuesNoticeProps = { report: Pick<Report, 'season' | 'trimNumbers'> }

export const OlderValuesNotice = ({ report: { season, trimNumbers } }: OlderValuesNoticeProps) => {
  const { isCurrent, valuesTaxYear, currentTaxYear } = season
  if (isCurrent || valuesTaxYear === null) return null
  const what = trimNumbers
    ? `the numbers of your ${valuesTaxYear} notice`
    : `values from the ${valuesTaxYear} tax roll`
  return (
    <Notice
      tone="deadline"
      title={`These are ${what}. Add your ${currentTaxYear} notice for a current answer`}
    >
      <p>
        Values, exemptions, and tax rates change every year. The figures below are for {valuesTaxYear}
        only.
      </p>
    </Notice>
  )
}
