/** Owns the line under an answer that says by when to file: the same on the page, in the mail and on paper. */

import type { NextStep } from '#core/appeal/next-step.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { advisesFiling, type Outcome, type ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/next-step/file-by.ts'
import { type CountyDeadline, type FileBy, fileByOn } from '../season/stages.ts'

interface Season {
  readonly isCurrent: boolean
  readonly countyDeadline: CountyDeadline
}

/** Values of an older year are no reason to file: null beside them. */
export const fileByIn = ({ isCurrent, countyDeadline }: Season, today: CalendarDate): FileBy | null =>
  isCurrent ? fileByOn(today, countyDeadline) : null

interface Answered {
  readonly season: Season
  readonly verdict: { readonly outcome: Outcome; readonly reason: ReasonCode }
  readonly step: Pick<NextStep, 'kind' | 'late'> | null
}

const isAdvised = ({ verdict: { outcome }, step }: Answered): boolean =>
  advisesFiling(outcome) && step?.kind !== 'better_not_to_buy'

/** A day alone would say the opposite of 'File only if you find evidence'; a purchase is the evidence. */
const dayWords = (answered: Answered) => {
  const { outcome, reason } = answered.verdict
  if (!isAdvised(answered)) return words.ifYouFile
  return outcome === 'file' || reason === 'own_sale_speaks_for' ? words.fileBy : words.ifYouFindEvidence
}

export interface FileByLine {
  /** 'File by Friday, September 4, 2026.' */
  readonly lead: string
  /** Why it is that day, and that the printed one wins. */
  readonly rest: string
}

/** Null where no day is ahead, or the answer is not to file. */
export const fileByLine = (answered: Answered, today: CalendarDate): FileByLine | null => {
  const { season, verdict, step } = answered
  const found = fileByIn(season, today)
  if (found === null || verdict.outcome === 'do_not_file' || (step?.late ?? null) !== null) return null
  const { day, why, isKnown } = found
  const rest = [why, words.theDateOnYourNoticeWins()].filter((part) => part !== '').join(' ')
  if (!isKnown) return { lead: words.asEarlyAs({ day }), rest }
  return { lead: dayWords(answered)({ day }), rest }
}
