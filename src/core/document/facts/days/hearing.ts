/** Owns the facts of the hearing: from the owner's case, or the day alone when it was given with the request. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { type CaseHearing, emptyCase } from '#core/case/file.ts'
import { ownWords } from '../file.ts'
import { asTyped, figureFact, nameFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'

const LABEL = 'The hearing'
const withRequest = 'You gave this date when you asked for the document'

/** '14:30' → '2:30 pm' */
const clockOf = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** Time and place of another day say nothing about this one; the minutes are as many as before. */
const onDay = (hearing: CaseHearing, day: CalendarDate): CaseHearing => ({
  ...emptyCase.hearing,
  heldOn: day,
  minutes: hearing.minutes,
})

/** The day given with the request stands before the one that the case holds. */
export const hearingFor = (held: CaseHearing, givenOn: CalendarDate | null): CaseHearing =>
  givenOn === null || givenOn === held.heldOn ? held : onDay(held, givenOn)

export const hearingFacts = (inCase: CaseHearing | null, givenOn: CalendarDate | null): readonly Fact[] => {
  const held = inCase ?? emptyCase.hearing
  const { heldOn, time, place, remoteLink, minutes } = hearingFor(held, givenOn)
  const source = heldOn === held.heldOn ? ownWords : withRequest
  return [
    ...(heldOn === null
      ? []
      : [{ id: 'hearing.on', label: LABEL, unit: 'date', value: heldOn, source } as const]),
    ...nameFact('hearing.time', LABEL, time === '' ? null : clockOf(time), ownWords),
    ...nameFact('hearing.place', LABEL, asTyped(place), ownWords),
    ...nameFact('hearing.link', LABEL, asTyped(remoteLink), ownWords),
    ...figureFact('hearing.minutes', LABEL, 'minutes', minutes, ownWords),
  ]
}
