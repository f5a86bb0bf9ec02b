/** The six numbers of the TRIM notice: where each is printed, and how it is usually copied wrong. */
import { otherUseWords } from '#core/tax/trim/trim-doubts.ts'
import { OTHER_USE_LABEL, TRIM_LABELS, type TrimField } from '#core/tax/trim/trim-numbers.ts'
import * as words from '#messages/verdict/trim-fields.ts'

export type TrimFieldText = {
  readonly name: TrimField
  readonly label: string
  /** A number as it could stand on a notice. */
  readonly example: string
  readonly where: string
  readonly trap: string
}

/** In the order of the notice. Wording and place differ by county, so the texts go by wording. */
export const trimFields: readonly TrimFieldText[] = [
  {
    name: 'justValue',
    label: TRIM_LABELS.justValue,
    example: '420,000',
    where: words.firstLineOfTheValuesOn(),
    trap: words.takeThisYearsColumnNotLast(),
  },
  {
    name: 'assessedSchool',
    label: TRIM_LABELS.assessedSchool,
    example: '300,000',
    where: words.withTheValuesAssessedValueThe(),
    trap: words.theCityHasItsOwnRow(),
  },
  {
    name: 'assessedCounty',
    label: TRIM_LABELS.assessedCounty,
    example: '300,000',
    where: words.withTheValuesAssessedValueThe2(),
    trap: words.notTheCityRowAndNot(),
  },
  {
    name: 'taxableSchool',
    label: TRIM_LABELS.taxableSchool,
    example: '275,000',
    where: words.withTheValuesTaxableValueThe(),
    trap: words.withAHomesteadExemptionItIs(),
  },
  {
    name: 'taxableCounty',
    label: TRIM_LABELS.taxableCounty,
    example: '248,589',
    where: words.withTheValuesTaxableValueThe2(),
    trap: words.aSeniorExemptionCanMakeThe(),
  },
  {
    name: 'totalTax',
    label: TRIM_LABELS.totalTax,
    example: '4,854.67',
    where: words.lastLineOfTheTaxesIn(),
    trap: words.leaveOutWasteFireAndOther(),
  },
]

/** Shown beside the numbers where it is asked. */
export const otherUseFact = (numbers: Parameters<typeof otherUseWords>[0]) => {
  const answer = otherUseWords(numbers)
  return answer === null ? [] : [{ name: OTHER_USE_LABEL, value: answer }]
}
