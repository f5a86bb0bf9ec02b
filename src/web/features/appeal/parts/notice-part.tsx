/** The numbers of the TRIM notice, and the last day for a petition that it prints. */
import { asksOtherUse } from '#core/tax/trim/trim-doubts.ts'
import { OTHER_USE_QUESTION } from '#core/tax/trim/trim-numbers.ts'
import { trimFields } from '#web/verdict/trim-fields.ts'
import { YesNoInput } from './inputs/choice-input.tsx'
import { DayInput } from './inputs/day-input.tsx'
import { NumberInput } from './inputs/number-input.tsx'
import type { PartProps } from './part-props.ts'

export const NoticePart = ({ file, change, taxYear, doubtAt }: PartProps) => {
  const { notice } = file
  return (
    <div className="stack max-w-xl gap-6">
      <DayInput
        label="Last day for a petition, as the notice prints it"
        help="Near the bottom of the value page: “petition … on or before”. It wins over every other date."
        value={notice.petitionDueOn}
        doubt={doubtAt('notice.petitionDueOn')}
        onChange={(petitionDueOn) => change('notice', { ...notice, petitionDueOn })}
      />
      <YesNoInput
        label="Does the notice show a homestead exemption?"
        value={notice.homestead}
        onChange={(homestead) => change('notice', { ...notice, homestead })}
      />
      <p className="measure">
        Now the six numbers, each from the column for {taxYear}. What you typed for this home’s report of the
        year is filled in when the case is opened; compare it with the notice.
      </p>
      {trimFields.map(({ name, label, example, where, trap }) => (
        <NumberInput
          key={name}
          label={label}
          help={`${where} ${trap}`}
          example={example}
          {...(name === 'totalTax' && { decimals: 2 as const })}
          value={notice.numbers[name]}
          doubt={doubtAt(`notice.numbers.${name}`)}
          onChange={(value) => change('notice', { ...notice, numbers: { ...notice.numbers, [name]: value } })}
        />
      ))}
      {asksOtherUse({ ...notice.numbers, homestead: notice.homestead }) && (
        <YesNoInput
          label={OTHER_USE_QUESTION}
          value={notice.otherUse ?? null}
          onChange={(otherUse) => change('notice', { ...notice, otherUse })}
        />
      )}
    </div>
  )
}
