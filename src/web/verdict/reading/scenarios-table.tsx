/** What cuts of different size would save in one year, and how each figure comes about. */
import type { ReactNode } from 'react'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { andList } from '#core/list-format.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as words from '#messages/verdict/scenarios-table.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { levyNames } from '#web/verdict/outcome-look.ts'
import { Named, StackedTable, Unstacked } from '#web/verdict/stacked-table.tsx'
import type { ReadingOnWire } from './facts.ts'

type ScenarioOnWire = ReadingOnWire['scenarios'][number]
type Levy = keyof typeof levyNames

const amount = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? words.notKnown() : formatCents(cents)

/** A minus sign never is alone at the end of a line. */
const Amount = ({ cents }: { cents: number | null | undefined }) => (
  <span className="whitespace-nowrap">{amount(cents)}</span>
)

/** Cents are in the arithmetic below the table. */
const Whole = ({ cents }: { cents: number | null | undefined }) => (
  <span className="whitespace-nowrap">
    {cents === null || cents === undefined ? words.notKnown() : formatMoney(inWholeDollars(cents))}
  </span>
)

const savingOf = (scenario: ScenarioOnWire, levy: Levy) =>
  scenario.levies.find((line) => line.levy === levy)?.savingCents

const total = ({ savingCents, netCents }: ScenarioOnWire, feeCents: number): ReactNode =>
  savingCents === null || netCents === null
    ? words.withoutTaxRatesTheSavingIn()
    : rich(
        words.totalMinusTheFee({
          saving: formatCents(savingCents),
          fee: formatMoney(feeCents),
          net: () => <Amount cents={netCents} />,
        }),
      )

const Arithmetic = ({ scenario, feeCents }: { scenario: ScenarioOnWire; feeCents: number }) => (
  <div className="border-l-2 border-control pl-4">
    <p className="font-bold">{words.to({ label: scenario.label, value: formatMoney(scenario.justCents) })}</p>
    <dl className="mt-1">
      {scenario.levies.map((line) => (
        <div key={line.levy} className="mt-1">
          <dt className="text-sm text-soft">
            {words.taxableNowTaxableAfterRate({ levy: levyNames[line.levy] })}
          </dt>
          <dd>{line.arithmetic}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-1">{total(scenario, feeCents)}</p>
  </div>
)

type WorkedProps = { scenarios: readonly ScenarioOnWire[]; feeCents: number }

/** Each saving as it was worked out; those that save nothing in one sentence. */
const Worked = ({ scenarios, feeCents }: WorkedProps) => {
  const nothing = scenarios.filter(({ savingCents }) => savingCents === 0)
  const saving = scenarios.filter(({ savingCents }) => savingCents !== 0)
  return (
    <Disclosure summary={words.showTheArithmetic()}>
      <div className="stack gap-5">
        {saving.map((scenario) => (
          <Arithmetic key={scenario.id} scenario={scenario} feeCents={feeCents} />
        ))}
        {nothing.length > 0 && (
          <p>
            {words.theseSaveNothing({
              values: andList.format(nothing.map(({ justCents }) => formatMoney(justCents))),
            })}
          </p>
        )}
      </div>
    </Disclosure>
  )
}

type ScenariosTableProps = { reading: ReadingOnWire; fee: VerdictOnWire['fee'] }

export const ScenariosTable = ({ reading, fee }: ScenariosTableProps) => (
  <div className="stack gap-2">
    <StackedTable columns="many">
      <DataTable
        caption={words.whatACutWouldSaveIn({ rulesLabel: reading.rulesLabel })}
        rows={reading.scenarios}
        rowKey={(scenario) => scenario.id}
        columns={[
          {
            header: words.condition(),
            rowHeader: true,
            cell: ({ label, justCents }) => (
              <>
                <span className="sm:whitespace-nowrap">{label}</span>
                <span className="block text-sm text-soft sm:@min-[22rem]:hidden">
                  {formatMoney(justCents)}
                </span>
              </>
            ),
          },
          {
            header: words.totalSaved(),
            numeric: true,
            cell: ({ savingCents }) => (
              <Named columns="many" header={words.totalSaved()}>
                <Whole cents={savingCents} />
              </Named>
            ),
          },
          {
            header: words.afterTheFee(),
            numeric: true,
            cell: ({ netCents }) => (
              <Named columns="many" header={words.afterTheFee()}>
                <Whole cents={netCents} />
              </Named>
            ),
          },
          {
            header: words.newJustValue(),
            numeric: true,
            wideOnly: true,
            cell: ({ justCents }) => <Unstacked>{formatMoney(justCents)}</Unstacked>,
          },
          {
            header: words.savedSchool(),
            numeric: true,
            wideOnly: true,
            cell: (scenario) => (
              <Named columns="many" header={words.savedSchool()}>
                <Whole cents={savingOf(scenario, 'school')} />
              </Named>
            ),
          },
          {
            header: words.savedOther(),
            numeric: true,
            wideOnly: true,
            cell: (scenario) => (
              <Named columns="many" header={words.savedOther()}>
                <Whole cents={savingOf(scenario, 'non_school')} />
              </Named>
            ),
          },
        ]}
      />
    </StackedTable>
    {!reading.isSavingOpen && <Worked scenarios={reading.scenarios} feeCents={fee.cents} />}
  </div>
)
