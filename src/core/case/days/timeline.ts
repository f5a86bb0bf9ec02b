/** Owns the stops of one appeal in order: when each is due or was, and how far the case is. */

import { dayToPetition } from '#core/appeal/petition-day.ts'
import { type CalendarDate, daysBetween } from '#core/calendar-date.ts'
import type { CaseFile } from '../file.ts'
import { type CaseStep, isEvidenceDelivered } from '../parts.ts'
import { type CaseDay, isBillOut } from './case-dates.ts'
import { keyDates } from './key-dates.ts'

export const TIMELINE_STOPS = ['petition', 'payment', 'evidence', 'hearing', 'decision'] as const
export type TimelineStopId = (typeof TIMELINE_STOPS)[number]

export const STOP_STATES = ['done', 'missed', 'next', 'ahead'] as const

export interface TimelineStop {
  readonly id: TimelineStopId
  readonly step: CaseStep
  /** The day it was done, else the day it is due; null while none is known. */
  readonly on: CalendarDate | null
  /** `next` is the soonest that is neither done nor missed; the first of them where no day is known. */
  readonly state: (typeof STOP_STATES)[number]
}

type Stop = Omit<TimelineStop, 'state'> & { readonly isDone: boolean }

const sentOn = ({ deliveries }: CaseFile): CalendarDate | null =>
  deliveries.find(
    ({ contents, party, received }) => contents === 'evidence' && party === 'appraiser' && !received,
  )?.sentOn ?? null

/** The day to act by. The printed day is the owner's own and wins; either may be over. */
const petitionDay = (
  { file, county, today }: CaseDay,
  due: CalendarDate | undefined,
): CalendarDate | null => {
  const lastDay = due ?? file.notice.petitionDueOn ?? county?.petitionDeadline ?? null
  return lastDay && dayToPetition(lastDay, today)
}

const stopsOf = (day: CaseDay): readonly Stop[] => {
  const { file, today } = day
  const { filing, hearing, outcome } = file
  const dates = keyDates(day)
  const { heldOn } = hearing
  return [
    {
      id: 'petition',
      step: 'filing',
      on: filing.petitionFiledOn ?? petitionDay(day, dates.petition?.dueOn),
      isDone: filing.petitionFiledOn !== null,
    },
    {
      id: 'payment',
      step: 'filing',
      on: filing.paidOn ?? dates.payment?.dueOn ?? null,
      isDone: filing.paidOn !== null,
    },
    {
      id: 'evidence',
      step: 'deliveries',
      on: sentOn(file) ?? dates.aim?.dueOn ?? dates.evidence?.dueOn ?? null,
      isDone: isEvidenceDelivered(file),
    },
    { id: 'hearing', step: 'hearing', on: heldOn, isDone: heldOn !== null && heldOn < today },
    { id: 'decision', step: 'outcome', on: outcome.decidedOn, isDone: outcome.kind !== null },
  ]
}

/**
 * By date, as far as days are known. A hearing without one is expected before the bill's last day in spring, and the
 * payment comes first only where the other day is known to be later.
 */
const inOrderOfDays = (stops: readonly Stop[]): readonly Stop[] => {
  const payment = stops.find(({ id }) => id === 'payment')
  const { on: paidBy } = payment ?? { on: null }
  const others = stops.filter((stop) => stop !== payment)
  const isLater = ({ id, on }: Stop): boolean =>
    id === 'decision' || (id !== 'petition' && paidBy !== null && on !== null && on > paidBy)
  const at = others.findIndex(isLater)
  return payment === undefined ? stops : others.toSpliced(at, 0, payment)
}

export const caseTimeline = (day: CaseDay): readonly TimelineStop[] => {
  const stops = inOrderOfDays(stopsOf(day))
  // A petition against a notice is due in the notice's own year.
  const lastDayOf = ({ id, on }: Stop): string | null =>
    on ?? (id === 'petition' ? `${day.taxYear}-12-31` : null)
  const isMissed = (stop: Stop): boolean => {
    const lastDay = lastDayOf(stop)
    return !stop.isDone && lastDay !== null && lastDay < day.today
  }
  // Nothing can be paid before there is a bill.
  const isWaiting = ({ id }: Stop): boolean => id === 'payment' && !isBillOut(day)
  const open = stops.filter((stop) => !stop.isDone && !isMissed(stop))
  const [next = open[0]] = open
    .flatMap((stop) => (stop.on === null || isWaiting(stop) ? [] : [{ stop, on: stop.on }]))
    .toSorted((a, b) => daysBetween(b.on, a.on))
    .map(({ stop }) => stop)
  return stops.map((stop) => {
    const { isDone, ...rest } = stop
    if (isDone) return { ...rest, state: 'done' }
    if (isMissed(stop)) return { ...rest, state: 'missed' }
    return { ...rest, state: stop === next ? 'next' : 'ahead' }
  })
}

/** The day that is still to be kept in each part of a case; a part without one is left out. */
export const stepDates = (day: CaseDay): Readonly<Partial<Record<CaseStep, CalendarDate>>> =>
  Object.fromEntries(
    caseTimeline(day)
      .toReversed()
      .flatMap(({ step, on, state }) =>
        on === null || state === 'done' || state === 'missed' ? [] : [[step, on]],
      ),
  )
