/** Owns what support promises and how long its ways stay open, with the source of each. Checked 2026-11-21. */

/** Hours from a message to its answer. The product's specification: "Support response promise 24 hours", to everybody. */
export const answerWithinHours = 24

/** Hours before a promise runs out at which the operator is reminded. Our own choice: most of a working day is left. */
export const remindHoursBefore = 6

/** Days for which an address to answer to is good. Our own choice: longer than a season of appeals. */
export const replyAddressDays = 365

/** Characters of a message typed on the page. Our own choice. */
export const longestMessage = 5_000

/** Characters kept of a message that came by mail, and of what it quotes. Our own choice. */
export const longestMail = 20_000

/** Characters of a subject. Our own choice. */
export const longestSubject = 120

/** Messages that one address may send by mail in a day. Our own choice: people write far fewer, machines that answer machines more. */
export const mailsPerDay = 50
