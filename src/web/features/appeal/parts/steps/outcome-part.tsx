/** What became of the case. */

import * as words from '#messages/appeal/outcome-part.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { DayInput } from '../inputs/day-input.tsx'
import { MoneyInput } from '../inputs/number-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

const outcomes = [
  { value: 'reduced', label: words.theBoardLoweredTheValue() },
  { value: 'not_reduced', label: words.theBoardLeftTheValueAs() },
  { value: 'settled', label: words.settledWithThePropertyAppraiser() },
  { value: 'withdrawn', label: words.iWithdrewThePetition() },
] as const

export const OutcomePart = ({ file: { outcome }, change, taxYear, doubtAt, refusalOf }: PartProps) => (
  <div className="stack max-w-2xl gap-6">
    <ChoiceInput
      label={words.whatWasDecided()}
      value={outcome.kind}
      options={outcomes}
      clearable
      onChange={(kind) => change('outcome', { ...outcome, kind })}
    />
    {(outcome.kind === 'reduced' || outcome.kind === 'not_reduced') && (
      <p className="text-sm text-soft">{words.thisIsForTheBoardsOwn()}</p>
    )}
    <DayInput
      label={words.dayOfTheDecision()}
      value={outcome.decidedOn}
      doubt={doubtAt('outcome.decidedOn')}
      refusal={(decidedOn) => refusalOf('outcome', { ...outcome, decidedOn })}
      onChange={(decidedOn) => change('outcome', { ...outcome, decidedOn })}
    />
    {(outcome.kind === 'reduced' || outcome.kind === 'settled') && (
      <MoneyInput
        label={words.justValueForNowInDollars({ taxYear })}
        example="390,000"
        cents={outcome.newJustValueCents}
        doubt={doubtAt('outcome.newJustValueCents')}
        refusal={(newJustValueCents) => refusalOf('outcome', { ...outcome, newJustValueCents })}
        onChange={(newJustValueCents) => change('outcome', { ...outcome, newJustValueCents })}
      />
    )}
    <TextInput
      label={words.whatYouWantToRememberFor()}
      value={outcome.note}
      most={2000}
      rows={4}
      optional
      onChange={(note) => change('outcome', { ...outcome, note })}
    />
  </div>
)
