/** Owns what a conversation is called, and the subjects of its mails. */

import { cleanText } from '#core/clean-text.ts'
import { longestSubject } from './params.ts'

/** What mail programs put before a subject that is answered or passed on. */
const prefixes = /^(?:\s*(?:re|fwd?|aw|wg|sv|antw)\s*(?:\[\d+\])?\s*:)+/i

/** As `mailSubject` ends. */
const ownNumber = /\s*\(support \d+\)/gi

/** A cut may leave half of a character. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${cleanText(text.slice(0, most - 1)).trimEnd()}…`

/** A mail's subject as a conversation's: one line, without what mail programs added to it; '' where nothing is left. */
export const conversationSubject = (typed: string): string => {
  const line = typed
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(prefixes, '')
    .replace(ownNumber, '')
    .replace(/\s+/g, ' ')
    .trim()
  return cut(line, longestSubject)
}

/** Mailboxes cut longer ones off, and the number is at the end. */
const longestInMail = 50

/** `How do I file late (support 17)`; what comes later in a conversation begins with `Re:`, as an answer does. */
export const mailSubject = (subject: string, number: number, place: 'first' | 'later'): string =>
  `${place === 'later' ? 'Re: ' : ''}${cut(subject, longestInMail).replace(/[.!]+$/, '')} (support ${number})`
