/** Beside the answer: the way to each part of the report, and the numbers that were typed. */
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { formatMoney } from '#core/money.ts'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import type { TypedTrimNumbers } from '#web/verdict/trim-draft.ts'
import { otherUseFact, trimFields } from '#web/verdict/trim-fields.ts'

const TypedNumbers = ({ numbers }: { numbers: TypedTrimNumbers }) => (
  <Card as="section">
    <h2 className="text-xl">Your numbers</h2>
    <p className="mt-2 text-sm text-soft">
      Typed by you from the TRIM notice of {numbers.taxYear}, {numbers.homestead ? 'with' : 'without'} a
      homestead exemption. The answer rests on these.
    </p>
    <div className="mt-3">
      <DefinitionList
        items={[
          ...trimFields.map(({ name, label }) => ({
            name: label,
            value: formatMoney(Math.round(numbers[name] * 100)),
          })),
          ...otherUseFact(numbers),
        ]}
      />
    </div>
  </Card>
)

type ReportSideProps = { report: Report; verdict: VerdictOnWire }

const contentsOf = ({ report: { homeValue, parcel }, verdict }: ReportSideProps) => {
  const hasFigures = verdict.readings.length > 0
  return [
    { id: 'why', words: 'Why we say this', isThere: true },
    { id: 'help', words: 'What can help', isThere: verdict.whatElseHelps.length > 0 },
    { id: 'values', words: 'From just value to taxable value', isThere: hasFigures },
    { id: 'savings', words: 'What a lower value would save', isThere: hasFigures },
    { id: 'sales', words: 'What homes like yours sold for', isThere: homeValue !== null },
    { id: 'neighborhood', words: 'Your home among its neighbors', isThere: homeValue !== null },
    { id: 'record', words: 'Your home as the roll has it', isThere: parcel !== null },
    { id: 'season', words: 'The season, and where it stands', isThere: true },
  ].filter(({ isThere }) => isThere)
}

export const ReportSide = (props: ReportSideProps) => (
  <aside aria-label="About this report" className="stack gap-6">
    <nav aria-labelledby="contents-title" className="rounded-lg border border-line p-5">
      <h2 id="contents-title" className="text-lg">
        In this report
      </h2>
      <ul className="mt-2">
        {contentsOf(props).map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1.5 text-action underline underline-offset-4">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {props.report.trimNumbers && <TypedNumbers numbers={props.report.trimNumbers} />}
  </aside>
)
