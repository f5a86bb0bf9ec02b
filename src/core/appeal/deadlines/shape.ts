/** Owns what a deadline is, and what its day is worked out from. */

import type { HearingTime } from '#core/appeal/hearing-time.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { LeastPayment } from '#core/case/least-payment.ts'
import type { PetitionOffice } from '#core/property/county.ts'

/**
 * 'printed' on the owner's notice; 'reported' by the county; 'statute': the same each year; 'before-statute': the last
 * working day before the statute's own; 'estimate': computed ahead; 'suggestion': no rule sets it.
 */
export const DEADLINE_CERTAINTIES = [
  'printed',
  'reported',
  'statute',
  'before-statute',
  'estimate',
  'suggestion',
] as const
export type DeadlineCertainty = (typeof DEADLINE_CERTAINTIES)[number]

/** Whose date a petition day is: on the owner's notice, reported for the county, or worked out from an earlier season. */
export type PetitionBasis =
  | { readonly of: 'notice' }
  /** `laterOnNotice`: what the owner's notice is said to print, too late to go by while the county's day is ahead; else null. */
  | { readonly of: 'county'; readonly county: string; readonly laterOnNotice: CalendarDate | null }
  /** `lastReportedOn`: null where none is known, and the earliest county of Florida stands in. */
  | { readonly of: 'earlier_season'; readonly lastReportedOn: CalendarDate | null }

/** `legalDay` is the law's own; where it is a weekend or holiday, the deadline's is the working day before it. */
interface SetByLaw {
  readonly taxYear: number
  readonly legalDay: CalendarDate
}

/** `least` is what must at least be paid by the day; null while it is not known, or no longer counts. */
interface OnTaxBill extends SetByLaw {
  readonly least: LeastPayment | null
}

interface PetitionDue {
  readonly code: 'petition'
  readonly basis: PetitionBasis
  /** Where the petition goes. */
  readonly county: DeadlineFacts['county']
  /** The day before a doubtful one may be over by now. */
  readonly today: CalendarDate
}

interface DiscountEnds extends OnTaxBill {
  readonly code: 'discount'
  readonly percent: number
  /** That paying doesn’t end an appeal is news only to who has one. */
  readonly isAppealed: boolean
}

interface PaymentDue extends OnTaxBill {
  readonly code: 'payment'
  /** The case holds a result that may be only a recommendation. */
  readonly mayBeRecommended: boolean
}

/** What a day is for, with the values that its words turn on. */
export type DeadlinePurpose =
  | { readonly code: 'notice_arrives' | 'evidence_counted' | 'evidence_check' | 'decision' | 'court' }
  | PetitionDue
  | { readonly code: 'evidence_aim' | 'evidence'; readonly hearingOn: CalendarDate }
  | { readonly code: 'hearing'; readonly hearing: HearingTime | null }
  | DiscountEnds
  | PaymentDue
  | { readonly code: 'valuation'; readonly taxYear: number }
  | ({ readonly code: 'exemptions' } & SetByLaw)

export interface Deadline {
  /** Stable within one owner's calendar: 'petition-2027'. */
  readonly id: string
  readonly purpose: DeadlinePurpose
  /** The day to act by; where the law's own day is a weekend or holiday, the working day before it. */
  readonly dueOn: CalendarDate
  readonly certainty: DeadlineCertainty
  readonly source: string
  /** Of a hearing whose hour is known; all else is a whole day. */
  readonly hearing?: HearingTime
}

/** One that the statute sets for every owner. */
export type YearlyPurpose = Extract<
  DeadlinePurpose,
  { code: 'discount' | 'payment' | 'valuation' | 'exemptions' }
>

export interface YearlyDeadline extends Deadline {
  readonly purpose: YearlyPurpose
}

export interface DeadlineWords {
  readonly title: string
  readonly detail: string
}

/** As screens, mails, calendars and the owner's papers show it. */
export type ToldDeadline = Omit<Deadline, 'purpose'> &
  DeadlineWords & {
    /** The day to show: offices may be shut on the last day itself. */
    readonly actOn: CalendarDate
  }

export interface DeadlineFacts {
  readonly today: CalendarDate
  /** Null when the county is not known. */
  readonly county: (PetitionOffice & { readonly petitionDeadline: CalendarDate | null }) | null
  /** The date on the owner's own TRIM notice; it wins over every other. */
  readonly printedPetitionDate: CalendarDate | null
  /** The day on the notice of hearing. */
  readonly hearingOn: CalendarDate | null
  /** What the owner's case holds of the hearing of that day. */
  readonly hearing?: HearingTime | null
}
