/** Owns what the county's record already says of a notice: its values without its taxes, to be confirmed once and not typed. */

import { dollars } from '#core/money.ts'
import { homesteadExemption } from '#core/tax/exemption/homestead.ts'
import { homesteadRule, homesteadYears } from '#core/tax/law/readings.ts'
import { TRIM_FIELDS, type TrimField, trimFieldNames } from '#core/tax/trim/numbers.ts'
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

export interface Recorded {
  /** Those that the record has. */
  readonly numbers: Readonly<Partial<Record<TrimField, number>>>
  readonly homestead: boolean
}

const inDollars = (cents: number): number => Math.round(cents / 100)

/** Null where the record is of another year, or does not say all of it. */
export const recordedNotice = (record: RecordedValues | null, taxYear: number): Recorded | null => {
  if (record === null || record.rollYear !== taxYear) return null
  const { justValueCents, assessed, taxable, homestead } = record
  if (assessed === undefined || taxable === undefined || homestead === undefined) return null
  const amountOf = (name: TrimField): number | null => {
    const { recorded } = TRIM_FIELDS[name]
    if (recorded === null) return null
    if (recorded === 'just') return justValueCents
    const [row, levy] = recorded
    return { assessed, taxable }[row][levy === 'school' ? 'schoolCents' : 'nonSchoolCents']
  }
  const known = trimFieldNames.flatMap((name) => {
    const amount = amountOf(name)
    return amount === null ? [] : [[name, inDollars(amount)] as const]
  })
  return { numbers: Object.fromEntries(known), homestead }
}

interface OtherNumber {
  readonly name: TrimField
  readonly typed: number
  readonly recorded: number
}

/** The typed numbers that the record has otherwise; an empty field is none. */
export const numbersOtherThanRecorded = (
  { numbers }: Pick<CaseNotice, 'numbers'>,
  recorded: Recorded,
): readonly OtherNumber[] =>
  trimFieldNames.flatMap((name) => {
    const typed = numbers[name]
    const known = recorded.numbers[name]
    return typed === null || known === undefined || typed === known ? [] : [{ name, typed, recorded: known }]
  })

export const hasEnteredNumber = ({ numbers }: Pick<CaseNotice, 'numbers'>): boolean =>
  trimFieldNames.some((name) => numbers[name] !== null)

/**
 * A total tax typed beside other values belongs to those, and would contradict the record's. Who says that the home is no
 * homestead may be right where the record still has an exemption, so that the answer stays.
 */
export const withRecorded = (notice: CaseNotice, recorded: Recorded): CaseNotice => {
  const totalTax = numbersOtherThanRecorded(notice, recorded).length > 0 ? { totalTax: null } : {}
  return {
    ...notice,
    homestead: notice.homestead === false ? false : recorded.homestead,
    numbers: { ...notice.numbers, ...totalTax, ...recorded.numbers },
  }
}

/** The notice shows what the record has, so that the total tax and the use of parts are known from the record too. */
export const isAsRecorded = (
  { numbers, homestead }: CaseNotice,
  record: RecordedValues | null,
  taxYear: number,
): boolean => {
  const recorded = recordedNotice(record, taxYear)
  return (
    recorded !== null &&
    (homestead === recorded.homestead || homestead === false) &&
    trimFieldNames.every((name) => numbers[name] === (recorded.numbers[name] ?? numbers[name]))
  )
}

export interface OlderExemption {
  readonly shownCents: number
  readonly lawfulCents: number
  /** What is left in the row with the exemption of the year. */
  readonly taxableCents: number
}

/** The record has the homestead exemption of an earlier year: its second piece is indexed since 2025. Null where it has that of the year. */
export const olderExemption = (
  { numbers: { assessedCounty, taxableCounty }, homestead }: Recorded,
  taxYear: number,
): OlderExemption | null => {
  if (!homestead || assessedCounty === undefined || taxableCounty === undefined) return null
  const assessed = dollars(assessedCounty)
  const inYear = (year: number): number | null => {
    const rule = homesteadRule(year, 'current-law')
    return rule && homesteadExemption(rule, 'non_school', assessed)
  }
  const shownCents = assessed - dollars(taxableCounty)
  const lawfulCents = inYear(taxYear)
  const isOlder = homesteadYears('current-law').some((year) => year < taxYear && inYear(year) === shownCents)
  return lawfulCents === null || lawfulCents === shownCents || !isOlder
    ? null
    : { shownCents, lawfulCents, taxableCents: assessed - lawfulCents }
}
