/** How a mail begins. */

import * as words from '#messages/mail/greeting.ts'
import type { MailBlock } from './content.ts'

/** Two words in a line of a letter; whatever came in with the name as control characters is left out. */
const readable = (name: string): string =>
  name
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 80)

/** `Hello Dana,`, or `Hello,` when nobody said a name. */
export const greeting = (name: string | null): MailBlock => {
  const known = readable(name ?? '')
  return { kind: 'paragraph', text: known === '' ? 'Hello,' : words.hello({ name: known }) }
}

/** The given name in what a buyer typed as the name on the card. */
export const givenNameIn = (fullName: string | null): string | null =>
  fullName?.trim().split(/\s+/)[0] || null
