/** Owns where a live session is at a moment, and what can be done in it then. */

import { joinableMinutes } from '#core/live/params.ts'

export const LIVE_STATES = ['announced', 'joinable', 'running', 'over', 'cancelled'] as const
export type LiveState = (typeof LIVE_STATES)[number]

export interface SessionTimes {
  readonly startsAt: Date
  readonly minutes: number
  readonly cancelledAt: Date | null
}

const minuteMs = 60_000

export const endOf = ({ startsAt, minutes }: Pick<SessionTimes, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * minuteMs)

/** A session that runs longer than planned counts as over all the same: its link has been given out by then. */
export const sessionState = (session: SessionTimes, now: Date): LiveState => {
  if (session.cancelledAt !== null) return 'cancelled'
  if (now >= endOf(session)) return 'over'
  if (now >= session.startsAt) return 'running'
  const opensAt = session.startsAt.getTime() - joinableMinutes * minuteMs
  return now.getTime() >= opensAt ? 'joinable' : 'announced'
}

/** Only then is the link to join given out. */
export const canJoin = (state: LiveState): boolean => state === 'joinable' || state === 'running'

/** Questions and votes are taken until the end. */
export const takesQuestions = (state: LiveState): boolean => state === 'announced' || canJoin(state)

/** What has begun needs no reminder, and is not moved. */
export const liesAhead = (state: LiveState): boolean => state === 'announced' || state === 'joinable'
