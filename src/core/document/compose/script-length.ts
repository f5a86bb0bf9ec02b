/** Owns how long a script takes to say, and how much of its time it may fill. */

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

/** `isAll`: nothing that the case holds was left out for want of time. */
export const lengthWords = (words: number, minutes: number, isAll: boolean): string => {
  const taken = Math.round((words / WORDS_PER_MINUTE) * 2) / 2
  const takes = `The spoken lines are about ${words} words: at ${WORDS_PER_MINUTE} words a minute that takes about ${taken} of your ${minutes} minutes.`
  return isAll && words < FAIR * minutes * WORDS_PER_MINUTE
    ? `${takes} Your case holds no more to say yet; time that is left is for your exhibits and for questions.`
    : `${takes} The rest is for your exhibits and for questions.`
}
