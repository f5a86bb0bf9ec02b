/** Owns the numbers that a rehearsal is made by. Our own judgment, checked 2026-11-21; none is a rule of law or of any board. */

/** Differences between a sale and the home from which it is likely to be asked about. */
export const askedFrom = {
  /** Of the home's own. */
  areaShare: 0.1,
  landShare: 0.25,
  ageYears: 10,
  /** Of age that the grid does not count. */
  uncountedYears: 15,
  qualityGrades: 1,
  /** Before the valuation day. */
  monthsAgo: 12,
} as const

/** Questions in a run of so many minutes: as many as can be answered in about as long again. */
export const questionsIn = { 5: 5, 10: 8, 15: 12 } as const

/** Likely attacks of the appraiser that playbook and script answer: as many as a page holds and an owner keeps in mind. */
export const attacksAnswered = 6

/** Of these a script answers so many where the time is short, and fewer where even they do not fit. */
export const answeredInShortScript = 3

/** Target times are told in steps of so many seconds. */
export const stepSeconds = 5

/**
 * Words as they are said, '$410,000' being five. Calm and clear: presenters are told to keep to 110 to 180, the average is
 * about 125 (Innovative Presentations For Dummies, https://www.dummies.com/article/business-careers-money/business/business-communication/how-to-adjust-the-rate-of-speech-in-innovative-presentations-151559/,
 * checked 2026-11-30).
 */
export const wordsPerMinute = 120
