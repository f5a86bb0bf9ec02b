/** Owns when an answer is due, who is answered first, and how far the promise was kept. */

import { answerWithinHours, remindHoursBefore } from './params.ts'

const hourMs = 3_600_000

/** From the first message that nobody has answered yet. */
export interface Wait {
  readonly since: Date
  readonly dueAt: Date
  /** The person owned AI-Enhanced when they wrote. */
  readonly isPriority: boolean
}

/** One that has ended, or not: by an answer, or because the conversation was closed without one. */
export interface EndedWait extends Wait {
  readonly endedAt: Date | null
  readonly wasAnswered: boolean
}

export const answerDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + answerWithinHours * hourMs)

/** Of answers that are due by then the operator is reminded now. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + remindHoursBefore * hourMs)

export const isOverdue = ({ dueAt }: Pick<Wait, 'dueAt'>, now: Date): boolean => dueAt < now

const rankOf = (wait: Wait, now: Date): number => {
  if (isOverdue(wait, now)) return wait.isPriority ? 0 : 1
  return wait.isPriority ? 2 : 3
}

/** For sorting: what is overdue first, of both AI-Enhanced first, then what is due earlier. */
export const byUrgency =
  (now: Date) =>
  (one: Wait, other: Wait): number =>
    rankOf(one, now) - rankOf(other, now) || one.dueAt.getTime() - other.dueAt.getTime()

export interface PromiseCount {
  readonly answeredInTime: number
  readonly answeredLate: number
  /** Closed without an answer, by the person or the operator. */
  readonly closed: number
  readonly waiting: number
  /** Of those waiting. */
  readonly overdue: number
}

export const countPromises = (waits: readonly EndedWait[], now: Date): PromiseCount => {
  const count = (fits: (wait: EndedWait) => boolean): number => waits.filter(fits).length
  const isAnswered = ({ wasAnswered, endedAt }: EndedWait) => wasAnswered && endedAt !== null
  const isLate = ({ endedAt, dueAt }: EndedWait) => endedAt !== null && endedAt > dueAt
  const isWaiting = ({ endedAt }: EndedWait) => endedAt === null
  return {
    answeredInTime: count((wait) => isAnswered(wait) && !isLate(wait)),
    answeredLate: count((wait) => isAnswered(wait) && isLate(wait)),
    closed: count((wait) => !isWaiting(wait) && !wait.wasAnswered),
    waiting: count(isWaiting),
    overdue: count((wait) => isWaiting(wait) && isOverdue(wait, now)),
  }
}

/** Made once: making one costs a thousand times what using it does. */
const inFull = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** `Sunday, November 22, 2026 at 10:48 am Eastern Time`, the clock of most of Florida. */
export const momentInFlorida = (at: Date): string => {
  const moment = inFull.format(at).replace(/\s+/g, ' ')
  return `${moment.replace(/[AP]M$/, (half) => half.toLowerCase())} Eastern Time`
}
