/** The owner's own opinion of value, and what it rests on. */
import { Notice } from '#web/ui/notice.tsx'
import { MoneyInput } from './inputs/number-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

export const ValuePart = ({ file: { value }, change, taxYear, ...checks }: PartProps) => (
  <div className="stack max-w-xl gap-6">
    <MoneyInput
      label={`What your home was worth on January 1, ${taxYear}, in dollars`}
      help="Your own opinion, as the owner. An owner may state it; it is not an appraisal."
      example="380,000"
      cents={value.opinionCents}
      doubt={checks.doubtAt('value.opinionCents')}
      refusal={(opinionCents) => checks.refusalOf('value', { ...value, opinionCents })}
      onChange={(opinionCents) => change('value', { ...value, opinionCents })}
    />
    <TextInput
      label="What that figure rests on"
      help="The sales you chose, what is wrong in the record, what is wrong with the home."
      value={value.reasons}
      most={2000}
      rows={5}
      onChange={(reasons) => change('value', { ...value, reasons })}
    />
    <Notice>
      <p>
        A just value is usually already below the price by the cost of a sale. Do not take that cost off a
        second time.
      </p>
    </Notice>
  </div>
)
