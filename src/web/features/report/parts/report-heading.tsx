/** Which home and year a report is about, and what it was read from. */
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const basisWords = ({ basis, parcel }: Report): string | null => {
  const roll = parcel?.rollName ?? 'the tax roll'
  switch (basis) {
    case 'roll':
      return `Its values are those of the ${roll}.`
    case 'typed':
      return 'Its values are the numbers you typed from your notice.'
    case 'roll_and_typed':
      return `Its values are the numbers you typed from your notice; the home and its sales are from the ${roll}.`
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
    <p className="text-soft">Your savings report for tax year {taxYear}</p>
    <p className="text-lg font-bold">{report.parcel?.address ?? report.address}</p>
    <p className="text-sm text-soft">{basisWords(report)}</p>
    {report.parcel && (
      <p className="no-print text-sm">
        <TextLink to={paths.county(report.parcel.countyId)}>
          {report.parcel.countyName} County: its offices, fee and dates
        </TextLink>
      </p>
    )}
  </div>
)
