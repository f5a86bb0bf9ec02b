/** Owns the case whose days are worked out by hand: a home in Hillsborough, on November 21, 2026 unless a test says another day. */

import type { DeadlineFacts } from '#core/appeal/deadlines/shape.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { tellDeadline } from '#words/deadline/tell.ts'

export const hillsborough = { name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-07') }

export const facts = (some: Partial<DeadlineFacts>): DeadlineFacts => ({
  today: calendarDate('2026-11-21'),
  county: hillsborough,
  printedPetitionDate: null,
  hearingOn: null,
  ...some,
})

export const one = (id: string, some: Partial<DeadlineFacts>) =>
  deadlinesFor(facts(some))
    .map(tellDeadline)
    .find((deadline) => deadline.id === id)
