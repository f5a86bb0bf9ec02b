/** Break-even and needed cut: one list, or one column per reading while the year's rules are undecided. */
import type { VerdictOnWire } from '#contract/verdict.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { comparedFacts, feeFact, readingFacts } from './reading-facts.ts'

const Compared = ({ readings }: Pick<VerdictOnWire, 'readings'>) => {
  const facts = readings.map(comparedFacts)
  const rows = facts[0] ?? []
  return (
    <DataTable
      caption="The answer under both sets of rules"
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        { header: 'What decides', rowHeader: true, cell: (row) => row.name },
        ...readings.map((reading, at) => ({
          header: reading.rulesLabel,
          cell: (row: (typeof rows)[number]) => facts[at]?.find(({ name }) => name === row.name)?.value,
        })),
      ]}
    />
  )
}

export const NeededCut = ({ verdict }: { verdict: VerdictOnWire }) => {
  const { readings, fee } = verdict
  const [only, second] = readings
  if (only === undefined) return null
  return (
    <section className="stack gap-4">
      <h2 className="text-xl">How far the value would have to fall</h2>
      {second === undefined ? (
        <DefinitionList items={[...readingFacts(only), feeFact(fee)]} />
      ) : (
        <>
          <Compared readings={readings} />
          <DefinitionList items={[feeFact(fee)]} />
        </>
      )}
    </section>
  )
}
