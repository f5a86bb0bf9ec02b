/** What the report rests on, beside it: the parcel as the roll has it, and the typed numbers. */
import type { Report } from '#contract/reports.ts'
import { formatMoney } from '#core/money.ts'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { ParcelFacts } from '#web/verdict/parcel-facts.tsx'
import type { TypedTrimNumbers } from '#web/verdict/trim-draft.ts'
import { trimFields } from '#web/verdict/trim-fields.ts'

const TypedNumbers = ({ numbers }: { numbers: TypedTrimNumbers }) => (
  <Card as="section">
    <h2 className="text-xl">Your numbers</h2>
    <p className="mt-2 text-sm text-soft">
      Typed by you from the TRIM notice of {numbers.taxYear}, {numbers.homestead ? 'with' : 'without'} a
      homestead exemption. The answer rests on these.
    </p>
    <div className="mt-3">
      <DefinitionList
        items={trimFields.map(({ name, label }) => ({
          name: label,
          value: formatMoney(Math.round(numbers[name] * 100)),
        }))}
      />
    </div>
  </Card>
)

export const ReportSide = ({ report }: { report: Report }) => (
  <aside aria-label="About this report" className="stack gap-6">
    {report.trimNumbers && <TypedNumbers numbers={report.trimNumbers} />}
    {report.parcel && (
      <Card as="section">
        <h2 className="text-xl">Your parcel</h2>
        <p className="mt-2 mb-3 text-sm text-soft">As the tax roll has it. Compare it with your home.</p>
        <ParcelFacts parcel={report.parcel} />
      </Card>
    )}
  </aside>
)
