/** A county's average tax rates, with the warning that no home pays just these. */

import { calendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import * as words from '#messages/counties/millage.ts'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { FreshnessBadge } from '#web/features/counties/parts/freshness-badge.tsx'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'
import { DataTable } from '#web/ui/layout/data-table.tsx'

export const Millage = ({ name, millage }: Pick<CountyGuide, 'name' | 'millage'>) => (
  <div className="stack measure gap-4">
    <p>{words.averagesOfAsAWholeThe({ name })}</p>
    <DataTable
      caption={words.averageRatesOfInDollarsOf({ year: millage.year })}
      columns={[
        { header: words.taxes(), cell: ({ name: levies }) => levies, rowHeader: true },
        { header: words.mills(), cell: ({ mills }) => mills, numeric: true },
      ]}
      rows={millage.rates}
      rowKey={({ name: levies }) => levies}
    />
    {millage.checkedOn !== null && (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>
          {words.confirmTheseAveragesWithThe({ day: formatPlainDate(calendarDate(millage.checkedOn)) })}
          <SourceMarks marks={millage.marks} />
        </span>
        <FreshnessBadge checkedOn={millage.checkedOn} seasonYear={null} />
      </p>
    )}
  </div>
)
