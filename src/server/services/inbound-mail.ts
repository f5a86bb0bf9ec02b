/** A mail that came in: who wrote, to which addresses, and the words that are new in it. */
import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { isAutomaticMail } from '#core/support/automatic-mail.ts'
import { newInReply } from '#core/support/new-in-reply.ts'

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

/** Headers that carry addresses; delivering servers add all but the first two. */
const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']

const addressesIn = (email: Email): string[] =>
  email.headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .flatMap(({ value }) => value.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? [])

const headersOf = (email: Email): Record<string, string> =>
  Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))

/** What reads them is large, and hardly any mail comes as HTML alone. */
const plainTextOf = async (html: string): Promise<string> => {
  const { toPlainText } = await import('@react-email/components')
  return toPlainText(html)
}

/** PostgreSQL keeps no zero characters. */
const wholeText = async ({ text, html }: Email, longest: number): Promise<string> =>
  (text ?? (html === undefined ? '' : await plainTextOf(html))).replaceAll('\0', '').slice(0, longest * 2)

const namesOf = ({ attachments }: Email): string[] =>
  attachments
    .filter(({ related, disposition }) => !related && disposition !== 'inline')
    .slice(0, 20)
    .map(({ filename }) => (filename ?? 'a file without a name').replace(/[\p{C}\s]+/gu, ' ').slice(0, 120))

/** Both parts of its text are cut at `longest` characters. Null for what is no mail at all. */
export const readInboundMail = async (raw: Buffer, longest: number): Promise<InboundMail | null> => {
  const email = await PostalMime.parse(raw).catch(() => null)
  if (email === null || email.headers.length === 0) return null
  const from = email.from?.address?.toLowerCase() ?? ''
  const { text, quoted } = newInReply(await wholeText(email, longest))
  return {
    from,
    to: addressesIn(email),
    subject: email.subject ?? '',
    hash: createHash('sha256')
      .update(email.messageId || raw)
      .digest(),
    isAutomatic: isAutomaticMail(headersOf(email), from),
    text: text.slice(0, longest),
    quoted: quoted?.slice(0, longest) ?? null,
    attachments: namesOf(email),
  }
}
