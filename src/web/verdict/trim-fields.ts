/** The six numbers of the TRIM notice: where each is printed, and how it is usually copied wrong. */
import { otherUseWords } from '#core/tax/trim/trim-doubts.ts'
import { OTHER_USE_LABEL, TRIM_FIELDS, type TrimField, trimFieldNames } from '#core/tax/trim/trim-numbers.ts'

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
    where:
      'First line of the values: on the back in most counties, on the front in some. “Market”, “just” and “just/market” mean the same.',
    trap: 'Take this year’s column, not last year’s. Its head may be the year alone.',
  },
  assessedSchool: {
    example: '300,000',
    where: 'With the values, “assessed value”, the row for public schools.',
    trap: 'The city has its own row just beside it.',
  },
  assessedCounty: {
    example: '300,000',
    where: 'With the values, “assessed value”, the row for the county.',
    trap: 'Not the city row, and not the school row.',
  },
  taxableSchool: {
    example: '275,000',
    where: 'With the values, “taxable value”, the row for public schools.',
    trap: 'With a homestead exemption it is usually higher than the county’s taxable value.',
  },
  taxableCounty: {
    example: '248,589',
    where: 'With the values, “taxable value”, the row for the county.',
    trap: 'A senior exemption can make the city’s figure different: take the county’s.',
  },
  totalTax: {
    example: '4,854.67',
    where:
      'Last line of the taxes, in the column “if the proposed budget is adopted”. Go by those words: it is the third column in most counties and the second in Palm Beach and Leon.',
    trap: 'Leave out waste, fire and other fixed (non-ad-valorem) charges.',
  },
}

/** In the order of the notice. */
export const trimFields: readonly TrimFieldText[] = trimFieldNames.map((name) => ({
  name,
  label: TRIM_FIELDS[name].label,
  ...helpWith[name],
}))

/** Shown beside the numbers where it is asked. */
export const otherUseFact = (numbers: Parameters<typeof otherUseWords>[0]) => {
  const answer = otherUseWords(numbers)
  return answer === null ? [] : [{ name: OTHER_USE_LABEL, value: answer }]
}
