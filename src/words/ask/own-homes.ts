/** Owns what Ask says of several homes of one owner: which to begin with, a line for each, and how many of them would pay. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { afterFee } from '#core/case/after-fee.ts'
import { optionShown } from '#core/case/option-shown.ts'
import { isBetterNotToFile } from '#core/case/standing.ts'
import { formatDayOfWeek } from '#core/date-forms.ts'
import * as words from '#messages/ask/own-homes.ts'
import * as savingWords from '#messages/ask/own-saving.ts'
import * as nearWords from '#messages/case/together.ts'
import { netWords, savingRange } from '#words/case/saving.ts'
import { savedTogether } from '#words/case/together.ts'
import { answerInShort } from '#words/case/told-answer.ts'
import type { OwnOutlook } from './own-saving.ts'

export interface OwnHome {
  readonly street: string
  readonly outlook: OwnOutlook
  /** The day to petition by; null where it is not known. */
  readonly lastDay: CalendarDate | null
}

const optionOf = ({ outlook }: OwnHome) =>
  isBetterNotToFile(outlook) ? null : optionShown<OwnOutlook['options'][number]>(outlook)

/** Null where the fee takes all of it. */
const leftOf = (home: OwnHome): string | null => {
  const saving = optionOf(home)?.saving
  const left = saving && afterFee(saving, home.outlook.feeCents ?? 0)
  return left && left.highCents > 0 ? savingRange(left) : null
}

/** 'all' where the neighborhood's own rate takes nothing away. */
const nearOf = (home: OwnHome): string => {
  const { near, saving } = optionOf(home) ?? {}
  if (!near?.saving || !saving || near.saving.highCents >= saving.highCents) return 'all'
  return netWords(near.saving, home.outlook.feeCents ?? 0)
}

const answerOf = ({ outlook }: OwnHome): string =>
  outlook.verdict === null
    ? savingWords.weCantTell()
    : `${answerInShort({ ...outlook, verdict: outlook.verdict })}.`

const isAhead = ({ lastDay }: OwnHome, today: CalendarDate): boolean => lastDay === null || lastDay >= today

const dayOf = (home: OwnHome, today: CalendarDate): string =>
  home.lastDay !== null && isAhead(home, today) ? formatDayOfWeek(home.lastDay) : 'none'

/** '6102 Cacao Dr: File only if you find evidence. About $831 left after the fee. Last day: Friday, September 4.' */
export const homeLine = (home: OwnHome, today: CalendarDate): string => {
  const { street, outlook } = home
  const left = leftOf(home)
  return [
    words.homeIs({ street, answer: answerOf(home) }),
    ...(left === null ? [] : [words.isLeft({ left, near: nearOf(home) })]),
    ...(outlook.isHomesteadUnsettled ? [words.settleTheHomestead()] : []),
    ...(left === null || outlook.filed ? [] : [words.lastDayIs({ day: dayOf(home, today) })]),
  ]
    .join(' ')
    .trim()
}

/** Which to begin with, of homes in the order that Home has. */
export const firstHomeWords = (homes: readonly OwnHome[], today: CalendarDate): string => {
  const open = homes.filter((home) => home.outlook.filed === undefined)
  const paying = open.filter((home) => leftOf(home) !== null)
  if (open.length === 0) return words.allAreIn()
  const [first] = paying.filter((home) => isAhead(home, today))
  if (first !== undefined)
    return words.startWith({ street: first.street, left: leftOf(first) ?? '', day: dayOf(first, today) })
  return paying.length === 0 ? words.nonePays() : words.daysAreOver()
}

/** How many would pay, and what all of them leave, as the list of cases adds it up. */
export const togetherWords = (homes: readonly OwnHome[]): readonly string[] => {
  const pays = homes.filter((home) => leftOf(home) !== null).length
  const paying = pays === homes.length ? 'all' : pays === 0 ? 'none' : String(pays)
  const together = savedTogether(homes.map(({ outlook }) => outlook))
  const counted = { paying, count: homes.length, left: together?.left ?? 'none' }
  return [
    words.wouldPay(counted),
    ...(together === null || together.near === null ? [] : [nearWords.togetherNear({ near: together.near })]),
  ]
}
