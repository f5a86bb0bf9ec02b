/** Owns what a deadline is, and what its day is worked out from. */

import type { HearingTime } from '#core/appeal/hearing-time.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { County } from '#core/property/county.ts'

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

export interface Deadline {
  /** Stable within one owner's calendar: 'petition-2027'. */
  readonly id: string
  readonly title: string
  /** The day to act by; where the law's own day is a weekend or holiday, the working day before it. */
  readonly dueOn: CalendarDate
  readonly certainty: DeadlineCertainty
  readonly detail: string
  readonly source: string
  /** Of a hearing whose hour is known; all else is a whole day. */
  readonly hearing?: HearingTime
}

export interface DeadlineFacts {
  readonly today: CalendarDate
  /** Null when the county is not known. */
  readonly county: {
    readonly name: string
    readonly petitionDeadline: CalendarDate | null
    /** Where the petition goes; without it nothing is said of the office's own hour and page. */
    readonly vab?: Pick<County['vab'], 'url' | 'closing'> | undefined
  } | null
  /** The date on the owner's own TRIM notice; it wins over every other. */
  readonly printedPetitionDate: CalendarDate | null
  /** The day on the notice of hearing. */
  readonly hearingOn: CalendarDate | null
  /** What the owner's case holds of the hearing of that day. */
  readonly hearing?: HearingTime | null
}
