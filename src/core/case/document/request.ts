/** Owns what a document is asked for with, from what a case holds: no number is typed a second time. */

import { noticeYearOn } from '#core/appeal/season/season.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { isCaseOpen } from '#core/case/days/is-case-open.ts'
import { type DocumentKind, SCRIPT_MINUTES, type ScriptMinutes } from '#core/document/draft-kinds.ts'
import { ok, type Result } from '#core/result.ts'
import { checkTrimNumbers } from '#core/tax/trim/check-numbers.ts'
import type { NoticeNumbers, TrimNumbers } from '#core/tax/trim/numbers.ts'
import type { NoticeProblem } from '#core/tax/value-problem.ts'
import type { CaseFile, CaseNotice } from '../file.ts'

export interface DocumentRequest {
  readonly kind: DocumentKind
  readonly trimNumbers?: NoticeNumbers
  readonly minutes?: ScriptMinutes
  readonly petitionDueOn?: CalendarDate
  readonly hearingOn?: CalendarDate
}

export type RequestRefused =
  | { readonly ok: false; readonly reason: 'no-notice-yet' }
  /** Later notices are out, and by what the case holds nothing is under way about these any more. */
  | { readonly ok: false; readonly reason: 'case-over'; readonly noticeYear: number }
  /** Neither the roll nor the case holds the values. */
  | { readonly ok: false; readonly reason: 'numbers-missing' }
  | { readonly ok: false; readonly reason: 'numbers-contradict'; readonly problems: readonly NoticeProblem[] }

export interface RequestMaterial {
  readonly file: CaseFile
  readonly taxYear: number
  readonly today: CalendarDate
  /** Whether a loaded roll of this tax year holds the home. */
  readonly isOnRoll: boolean
}

/** The longest script that fits into the minutes; the usual ten while they are not known. */
export const scriptMinutesFor = (minutes: number | null): ScriptMinutes =>
  minutes === null ? 10 : (SCRIPT_MINUTES.findLast((length) => length <= minutes) ?? 5)

const isWhole = (numbers: CaseNotice['numbers']): numbers is TrimNumbers =>
  Object.values(numbers).every((number) => number !== null)

/** An owner who rents the home out answers no, and its numbers may have the exemption all the same: tax goes by the numbers. */
const haveHomestead = (notice: NoticeNumbers): boolean =>
  notice.homestead || checkTrimNumbers(notice).some(({ code }) => code === 'looks_like_homestead')

/** Null while one of them is not typed. */
export const numbersOf = ({
  file,
  taxYear,
}: Pick<RequestMaterial, 'file' | 'taxYear'>): NoticeNumbers | null => {
  const { numbers, homestead, otherUse = null } = file.notice
  if (!isWhole(numbers) || homestead === null) return null
  const notice = { ...numbers, homestead, taxYear, ...(otherUse !== null && { otherUse }) }
  return { ...notice, homestead: haveHomestead(notice) }
}

export const documentRequest = (
  material: RequestMaterial,
  kind: DocumentKind,
  /** Of a script; what fits into the minutes of the hearing unless said. */
  length?: ScriptMinutes,
): Result<DocumentRequest, RequestRefused> => {
  const { file, taxYear, today, isOnRoll } = material
  const noticeYear = noticeYearOn(today)
  if (taxYear > noticeYear) return { ok: false, reason: 'no-notice-yet' }
  if (!isCaseOpen(material)) return { ok: false, reason: 'case-over', noticeYear }
  const trimNumbers = numbersOf(material)
  if (trimNumbers === null && !isOnRoll) return { ok: false, reason: 'numbers-missing' }
  const problems = trimNumbers === null ? [] : checkTrimNumbers(trimNumbers)
  if (problems.length > 0) {
    return { ok: false, reason: 'numbers-contradict', problems }
  }
  const { petitionDueOn } = file.notice
  const { heldOn, minutes } = file.hearing
  return ok({
    kind,
    ...(trimNumbers && { trimNumbers }),
    ...(kind === 'hearing_script' && { minutes: length ?? scriptMinutesFor(minutes) }),
    ...(petitionDueOn !== null && { petitionDueOn }),
    ...(heldOn !== null && { hearingOn: heldOn }),
  })
}
