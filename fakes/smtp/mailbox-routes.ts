/** The mailbox over HTTP below /dev/mail: pages for people, JSON for browser tests. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { PageColors } from '#fakes/page-colors.ts'
import { listPage, messagePage, notFoundPage } from './mailbox-pages.ts'
import { mailboxStyle } from './mailbox-style.ts'
import type { CaughtMail } from './read-mail.ts'
import { refuseProduction } from './refuse-production.ts'
import type { Mailbox } from './start-mailbox.ts'

/** Answers a caught mail over SMTP, with what it says quoted below, as mail programs do. */
const sendAnswer = async (smtpUrl: string, mail: CaughtMail, text: string): Promise<void> => {
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

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** For the mail itself: looks only; nothing runs and nothing is fetched, not even a tracking image. */
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const listQuery = z.object({
  to: z.string().trim().default(''),
  limit: z.coerce.number().int().min(1).max(500).catch(50),
})
const messageQuery = z.object({ view: z.enum(['html', 'text']).catch('html') })
const messageParams = z.object({ id: z.string() })

const sendPage = (reply: FastifyReply, content: string, policy = PAGE_POLICY) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(content)

const inNewWindow = (html: string): string => html.replace(/<head[^>]*>/i, '$&<base target="_blank">')

const summary = ({ html, text, headers, attachments, ...rest }: CaughtMail) => rest

const answerFields = z.object({ text: z.string().trim().min(1).max(20_000) })

/** A form's own encoding is read here and nowhere else. */
const mountAnswers = (app: FastifyInstance, mailbox: Pick<Mailbox, 'get' | 'url'>): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, form, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(form)))),
    )
    scope.post('/dev/mail/:id/answer', async (request, reply) => {
      const mail = await mailbox.get(messageParams.parse(request.params).id)
      const fields = answerFields.safeParse(request.body)
      if (!mail || !fields.success) return sendPage(reply.code(404), notFoundPage())
      await sendAnswer(mailbox.url, mail, fields.data.text)
      return reply.redirect('/dev/mail', 303)
    })
  })
}

export const mountMailbox = (
  app: FastifyInstance,
  mailbox: Pick<Mailbox, 'list' | 'get' | 'url'>,
  colors?: PageColors,
): void => {
  refuseProduction()
  mountAnswers(app, mailbox)
  const list = (query: unknown) => {
    const { to, limit } = listQuery.parse(query)
    return mailbox.list({ limit, ...(to && { to }) })
  }
  const find = (params: unknown) => mailbox.get(messageParams.parse(params).id)

  app.get('/dev/mail', async (request, reply) =>
    sendPage(reply, listPage(await list(request.query), listQuery.parse(request.query).to)),
  )
  app.get('/dev/mail/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailboxStyle(colors)),
  )
  app.get('/dev/mail/:id', async (request, reply) => {
    const mail = await find(request.params)
    if (!mail) return sendPage(reply.code(404), notFoundPage())
    return sendPage(reply, messagePage(mail, messageQuery.parse(request.query).view))
  })
  app.get('/dev/mail/:id/body', async (request, reply) => {
    const mail = await find(request.params)
    if (!mail) return sendPage(reply.code(404), notFoundPage())
    return sendPage(reply, inNewWindow(mail.html), BODY_POLICY)
  })
  app.get('/dev/mail/api/messages', async (request) => ({
    messages: (await list(request.query)).map(summary),
  }))
  app.get('/dev/mail/api/messages/:id', async (request, reply) => {
    const mail = await find(request.params)
    return mail ?? reply.code(404).send({ error: 'No such mail.' })
  })
}
