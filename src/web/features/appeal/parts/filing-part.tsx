/** The petition and the payment while it is under way. */
import { partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import { DayInput } from './inputs/day-input.tsx'
import { MoneyInput } from './inputs/number-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

export const FilingPart = ({ file: { filing }, change, doubtAt, refusalOf }: PartProps) => (
  <div className="stack max-w-xl gap-6">
    <DayInput
      label="Day on which the board received your petition"
      help="It counts when it is received, not when it is mailed. Keep the receipt."
      value={filing.petitionFiledOn}
      doubt={doubtAt('filing.petitionFiledOn')}
      refusal={(petitionFiledOn) => refusalOf('filing', { ...filing, petitionFiledOn })}
      onChange={(petitionFiledOn) => change('filing', { ...filing, petitionFiledOn })}
    />
    <TextInput
      label="Petition number"
      help="The clerk gives it, for example 2026-00123."
      value={filing.petitionNumber}
      most={60}
      optional
      onChange={(petitionNumber) => change('filing', { ...filing, petitionNumber })}
    />
    <MoneyInput
      label="Other charges on the bill, in dollars"
      help="The sum of the non-ad valorem lines of your tax bill: waste, fire, CDD and the like. They are paid in full, and your dates then name the whole amount."
      example="600"
      optional
      cents={filing.otherChargesCents ?? null}
      onChange={(otherChargesCents) => change('filing', { ...filing, otherChargesCents })}
    />
    <DayInput
      label="Day on which you paid"
      help={`While a petition on value is under way: all non-ad valorem assessments and at least ${partialPaymentPercent}% of the ad valorem tax, less any discount earned, before it is delinquent. Paying the whole bill with its discount fulfils this; a refund follows a lower value.`}
      value={filing.paidOn}
      doubt={doubtAt('filing.paidOn')}
      refusal={(paidOn) => refusalOf('filing', { ...filing, paidOn })}
      onChange={(paidOn) => change('filing', { ...filing, paidOn })}
    />
  </div>
)
