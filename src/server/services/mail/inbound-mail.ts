/** A mail that came in: who wrote, to which addresses, and the words that are new in it. */
import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { cleanLine, cleanText } from '#core/clean-text.ts'
import { isAutomaticMail } from '#core/support/automatic-mail.ts'
import { newInReply } from '#core/support/new-in-reply.ts'
import * as words from '#messages/mail/inbound-mail.ts'
import { textOfHtml } from './text-of-html.ts'
import { thinMail } from './thin-mail.ts'

export interface InboundMail {
  /** Empty when the mail does not say. */
  readonly from: string
  /** Every address it was sent to, as its headers say. */
  readonly to: readonly string[]
  readonly subject: string
  /** SHA-256 of its Message-ID, or of all of it when it has none. */
  readonly hash: Buffer
  readonly isAutomatic: boolean
  /** Without what it quotes. */
  readonly text: string
  /** Null when it quotes nothing. */
  readonly quoted: string | null
  /** Names of attached files. */
  readonly attachments: readonly string[]
}

/** Mailboxes stay far below. A mail within a mail is read again at each level. */
const limits = { maxHeadersSize: 256 * 1024, maxNestingDepth: 50, maxRfc822NestingDepth: 1 }

/** Headers that carry addresses; delivering servers add all but the first two. */
const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']

const mostAddresses = 200

const addressesIn = (email: Email): string[] =>
  email.headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .flatMap(({ value }) => value.split(/[\s<>,;:"()]+/))
    .filter((word) => /[^@]@[^@]/.test(word))
    .slice(0, mostAddresses)

const headersOf = (email: Email): Record<string, string> =>
  Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))

const isSeen = (text: string): boolean => /[^\s\p{C}]/u.test(text)

/** Some programs send an empty text beside the HTML that has the words. */
const wholeText = ({ text = '', html = '' }: Email, longest: number): string =>
  cleanText((isSeen(text) ? text : textOfHtml(html, longest * 2)).slice(0, longest * 2))

/** A cut may leave half of a character. */
const cut = (text: string, longest: number): string => cleanText(text.slice(0, longest))

const mostNames = 20

const nameOf = ({ filename }: Attachment): string =>
  cut(cleanLine((filename ?? '').slice(0, 1_000)), 120) || words.aFileWithoutAName()

/** A picture that the HTML shows where it stands is often part of a signature. It counts when nothing else does. */
const namesOf = ({ attachments, html = '' }: Email, hasWords: boolean): string[] => {
  const shown = new Set([...html.matchAll(/\bcid:([^\s"'<>)]{1,300})/gi)].map(([, id]) => id))
  const isShown = ({ contentId, mimeType }: Attachment): boolean =>
    mimeType.startsWith('image/') && shown.has(contentId?.replace(/^<|>$/g, ''))
  const files = attachments.filter((attachment) => !isShown(attachment))
  return (files.length === 0 && !hasWords ? attachments : files).slice(0, mostNames).map(nameOf)
}

/** Both parts of its text are cut at `longest` characters. Null for what is no mail at all. */
export const readInboundMail = async (raw: Buffer, longest: number): Promise<InboundMail | null> => {
  const email = await PostalMime.parse(thinMail(raw), limits).catch(() => null)
  if (email === null || email.headers.length === 0) return null
  const from = cleanLine(email.from?.address?.toLowerCase() ?? '')
  const whole = wholeText(email, longest)
  const { text, quoted } = newInReply(whole)
  return {
    from,
    to: addressesIn(email),
    subject: email.subject ?? '',
    hash: createHash('sha256')
      .update(email.messageId || raw)
      .digest(),
    isAutomatic: isAutomaticMail(headersOf(email), from),
    text: cut(text, longest),
    quoted: quoted === null ? null : cut(quoted, longest),
    attachments: namesOf(email, isSeen(whole)),
  }
}
