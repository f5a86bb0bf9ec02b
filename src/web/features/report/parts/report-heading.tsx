/** Which home and year a report is about, and what it was read from. */
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const basisWords = ({ basis, parcel }: Report): string | null => {
  const roll = parcel?.rollName ?? 'the tax roll'
  switch (basis) {
    case 'roll':
      return `From the ${roll}.`
    case 'typed':
      return 'From the numbers you typed from your notice.'
    case 'roll_and_typed':
      return `From the numbers you typed from your notice; the home and its sales are from the ${roll}.`
    default:
      return null
  }
}

type ReportHeadingProps = { report: Report; taxYear: number }

export const ReportHeading = ({ report, taxYear }: ReportHeadingProps) => (
  <div>
    <p className="hidden text-sm text-soft print:block">
      Just Value · printed on {formatCalendarDate(todayInFlorida(new Date()))}
    </p>
    <p className="text-lg font-bold">{report.parcel?.address ?? report.address}</p>
    <p className="text-sm text-soft">
      Savings report, tax year {taxYear}. {basisWords(report)}{' '}
      {report.parcel && (
        <span className="no-print">
          <TextLink to={paths.county(report.parcel.countyId)}>
            {report.parcel.countyName} County’s offices, fee, and dates
          </TextLink>
        </span>
      )}
    </p>
  </div>
)
