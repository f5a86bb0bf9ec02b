/** Says plainly that the values are not of the newest notices, before anything is read into them. */
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/verdict/older-values-notice.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'

type OlderValuesNoticeProps = { report: Pick<Report, 'season' | 'trimNumbers'> }

export const OlderValuesNotice = ({ report: { season, trimNumbers } }: OlderValuesNoticeProps) => {
  const { isCurrent, valuesTaxYear, currentTaxYear } = season
  if (isCurrent || valuesTaxYear === null) return null
  const what = trimNumbers
    ? words.theNumbersOfYourNotice({ taxYear: valuesTaxYear })
    : words.valuesFromTheTaxRoll({ taxYear: valuesTaxYear })
  return (
    <Notice tone="deadline" title={words.theseAreAddYourNoticeFor({ what, currentTaxYear })}>
      <p>{words.valuesExemptionsAndTaxRatesChange({ taxYear: valuesTaxYear })}</p>
    </Notice>
  )
}
