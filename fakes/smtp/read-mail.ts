/** What a caught mail says, read from its raw form. */

import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'

export interface CaughtMail {
  readonly id: string
  /** Envelope recipients in small letters. */
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly receivedAt: string
  readonly messageId: string
  readonly html: string
  readonly text: string
  /** Web addresses in the order of the text, each once. */
  readonly links: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly {
    readonly name: string
    readonly mimeType: string
    readonly bytes: number
  }[]
}

const headerValues = (email: Email, key: string): string[] =>
  email.headers.filter((header) => header.key === key).map(({ value }) => value)

const linksOf = (text: string, html: string): string[] => {
  const inText = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  const inHtml = [...html.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, url]) =>
    (url ?? '').replaceAll('&amp;', '&'),
  )
  return [...new Set([...inText, ...inHtml])]
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength

/** The id starts with the time of arrival in hundredths of a millisecond. */
const receivedAt = (id: string): string => new Date(Math.floor(Number(id.slice(0, 15)) / 100)).toISOString()

export const readMail = async (id: string, raw: Buffer): Promise<CaughtMail> => {
  const email = await PostalMime.parse(raw)
  const html = email.html ?? ''
  const text = email.text ?? ''
  return {
    id,
    to: headerValues(email, 'delivered-to').map((address) => address.toLowerCase()),
    from: [email.from?.name, email.from?.address && `<${email.from.address}>`].filter(Boolean).join(' '),
    subject: email.subject ?? '',
    receivedAt: receivedAt(id),
    messageId: email.messageId ?? '',
    html,
    text,
    links: linksOf(text, html),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      mimeType,
      bytes: bytesOf(content),
    })),
  }
}
