/** Answers a caught mail over SMTP, with what it says quoted below, as mail programs do. */
import nodemailer from 'nodemailer'
import type { CaughtMail } from './read-mail.ts'

export const sendAnswer = async (smtpUrl: string, mail: CaughtMail, text: string): Promise<void> => {
  const [from = ''] = mail.to
  const introduction = `On ${mail.receivedAt.slice(0, 16).replace('T', ' at ')}, ${mail.from} wrote:`
  const transport = nodemailer.createTransport(smtpUrl)
  await transport.sendMail({
    from,
    to: mail.headers['reply-to'] ?? '',
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    text: `${text}\n\n${introduction}\n\n${mail.text.replace(/^/gm, '> ')}`,
  })
  transport.close()
}
