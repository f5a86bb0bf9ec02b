/** Owns the facts of the days to mind, and that the time to petition for a year is over, in the words of the case page. */

import type { Deadline } from '#core/appeal/deadlines-shape.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { STEP_WORDS } from '#core/case/case-step-words.ts'
import type { Fact } from './fact-sheet.ts'
import type { HeldCase } from './fact-sheet-file.ts'
import { sentenceFact } from './make-fact.ts'

const CERTAINTY: Readonly<Record<Deadline['certainty'], string>> = {
  printed: 'printed on your notice',
  reported: 'as the county reported it',
  statute: 'set by statute',
  estimate: 'an estimate',
  suggestion: 'our own suggestion',
}

const deadlineFact = ({ id, title, dueOn, certainty, detail, source }: Deadline): Fact => {
  const day = `${formatCalendarDate(dueOn)} (${CERTAINTY[certainty]})`
  const heading = title.endsWith('?') ? title : `${title}.`
  return sentenceFact(`due.${id}`, title, `${day}: ${heading} ${detail}`, source)
}

interface CaseDays {
  readonly taxYear: number
  /** Those still ahead. */
  readonly deadlines: readonly Deadline[]
  readonly held: HeldCase | null
  readonly hearingOn: CalendarDate | null
}

const isUnderWay = ({ held, hearingOn }: CaseDays): boolean => {
  if (hearingOn !== null) return true
  if (held === null) return false
  const { filing, hearing, outcome } = held.file
  return filing.petitionFiledOn !== null || hearing.heldOn !== null || outcome.kind !== null
}

/** None while the petition's day is ahead, and none for an appeal that is under way. */
const timeOver = (days: CaseDays): readonly Fact[] => {
  const isAhead = days.deadlines.some(({ id }) => id === `petition-${days.taxYear}`)
  if (isAhead || isUnderWay(days)) return []
  const { title, detail } = STEP_WORDS.window_over
  const source = 'The petition days of the notice and the county; no petition is written down in your case'
  return [sentenceFact('petition-time.over', 'Time to petition', `${title}. ${detail}`, source)]
}

export const dayFacts = (days: CaseDays): readonly Fact[] => [
  ...days.deadlines.map(deadlineFact),
  ...timeOver(days),
]
