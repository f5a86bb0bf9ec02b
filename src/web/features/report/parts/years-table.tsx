/** What a cut goes on saving in the years after it, through the lower base that caps count from. */
import { formatMoney } from '#core/money.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { ReadingOnWire } from '#web/verdict/reading-facts.ts'

type Scenario = ReadingOnWire['scenarios'][number]

/** Later years are an estimate, so they are told in whole dollars. */
const rounded = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? 'not known' : formatMoney(Math.round(cents / 100) * 100)

const together = ({ savingCents, laterYears }: Scenario): number | null =>
  laterYears.reduce<number | null>(
    (sum, year) => (sum === null || year.savingCents === null ? null : sum + year.savingCents),
    savingCents,
  )

type YearsTableProps = { reading: ReadingOnWire; taxYear: number }

export const YearsTable = ({ reading: { scenarios, rulesLabel }, taxYear }: YearsTableProps) => {
  const years = scenarios[0]?.laterYears.map((later) => later.taxYear) ?? []
  if (years.length === 0) return null
  const title = `What a cut for ${taxYear} may go on saving, ${rulesLabel}`
  return (
    <div className="stack gap-3">
      <h3>{title}</h3>
      <DataTable
        caption={title}
        hideCaption
        rows={scenarios}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'If',
            rowHeader: true,
            cell: ({ label }) => <span className="sm:whitespace-nowrap">{label}</span>,
          },
          { header: `In ${taxYear}`, numeric: true, cell: ({ savingCents }) => rounded(savingCents) },
          ...years.map((year, at) => ({
            header: `In ${year}`,
            numeric: true,
            cell: ({ laterYears }: Scenario) => rounded(laterYears[at]?.savingCents),
          })),
          { header: 'Together', numeric: true, cell: (scenario: Scenario) => rounded(together(scenario)) },
        ]}
      />
      <p className="measure text-sm text-soft">
        Before the fee. The later years are an estimate: just value back at today’s amount in {years[0]} and
        staying there, each cap letting the assessed value rise by its most, and rates, exemptions and owner
        unchanged.
      </p>
    </div>
  )
}
