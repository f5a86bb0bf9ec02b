/** What became of the case. */
import { ChoiceInput } from './inputs/choice-input.tsx'
import { DayInput } from './inputs/day-input.tsx'
import { MoneyInput } from './inputs/number-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

const outcomes = [
  { value: 'reduced', label: 'The board lowered the value' },
  { value: 'not_reduced', label: 'The board left the value as it was' },
  { value: 'settled', label: 'Settled with the property appraiser' },
  { value: 'withdrawn', label: 'I withdrew the petition' },
] as const

export const OutcomePart = ({ file: { outcome }, change, taxYear, doubtAt, refusalOf }: PartProps) => (
  <div className="stack max-w-xl gap-6">
    <ChoiceInput
      label="What was decided"
      value={outcome.kind}
      options={outcomes}
      clearable
      onChange={(kind) => change('outcome', { ...outcome, kind })}
    />
    {(outcome.kind === 'reduced' || outcome.kind === 'not_reduced') && (
      <p className="text-sm text-soft">
        This is for the board’s own final decision. What a special magistrate recommends is not final and does
        not end the duty to pay before April 1.
      </p>
    )}
    <DayInput
      label="Day of the decision"
      value={outcome.decidedOn}
      doubt={doubtAt('outcome.decidedOn')}
      refusal={(decidedOn) => refusalOf('outcome', { ...outcome, decidedOn })}
      onChange={(decidedOn) => change('outcome', { ...outcome, decidedOn })}
    />
    {(outcome.kind === 'reduced' || outcome.kind === 'settled') && (
      <MoneyInput
        label={`Just value for ${taxYear} now, in dollars`}
        example="390,000"
        cents={outcome.newJustValueCents}
        doubt={doubtAt('outcome.newJustValueCents')}
        refusal={(newJustValueCents) => refusalOf('outcome', { ...outcome, newJustValueCents })}
        onChange={(newJustValueCents) => change('outcome', { ...outcome, newJustValueCents })}
      />
    )}
    <TextInput
      label="What you want to remember for next year"
      value={outcome.note}
      most={2000}
      rows={4}
      optional
      onChange={(note) => change('outcome', { ...outcome, note })}
    />
  </div>
)
