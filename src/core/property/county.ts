/** Owns what the product knows of a Florida county, and how a county is looked for by name. */

import type { Cents } from '#core/money.ts'

/** Where mail to an office goes. */
export interface OfficeAddress {
  readonly line: string
  /** In words, for the reader. */
  readonly source: string
}

/** As people write it: '(850) 606-6200'. */
export const PHONE_NUMBER = /^\(\d{3}\) \d{3}-\d{4}$/

/** Takes '(850) 606-6200'. */
export const phoneHref = (number: string): string => `tel:+1${number.replace(/\D/g, '')}`

/** When an office stops taking papers on a working day, as it was seen; it may have changed since. */
export interface ReportedHour {
  /** 'HH:MM', on the county's clock. */
  readonly time: string
  /** The year in which it was seen. */
  readonly year: number
  /** In words, for the reader. */
  readonly source: string
}

/** How a fee is known; of 'conflict' and 'estimated' there is no amount. */
export const FILING_FEE_STATUSES = ['confirmed', 'reported', 'weak', 'estimated', 'conflict'] as const
export type FilingFeeStatus = (typeof FILING_FEE_STATUSES)[number]

/** Petition season as last reported. A missing fee or date is not known; it is not zero or none. */
export interface CountySeason {
  readonly year: number
  /** Null too where no more than somebody else's estimate of it was found: that is not the county's figure. */
  readonly filingFeeCents: Cents | null
  readonly filingFeeStatus: FilingFeeStatus
  /** 'YYYY-MM-DD'. The date printed on the owner's notice always wins. */
  readonly petitionDeadline: string | null
  /** 'YYYY-MM-DD': the day the county's TRIM notices went out. */
  readonly noticesMailedOn: string | null
  /** Where both days are from. */
  readonly daysSource: string
  readonly status: string
}

/** The county's average rates, not those of any one parcel. */
export interface CountyMillage {
  readonly year: number
  readonly schoolMills: number
  readonly nonSchoolMills: number
}

export interface County {
  /** Stable: 'st-johns'. */
  readonly id: string
  readonly name: string
  /** Where its offices are. */
  readonly seat: string
  /** The Department of Revenue's number, 11 to 77: CO_NO on the tax roll. */
  readonly dorNumber: number
  /** The Census Bureau's number, '12057'. */
  readonly fips: string
  readonly propertyAppraiser: {
    readonly office: string
    readonly url: string | null
    /** Null where none was found. */
    readonly postalAddress: OfficeAddress | null
    /** '(850) 606-6200'; missing where none was found. */
    readonly phone?: string
  }
  /** Where petitions go: the clerk to the value adjustment board. */
  readonly vab: {
    readonly office: string | null
    readonly url: string | null
    /** Null where none could be confirmed. */
    readonly postalAddress: OfficeAddress | null
    /** '(850) 606-6200'; null where none was found. */
    readonly phone?: string | null
    /** Null where none was found. */
    readonly closing: ReportedHour | null
    /** Where petitions were taken online, and the year it was last seen; null where none was found. */
    readonly portal: { readonly url: string; readonly seenYear: number } | null
  }
  /** The newest of `seasons`. */
  readonly season: CountySeason
  /** By year, the newest last. */
  readonly seasons: readonly CountySeason[]
  /** By year, the newest last. */
  readonly millages: readonly CountyMillage[]
}

/** Where a petition goes; without `vab` nothing is said of the office's own hour and page. */
export interface PetitionOffice {
  readonly name: string
  readonly vab?: Pick<County['vab'], 'url' | 'closing'> | undefined
}

/** The rates of a tax year; while they are not known those of the year before it that are, else the oldest. */
export const millageIn = (
  { millages }: Pick<County, 'millages'>,
  taxYear: number,
): CountyMillage | undefined => millages.findLast(({ year }) => year <= taxYear) ?? millages[0]

/** 'Saint Johns', 'st. johns' and 'St Johns County' are one name. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bcounty\b/g, '')
    .replace(/[^a-z]/g, '')

/** Counties whose name contains the text, in any case; all of them for a blank text, none for one without a letter. */
export const searchCounties = <Named extends { readonly name: string }>(
  counties: readonly Named[],
  text: string,
): readonly Named[] => {
  const sought = plainName(text)
  const hasNoLetter = text.trim() !== '' && !/[a-z]/i.test(text)
  return hasNoLetter ? [] : counties.filter((county) => plainName(county.name).includes(sought))
}
