/** The calls about the official petition form, and the address that a browser fetches it from. */
import type { FastifyInstance } from 'fastify'
import { downloadOfficialForm, getOfficialForm } from '#contract/document/official-form.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { fileBehind, linkToForm, officialForm } from './actions.ts'

type LinkRefused = Extract<Awaited<ReturnType<typeof linkToForm>>, { ok: false }>

const refuseLink = ({ reason }: LinkRefused) => {
  switch (reason) {
    case 'no-such-sheet':
      return refuse('not_found', 'We couldn’t find that answer sheet')
    case 'not-completed':
      return refuse('conflict', 'This answer sheet isn’t finished yet')
    case 'sample-home':
      return refuse('conflict', 'This is a sample home, so we don’t fill in a petition for it')
    case 'no-form':
      return refuse(
        'conflict',
        'We can’t fill in the official form here. Copy the answers from your answer sheet.',
      )
    case 'form-changed':
      return refuse(
        'conflict',
        'The official form has changed, so we don’t fill it in. Copy the answers from your answer sheet.',
      )
  }
}

export const officialFormRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getOfficialForm, async () => done({ form: await officialForm(ctx) }))
  serve(app, ctx, downloadOfficialForm, async ({ id }, actor) => {
    const link = await linkToForm(ctx, actor.user.id, id)
    if (!link.ok) return refuseLink(link)
    const { url, fileName, expiresAt, leftBlank } = link
    return done({ url, fileName, expiresAt: expiresAt.toISOString(), leftBlank })
  })
  serveFile(app, '/official-forms/files/', (token) => fileBehind(ctx, token))
}
