/** Break-even and needed cut: one list, or one column per reading while the year's rules are undecided. */
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import * as words from '#messages/verdict/needed-cut.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { SourceMarks } from '#web/verdict/source-marks.tsx'
import { comparedFacts, feeFact, type ReadingFact, readingFacts } from './facts.ts'

type Sources = VerdictOnWire['sources']

const Compared = ({ verdict: { readings, sources } }: { verdict: VerdictOnWire }) => {
  const facts = readings.map(comparedFacts)
  const rows = facts[0] ?? []
  return (
    <DataTable
      caption={words.theAnswerUnderBothSetsOf()}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        {
          header: words.whatDecides(),
          rowHeader: true,
          cell: ({ name, restsOn }) => (
            <>
              {name}
              <SourceMarks sources={sources} of={restsOn} />
            </>
          ),
        },
        ...readings.map((reading, at) => ({
          header: reading.rulesLabel,
          cell: (row: (typeof rows)[number]) => facts[at]?.find(({ name }) => name === row.name)?.value,
        })),
      ]}
    />
  )
}

const withMarks = (facts: readonly ReadingFact[], sources: Sources) =>
  facts.map(({ name, value, restsOn }) => ({
    name,
    value: (
      <>
        {value}
        <SourceMarks sources={sources} of={restsOn} />
      </>
    ),
  }))

export const NeededCut = ({ verdict }: { verdict: VerdictOnWire }) => {
  const { readings, fee, sources } = verdict
  const [only, second] = readings
  if (only === undefined) return null
  if (second === undefined) {
    return (
      <div className="measure">
        <DefinitionList items={withMarks([...readingFacts(only), feeFact(fee)], sources)} />
      </div>
    )
  }
  return (
    <>
      <Compared verdict={verdict} />
      <div className="measure">
        <DefinitionList items={withMarks([feeFact(fee)], sources)} />
      </div>
    </>
  )
}
