/** Owns how much the tests of endurance do: a part of it in `npm test`, all of it in `npm run test:endurance`. */

const isWhole = process.env.TEST_ENDURANCE === 'true'

/** What `npm test` takes, and what the proof of endurance takes. */
export const forEndurance = <T>(part: T, whole: T): T => (isWhole ? whole : part)
