/** What a cut goes on saving in the years after it, through the lower base that caps count from. */
import { formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as messages from '#messages/report/years-table.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import type { ReadingOnWire } from '#web/verdict/reading/facts.ts'
import { Named, StackedTable } from '#web/verdict/stacked-table.tsx'
import { laterLawWords } from '#words/verdict/later-years.ts'

type Scenario = ReadingOnWire['scenarios'][number]
type LaterYear = Scenario['laterYears'][number]

/** One reading of the law of the later years. */
interface Law {
  readonly words: string
  readonly saved: (year: LaterYear) => number | null
}

const rounded = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? messages.notKnown() : formatMoney(inWholeDollars(cents))

/** The sum of what is shown. */
const together = ({ savingCents, laterYears }: Scenario, { saved }: Law): number | null =>
  [savingCents, ...laterYears.map(saved)].reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + inWholeDollars(amount)),
    0,
  )

/** One where both save the same; a report made before both were worked out has only the first. */
const lawsOf = ({ rulesLabel, scenarios }: ReadingOnWire, isOpen: boolean): readonly Law[] => {
  const before: Law = {
    words: isOpen ? messages.laterYearsUnderTheLawBefore() : rulesLabel,
    saved: ({ savingCents }) => savingCents,
  }
  const isAmendedKnown = scenarios[0]?.laterYears[0]?.ifAmendedCents !== undefined
  const amended: Law = {
    words: messages.laterYearsIfAmendment3Took(),
    saved: ({ ifAmendedCents }) => ifAmendedCents ?? null,
  }
  if (!isOpen || !isAmendedKnown) return [before]
  const isSame = scenarios.every(({ laterYears }) =>
    laterYears.every((year) => rounded(before.saved(year)) === rounded(amended.saved(year))),
  )
  return isSame ? [{ ...before, words: messages.laterYearsEitherWay() }] : [before, amended]
}

const dollarColumn = (header: string, of: (scenario: Scenario) => number | null | undefined) => ({
  header,
  numeric: true,
  cell: (scenario: Scenario) => (
    <Named columns="many" header={header}>
      {rounded(of(scenario))}
    </Named>
  ),
})

type LawTableProps = { scenarios: readonly Scenario[]; taxYear: number; law: Law }

const LawTable = ({ scenarios, taxYear, law }: LawTableProps) => {
  const years = scenarios[0]?.laterYears.map((later) => later.taxYear) ?? []
  const title = messages.whatALowerValueMay({ taxYear, words: law.words })
  return (
    <>
      <h3>{title}</h3>
      <StackedTable columns="many">
        <DataTable
          caption={title}
          hideCaption
          rows={scenarios}
          rowKey={({ id }) => id}
          columns={[
            {
              header: messages.condition(),
              rowHeader: true,
              cell: ({ label }) => <span className="sm:whitespace-nowrap">{label}</span>,
            },
            dollarColumn(messages.inYear({ taxYear }), ({ savingCents }) => savingCents),
            ...years.map((year, at) =>
              dollarColumn(
                messages.inWord2({ year }),
                ({ laterYears }) => laterYears[at] && law.saved(laterYears[at]),
              ),
            ),
            dollarColumn(messages.total(), (scenario) => together(scenario, law)),
          ]}
        />
      </StackedTable>
    </>
  )
}

type YearsTableProps = {
  reading: ReadingOnWire
  taxYear: number
  /** Why later years save nothing once a sale has ended the cap; null where none is known. */
  restart: string | null
}

export const YearsTable = ({ reading, taxYear, restart }: YearsTableProps) => {
  const { scenarios, regime } = reading
  const firstLater = scenarios[0]?.laterYears[0]?.taxYear
  if (firstLater === undefined) return null
  const lawWords = laterLawWords({ taxYear, regime })
  return (
    <div className="stack gap-3">
      {lawsOf(reading, lawWords !== null).map((law) => (
        <LawTable key={law.words} scenarios={scenarios} taxYear={taxYear} law={law} />
      ))}
      {lawWords && <p className="measure text-sm text-soft">{unbroken(lawWords)}</p>}
      <p className="measure text-sm text-soft">
        {messages.beforeTheFee({
          restart: restart ?? messages.theLaterYearsAreAnEstimate({ year: firstLater }),
        })}
      </p>
    </div>
  )
}
