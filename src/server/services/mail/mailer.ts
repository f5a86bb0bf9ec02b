/** The way out for mail: one pooled SMTP connection set, with an answer that says whether trying again makes sense. */
import nodemailer from 'nodemailer'
import { z } from 'zod'

export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The same at every try, so that a receiver can tell a repeat; without angle brackets or host. */
  readonly id: string
  /** Given only for mail that nobody asked for. */
  readonly unsubscribeUrl?: string
  /** Where answers go, when not to the sender. */
  readonly replyTo?: string
  /** The same for all mails of one conversation. */
  readonly thread?: string
}

export type SendOutcome =
  | { readonly ok: true; readonly messageId: string }
  /** `code` names the failure without quoting the server, whose answers repeat addresses. */
  | { readonly ok: false; readonly reason: 'refused' | 'try-later'; readonly code: string }

export interface Mailer {
  readonly send: (mail: OutgoingMail) => Promise<SendOutcome>
  /** True when the server can be reached and lets us in. */
  readonly verify: () => Promise<boolean>
  readonly close: () => void
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

const smtpFailure = z.object({
  code: z.string().optional(),
  responseCode: z.int().optional(),
  permanent: z.boolean().optional(),
})

/** Only a refusal of this mail or its recipient is final; a refused sign-in is ours to mend. */
const readFailure = (error: unknown): SendOutcome => {
  const { code = 'unknown', responseCode, permanent } = smtpFailure.catch({}).parse(error)
  const isFinal = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return {
    ok: false,
    reason: isFinal ? 'refused' : 'try-later',
    code: responseCode ? `SMTP ${responseCode}` : code,
  }
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const hostOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

export const openMailer = ({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string
  readonly from: string
}): Mailer => {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      const messageId = `<${mail.id}@${hostOf(from)}>`
      try {
        await transport.sendMail({
          from,
          to: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId,
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          // No mail has this id; what refers to the same one is shown together.
          ...(mail.thread && { references: `<${mail.thread}@${hostOf(from)}>` }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(mail.unsubscribeUrl && unsubscribeHeaders(mail.unsubscribeUrl)),
          },
        })
        return { ok: true, messageId }
      } catch (error) {
        return readFailure(error)
      }
    },
    verify: async () => {
      try {
        return await transport.verify()
      } catch {
        return false
      }
    },
    close: () => transport.close(),
  }
}
