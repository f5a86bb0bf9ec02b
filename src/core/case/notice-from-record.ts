/** Owns what the county's record already says of a notice: five of its six numbers, to be confirmed once and not typed. */

import type { TrimField } from '#core/tax/trim/trim-numbers.ts'
import type { CaseNotice } from './file.ts'

interface ByLevy {
  readonly schoolCents: number
  readonly nonSchoolCents: number
}

export interface RecordedValues {
  readonly rollYear: number
  readonly justValueCents: number
  readonly assessed?: ByLevy | undefined
  readonly taxable?: ByLevy | undefined
  readonly homestead?: boolean | undefined
}

interface Recorded {
  readonly numbers: Readonly<Record<Exclude<TrimField, 'totalTax'>, number>>
  readonly homestead: boolean
}

const inDollars = (cents: number): number => Math.round(cents / 100)

/** Null where the record is of another year, or does not say all of it. */
export const recordedNotice = (record: RecordedValues | null, taxYear: number): Recorded | null => {
  if (record === null || record.rollYear !== taxYear) return null
  const { justValueCents, assessed, taxable, homestead } = record
  if (assessed === undefined || taxable === undefined || homestead === undefined) return null
  return {
    numbers: {
      justValue: inDollars(justValueCents),
      assessedSchool: inDollars(assessed.schoolCents),
      assessedCounty: inDollars(assessed.nonSchoolCents),
      taxableSchool: inDollars(taxable.schoolCents),
      taxableCounty: inDollars(taxable.nonSchoolCents),
    },
    homestead,
  }
}

/** Nothing of the owner's is written over but what the record has of these. */
export const withRecorded = (notice: CaseNotice, { numbers, homestead }: Recorded): CaseNotice => ({
  ...notice,
  homestead,
  numbers: { ...notice.numbers, ...numbers },
})

const FIELDS = [
  'justValue',
  'assessedSchool',
  'assessedCounty',
  'taxableSchool',
  'taxableCounty',
] as const satisfies readonly TrimField[]

/** The notice shows what the record has, so that the total tax and the use of parts are known from the record too. */
export const isAsRecorded = (
  { numbers, homestead }: CaseNotice,
  record: RecordedValues | null,
  taxYear: number,
): boolean => {
  const recorded = recordedNotice(record, taxYear)
  return (
    recorded !== null &&
    homestead === recorded.homestead &&
    FIELDS.every((name) => numbers[name] === recorded.numbers[name])
  )
}
