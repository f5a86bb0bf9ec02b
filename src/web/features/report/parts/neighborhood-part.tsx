/** How the home stands on the roll among its neighbors, and how even the roll is where homes were sold. */
import type { HomeValueOnWire } from '#contract/home-value.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { evennessLines } from '#web/features/report/evenness-words.ts'
import { inWhole } from '#web/features/report/sale-words.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { FigureSources } from './figure-sources.tsx'
import { type KnownEquity, NeighborDots } from './neighbor-dots.tsx'
import { ReportSection } from './report-section.tsx'
import type { ReportSources } from './report-sources.ts'

const EquityTable = ({ equity }: { equity: KnownEquity }) => (
  <DataTable
    caption="The same in figures"
    rows={[
      { name: 'Your home', cents: equity.homeCentsPerSqft },
      { name: 'Lower quarter of the neighbors up to', cents: equity.quarterCentsPerSqft },
      { name: 'The middle one', cents: equity.medianCentsPerSqft },
      { name: 'Upper quarter from', cents: equity.threeQuartersCentsPerSqft },
    ]}
    rowKey={({ name }) => name}
    columns={[
      { header: 'Whose', rowHeader: true, cell: ({ name }) => name },
      { header: 'Just value a sq ft', numeric: true, cell: ({ cents }) => formatCents(cents) },
    ]}
  />
)

const Evenness = ({ uniformity }: { uniformity: NonNullable<HomeValueOnWire['uniformity']> }) => (
  <div className="stack gap-3">
    <h3>How even the roll is here</h3>
    <p className="measure">
      From just value ÷ price of {inWhole(uniformity.saleCount)} sales of homes of this kind in the
      neighborhood.
    </p>
    <dl className="border-t border-line">
      {evennessLines(uniformity).map(({ name, value, interval, words }) => (
        <div
          key={name}
          className="border-b border-line py-3 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:gap-x-8"
        >
          <dt className="text-soft">{name}</dt>
          <dd>
            <span className="tabular font-bold">{value}</span>
            <span className="text-sm text-soft">
              {interval ? ` (95% interval ${interval})` : ' (too few sales for an interval)'}
            </span>
            <span className="block">{words}</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="measure text-sm text-soft">
      Measures as in the Standard on Ratio Studies of the International Association of Assessing Officers.
      They describe the roll around your home; they do not by themselves prove a value wrong.
    </p>
  </div>
)

type NeighborhoodPartProps = { value: HomeValueOnWire; sources: ReportSources }

export const NeighborhoodPart = ({ value: { equity, uniformity }, sources }: NeighborhoodPartProps) => (
  <ReportSection
    id="neighborhood"
    title="Your home among its neighbors"
    lead="Just values are compared, never assessed values: those carry each owner’s own cap."
  >
    <div className="stack measure gap-3">
      {equity.explanation.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
    {equity.sufficient && (
      <>
        <NeighborDots equity={equity} />
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
          <EquityTable equity={equity} />
          <p className="measure">
            At the middle value per square foot your home would stand at{' '}
            <strong>{formatMoney(equity.atMedianCents)}</strong>. A home can differ for good reasons:
            condition, view, quality, a pool.
          </p>
        </div>
      </>
    )}
    {uniformity && <Evenness uniformity={uniformity} />}
    <FigureSources all={sources.all} of={sources.value} />
  </ReportSection>
)
