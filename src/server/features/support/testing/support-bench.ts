/** Owns writing mail to a shop in tests: as a provider hands it over, or over SMTP to the built-in mailbox. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { CaughtMail } from '#fakes/smtp/read-mail.ts'
import { until } from '#server/jobs/until.ts'
import type { TestShop } from '#test/shop.ts'

export const inboundSecret = 'a-secret-of-the-tests'
export const supportEmail = 'support@justvalue.example'

/** The mail as bytes, with a Message-ID of its own. */
export const mailOf = async (options: SendMailOptions): Promise<Buffer> => {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail({ messageId: `<${randomUUID()}@example.com>`, ...options })
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into memory')
  return message
}

export const handOver = (shop: TestShop, mail: Buffer, authorization = `Bearer ${inboundSecret}`) =>
  shop.visitor().send('/api/webhooks/mail', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization },
    body: new Uint8Array(mail),
  })

/** As a mail program does: to the address to answer to, with the mail quoted below. */
export const answerTo = (mail: CaughtMail, { from, text }: { from: string; text: string }) => {
  const quote = mail.text.replace(/^/gm, '> ')
  return mailOf({
    from,
    to: mail.headers['reply-to'] ?? '',
    subject: `Re: ${mail.subject}`,
    text: `${text}\n\nOn Sat, Nov 21, 2026 at 10:48 AM Just Value <hello@justvalue.example> wrote:\n\n${quote}`,
  })
}

export const sendBySmtp = async (shop: TestShop, options: SendMailOptions): Promise<void> => {
  const { smtpUrl } = JSON.parse(await readFile(path.join(shop.ctx.env.DATA_DIR, 'outside.json'), 'utf8'))
  await nodemailer.createTransport(smtpUrl).sendMail(options)
}

type ThreadMail = { readonly to: string; readonly number: number; readonly words: string }

/** The newest mail of a thread to this address, once it has these words. */
export const threadMail = async (shop: TestShop, { to, number, words }: ThreadMail): Promise<CaughtMail> => {
  let found: CaughtMail | undefined
  await until(async () => {
    found = await shop.mail.to(to, `(support ${number})`)
    return found.text.includes(words)
  })
  if (!found) throw new Error(`no mail with “${words}”`)
  return found
}
