/** The owner's own opinion of value, beside what it can be held against, and what it rests on. */
import { useState } from 'react'
import { reasonsFor } from '#core/case/value-options.ts'
import { useOutlook } from '../outlook.ts'
import { MoneyInput } from './inputs/number-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'
import { ValueBeside } from './value-beside.tsx'

export const ValuePart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { value } = file
  const outlook = useOutlook(opened.id)
  // A field keeps what is typed into it, so that one filled by a press begins again.
  const [pressed, setPressed] = useState(0)
  const ours = reasonsFor(file, taxYear)
  const use = (opinionCents: number) => {
    change('value', { opinionCents, reasons: value.reasons || ours })
    setPressed(pressed + 1)
  }
  return (
    <div className="stack max-w-2xl gap-6">
      {outlook && <ValueBeside caseId={opened.id} outlook={outlook} onUse={use} />}
      <MoneyInput
        key={pressed}
        label={`What your home was worth on January 1, ${taxYear}, in dollars`}
        help="Your own opinion, as the owner. An owner may state it; it is not an appraisal."
        example="380,000"
        cents={value.opinionCents}
        doubt={checks.doubtAt('value.opinionCents')}
        refusal={(opinionCents) => checks.refusalOf('value', { ...value, opinionCents })}
        onChange={(opinionCents) =>
          change('value', {
            opinionCents,
            reasons: opinionCents === null ? value.reasons : value.reasons || ours,
          })
        }
      />
      <TextInput
        label="What that figure rests on"
        help={
          ours !== '' && value.reasons === ours
            ? 'From your case. Change it as you like: these are your words now.'
            : 'The sales you use, what’s wrong on the record, what’s wrong with the home.'
        }
        value={value.reasons}
        most={2000}
        rows={5}
        onChange={(reasons) => change('value', { ...value, reasons })}
      />
    </div>
  )
}
