/** Owns reading what the commands about live sessions take, and how a session is listed. */

import { z } from 'zod'
import { longestAbout, longestTitle, sessionMinutes } from '#core/live/params.ts'
import { parseEasternTime, sessionTimeWords } from '#core/live/session-time.ts'
import { UsageError } from '../command.ts'

const readNumber = (what: string, text: string | undefined, list: string): number => {
  const value = Number(text)
  if (text !== undefined && Number.isInteger(value) && value >= 1 && value < 2 ** 31) return value
  throw new UsageError(
    text === undefined
      ? `Say which ${what}.`
      : `"${text}" is not the number of a ${what} such as 3; \`${list}\` shows them.`,
  )
}

const refuseMore = (more: readonly string[]): void => {
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much.`)
}

/** The one argument of a command about a session. */
export const readSession = ([text, ...more]: readonly string[]): number => {
  refuseMore(more)
  return readNumber('session', text, 'live list')
}

export const readQuestion = ([session, question, ...more]: readonly string[]) => {
  refuseMore(more)
  return {
    sessionId: readNumber('session', session, 'live list'),
    questionId: readNumber('question', question, 'live show'),
  }
}

export const readStarts = (text: string | undefined): Date => {
  const instant = text === undefined ? null : parseEasternTime(text)
  if (instant) return instant
  throw new UsageError(
    `--starts must be a time of the Eastern clock such as "2026-12-01 18:00"${text === undefined ? '' : `, not "${text}"`}.`,
  )
}

export const readMinutes = (text: string): number => {
  const minutes = Number(text)
  const { least, most } = sessionMinutes
  if (Number.isInteger(minutes) && minutes >= least && minutes <= most) return minutes
  throw new UsageError(`--minutes must be a whole number from ${least} to ${most}, not "${text}".`)
}

const link = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500)

/** An address with a password in it would be given to everybody. */
export const readLink = (what: string, text: string | undefined): string => {
  const parsed = link.safeParse(text)
  if (parsed.success && new URL(parsed.data).username === '') return parsed.data
  throw new UsageError(`${what} must be a web address that begins with https://.`)
}

const readText = (name: string, text: string | undefined, least: number, most: number): string => {
  const written = (text ?? '').trim()
  if (written.length >= least && written.length <= most) return written
  throw new UsageError(`${name} needs ${least === 0 ? 'at most' : `${least} to`} ${most} letters.`)
}

export const readTitle = (text: string | undefined): string => readText('--title', text, 1, longestTitle)
export const readAbout = (text: string | undefined): string => readText('--about', text, 0, longestAbout)

/** The operator reads the clock of the capital. */
export const timeOf = (startsAt: Date): string => sessionTimeWords(startsAt, [])

export const peopleTold = (count: number): string => {
  if (count === 0) return 'Nobody had asked to be reminded.'
  return count === 1 ? 'One person is mailed.' : `${count} people are mailed.`
}
