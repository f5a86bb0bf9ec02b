/** Owns how long a script takes to say, and how much of its time it may fill. */

import { stepSeconds } from '#core/rehearsal/params.ts'

/** Slow, clear speech; our own choice. */
const WORDS_PER_MINUTE = 130

/** The rest of the time is for showing exhibits and for questions. */
const MOST = 0.85
const FAIR = 0.6

/** Of the lines that are spoken, which stand in quotation marks. */
export const spokenWords = (paragraphs: readonly string[]): number =>
  paragraphs
    .filter((line) => line.startsWith('“'))
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

export const fitsIn = (words: number, minutes: number): boolean => words <= MOST * minutes * WORDS_PER_MINUTE

/** It takes less than its owner was given. */
const isShort = (words: number, minutes: number): boolean => words < FAIR * minutes * WORDS_PER_MINUTE

/** Half minutes, at least one. */
const halvesOf = (words: number): number => Math.max(1, Math.round((words / WORDS_PER_MINUTE) * 2))

/** By the words there are to say, in steps of so many seconds; what the steps leave over goes to the longest part. */
const shareOut = (seconds: number, words: readonly number[]): readonly number[] => {
  const all = words.reduce((sum, count) => sum + count, 0)
  const shares = words.map(
    (count) => Math.max(1, Math.floor((seconds * count) / Math.max(1, all) / stepSeconds)) * stepSeconds,
  )
  const left = seconds - shares.reduce((sum, share) => sum + share, 0)
  const longest = words.indexOf(Math.max(...words))
  return shares.map((share, at) => (at === longest ? share + left : share))
}

/** What the time plan gives each of the sections that it names as one part. */
export const sharedSeconds = (words: readonly number[]): readonly number[] =>
  shareOut(30 * halvesOf(words.reduce((sum, count) => sum + count, 0)), words)

/** `isAll`: nothing that the case holds was left out for want of time. */
export const lengthWords = (
  words: number,
  minutes: number,
  isAll: boolean,
  parts: readonly { readonly words: number }[],
): string => {
  // As the time plan below it adds up.
  const taken = parts.reduce((sum, part) => sum + halvesOf(part.words), 0) / 2
  const takes = `Read aloud at an easy pace, your lines take about ${taken} of your ${minutes} minutes.`
  return isAll && isShort(words, minutes)
    ? `${takes} That covers your whole case. The rest of the time is the board’s, and you don’t need to fill it.`
    : `${takes} The rest is for your exhibits and for questions.`
}

const inHalves = (halves: number): string =>
  `${halves >= 2 ? Math.floor(halves / 2) : ''}${halves % 2 === 1 ? '½' : ''}`

export interface PlannedPart {
  readonly part: string
  /** '1½'. */
  readonly minutes: string
}

/** Each part in half minutes, at least one of them; what is left belongs to the exhibits and to whoever asks, and is not planned where the case holds no more to say. */
export const planParts = (
  minutes: number,
  parts: readonly { readonly part: string; readonly words: number }[],
  isAll: boolean,
): readonly PlannedPart[] => {
  const timed = parts.map(({ part, words }) => ({ part, halves: halvesOf(words) }))
  const left = minutes * 2 - timed.reduce((sum, { halves }) => sum + halves, 0)
  const spoken = parts.reduce((sum, { words }) => sum + words, 0)
  const rest =
    left > 0 && !(isAll && isShort(spoken, minutes))
      ? [{ part: 'Turning pages and questions to you', halves: left }]
      : []
  return [...timed, ...rest].map(({ part, halves }) => ({ part, minutes: inHalves(halves) }))
}
