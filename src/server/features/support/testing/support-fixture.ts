/** Owns writing mail to an app in tests: as a provider hands it over, or over SMTP to the built-in mailbox. */
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { getSupportConversation, sendSupportMessage } from '#contract/help/support.ts'
import type { CaughtMail } from '#fakes/smtp/read-mail.ts'
import { until } from '#server/jobs/until.ts'
import { besideApp, operatorOf } from '#server/operator/testing/operate.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type Person, student } from '#test/people.ts'

export const inboundSecret = 'a-secret-of-the-tests'
export const supportEmail = 'support@justvalue.example'

/** The mail as bytes, with a Message-ID of its own. */
export const mailOf = async (options: SendMailOptions): Promise<Buffer> => {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail({ messageId: `<${randomUUID()}@example.com>`, ...options })
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into memory')
  return message
}

export const handOver = (app: TestApp, mail: Buffer, authorization = `Bearer ${inboundSecret}`) =>
  app.visitor().send('/api/webhooks/mail', {
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

export const sendBySmtp = async (app: TestApp, options: SendMailOptions): Promise<void> => {
  const { smtpUrl } = JSON.parse(await readFile(path.join(app.ctx.env.DATA_DIR, 'outside.json'), 'utf8'))
  await nodemailer.createTransport(smtpUrl).sendMail(options)
}

type ConversationMail = { readonly to: string; readonly number: number; readonly words: string }

/** The newest mail of a conversation to this address, once it has these words. */
export const conversationMail = async (
  app: TestApp,
  { to, number, words }: ConversationMail,
): Promise<CaughtMail> => {
  let found: CaughtMail | undefined
  await until(async () => {
    found = await app.mail.to(to, `(support ${number})`)
    return found.text.includes(words)
  })
  if (!found) throw new Error(`no mail with “${words}”`)
  return found
}

export const question = 'What is the fee?\nThank you.'

/** An app that takes mail, and Dana, who owns AI-Enhanced. */
export const openDesk = async () => {
  const app = await openAppForTest({ settings: { MAIL_INBOUND_SECRET: inboundSecret } })
  const dana = await student(app, 'ai_enhanced')
  const operate = operatorOf(besideApp(app))
  const read = (id: string) => dana.client.call(getSupportConversation, { id })
  return {
    app,
    dana,
    operate,
    read,
    /** A new conversation, with the mail that came to the operator, once the asker has the confirmation too. */
    ask: async (who: Person = dana, subject = 'About the fee') => {
      const { conversation } = await who.client.call(sendSupportMessage, {
        id: randomUUID(),
        subject,
        text: question,
      })
      const { number } = conversation
      const toOperator = await conversationMail(app, { to: supportEmail, number, words: 'What is the fee' })
      // Else it may come after the answer, and be the newest.
      await app.mail.to(who.email, `(support ${number})`)
      return { ...conversation, toOperator, replyTo: toOperator.headers['reply-to'] ?? '' }
    },
    /** Author, way and words of each message. */
    written: async (id: string) =>
      (await read(id)).messages.map(({ author, way, text }) => [author, way, text]),
    answerByCommand: async (number: number, text: string) => {
      const file = path.join(app.ctx.env.DATA_DIR, `${randomUUID()}.txt`)
      await writeFile(file, text)
      return operate('support', 'answer', String(number), '--file', file)
    },
    close: () => app.close(),
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
