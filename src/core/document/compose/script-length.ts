/** Owns how long a script takes to say, part by part, and how much of its time it may fill. */

import { stepSeconds, wordsPerMinute } from '#core/rehearsal/params.ts'
import { spokenWords } from '#core/speech/spoken-words.ts'
import { isQuotedLine } from '../spoken-line.ts'

/** Of the time, for lines that are read out: the rest is for showing exhibits, and for questions with their answers. */
const MOST = 0.85
/** A script below it takes less than its owner was given. */
const FAIR = 0.6

/** Words as they are said, figures and dates written out, in the lines that are spoken: they stand in quotation marks. */
export const wordsToSay = (paragraphs: readonly string[]): number =>
  paragraphs
    .filter(isQuotedLine)
    .flatMap(spokenWords)
    .reduce((sum, { spoken }) => sum + spoken.length, 0)

/** What a section takes, in full steps. */
export const secondsToSay = (words: number): number =>
  Math.ceil((60 * words) / wordsPerMinute / stepSeconds) * stepSeconds

/** 95 → '1:35'. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export interface TimedSection {
  readonly id: string
  readonly title: string
  readonly seconds: number
}

/** Answers are given as questions come, and not read out beforehand. */
const isAnswer = ({ id }: TimedSection): boolean => id === 'answers'

const secondsOf = (sections: readonly TimedSection[]): number =>
  sections.reduce((sum, { seconds }) => sum + seconds, 0)

const linesOf = (sections: readonly TimedSection[]): number =>
  secondsOf(sections.filter((one) => !isAnswer(one)))

/** With its answers it ends in time whoever asks. */
export const fitsIn = (sections: readonly TimedSection[], minutes: number): boolean =>
  linesOf(sections) <= MOST * minutes * 60 && secondsOf(sections) <= minutes * 60

const isShort = (sections: readonly TimedSection[], minutes: number): boolean =>
  secondsOf(sections) < FAIR * minutes * 60

/** `isAll`: nothing that the case holds was left out for want of time. */
export const lengthWords = (sections: readonly TimedSection[], minutes: number, isAll: boolean): string => {
  const lines = linesOf(sections)
  const answers = secondsOf(sections) - lines
  const asked = answers === 0 ? '' : ` Answers, if you are asked, take about ${clockOf(answers)} more.`
  const takes = `At an easy pace, your lines take about ${clockOf(lines)} of your ${minutes} minutes.${asked}`
  return isAll && isShort(sections, minutes)
    ? `${takes} That covers your whole case. The rest of the time is the board’s, and you don’t need to fill it.`
    : `${takes} The rest is for your exhibits and for questions.`
}

export interface PlannedPart {
  readonly part: string
  /** '1:35'. */
  readonly time: string
}

/** Each section by its words; what is left belongs to the exhibits and to whoever asks, and is not planned where the case holds no more to say. */
export const planParts = (
  minutes: number,
  sections: readonly TimedSection[],
  isAll: boolean,
): readonly PlannedPart[] => {
  const left = 60 * minutes - secondsOf(sections)
  const rest =
    left > 0 && !(isAll && isShort(sections, minutes))
      ? [{ title: 'Turning pages and questions to you', seconds: left }]
      : []
  return [...sections, ...rest].map(({ title, seconds }) => ({ part: title, time: clockOf(seconds) }))
}
