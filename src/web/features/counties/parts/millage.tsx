/** A county's average tax rates, with the warning that no home pays just these. */
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { FreshnessBadge } from '#web/features/counties/parts/freshness-badge.tsx'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { DataTable } from '#web/ui/layout/data-table.tsx'

export const Millage = ({ name, millage }: Pick<CountyGuide, 'name' | 'millage'>) => (
  <div className="stack measure gap-4">
    <p>
      Averages of {name} as a whole. The rates of your own home depend on its city and districts; they stand
      on your TRIM notice.
    </p>
    <DataTable
      caption={`Average rates of ${millage.year}, in dollars of tax for each $1,000 of taxable value (mills)`}
      columns={[
        { header: 'Levies', cell: ({ name: levies }) => levies, rowHeader: true },
        { header: 'Mills', cell: ({ mills }) => mills, numeric: true },
      ]}
      rows={millage.rates}
      rowKey={({ name: levies }) => levies}
    />
    {millage.checkedOn !== null && (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>
          Likely, not confirmed at the official source. Checked on <CalendarDay day={millage.checkedOn} />.
          <SourceMarks marks={millage.marks} />
        </span>
        <FreshnessBadge checkedOn={millage.checkedOn} seasonYear={null} />
      </p>
    )}
  </div>
)
