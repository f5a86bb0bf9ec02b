/** The calls that end mail: from our page, and from the button that mailboxes show (RFC 8058). */
import type { FastifyInstance } from 'fastify'
import { stopMail } from '#contract/account/mail.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/mail/routes.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { stopMailOf } from './actions.ts'

export const mailRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, stopMail, async ({ token }) => {
    const outcome = await stopMailOf(ctx, token)
    return outcome
      ? done({ message: words.youWontGetAnyMoreEmails(), ...outcome })
      : refuse('not_found', words.thisLinkDoesntWorkPartOf())
  })
}

/** A mailbox posts a form of its own to the address that a person would open; what it says beside is of no matter. */
export const oneClickStopRoute = async (app: FastifyInstance, ctx: Context) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, parsed) =>
      parsed(null, undefined),
    )
    scope.post<{ Params: { token: string } }>(paths.stopMail(':token'), async ({ params }, reply) => {
      const known = await stopMailOf(ctx, params.token)
      return reply.code(known ? 200 : 404).send()
    })
  })
}
