/** The six numbers of the TRIM notice: where each is printed, and how it is usually copied wrong. */
import { type TrimField, trimFieldNames } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/verdict/trim-fields.ts'
import { TRIM_LABELS } from '#words/notice/fields.ts'
import { OTHER_USE_LABEL, otherUseWords } from '#words/notice/other-use.ts'

interface TrimFieldHelp {
  /** A number as it could stand on a notice. */
  readonly example: string
  readonly where: string
  readonly trap: string
}

export type TrimFieldText = TrimFieldHelp & { readonly name: TrimField; readonly label: string }

/** Wording and place differ by county, so the texts go by wording. */
const helpWith: Readonly<Record<TrimField, TrimFieldHelp>> = {
  justValue: {
    example: '420,000',
    where: words.firstLineOfTheValuesOn(),
    trap: words.takeThisYearsColumnNotLast(),
  },
  assessedSchool: {
    example: '300,000',
    where: words.withTheValuesAssessedValueThe(),
    trap: words.theCityHasItsOwnRow(),
  },
  assessedCounty: {
    example: '300,000',
    where: words.withTheValuesAssessedValueThe2(),
    trap: words.notTheCityRowAndNot(),
  },
  taxableSchool: {
    example: '275,000',
    where: words.withTheValuesTaxableValueThe(),
    trap: words.withAHomesteadExemptionItIs(),
  },
  taxableCounty: {
    example: '248,589',
    where: words.withTheValuesTaxableValueThe2(),
    trap: words.aSeniorExemptionCanMakeThe(),
  },
  totalTax: {
    example: '4,854.67',
    where: words.lastLineOfTheTaxesIn(),
    trap: words.leaveOutWasteFireAndOther(),
  },
}

/** In the order of the notice. */
export const trimFields: readonly TrimFieldText[] = trimFieldNames.map((name) => ({
  name,
  label: TRIM_LABELS[name],
  ...helpWith[name],
}))

/** Shown beside the numbers where it is asked. */
export const otherUseFact = (numbers: Parameters<typeof otherUseWords>[0]) => {
  const answer = otherUseWords(numbers)
  return answer === null ? [] : [{ name: OTHER_USE_LABEL, value: answer }]
}
