/** The calls about the official petition form, and the address that a browser fetches it from. */
import type { FastifyInstance } from 'fastify'
import { downloadOfficialForm, getOfficialForm } from '#contract/official-form.ts'
import type { Context } from '#server/context.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { fileBehind, linkToForm, officialForm } from './actions.ts'

type LinkRefused = Extract<Awaited<ReturnType<typeof linkToForm>>, { ok: false }>

const refuseLink = ({ reason }: LinkRefused) => {
  switch (reason) {
    case 'no-such-sheet':
      return refuse('not_found', 'There is no such answer sheet')
    case 'not-completed':
      return refuse('conflict', 'This answer sheet is not completed yet')
    case 'sample-home':
      return refuse('conflict', 'This home is one of the invented ones; no petition is filled in for it')
    case 'no-form':
      return refuse(
        'conflict',
        'There is no official form to fill in here. The answer sheet has all answers.',
      )
    case 'form-changed':
      return refuse(
        'conflict',
        'The official form is not the one that was checked here, so it is not filled in. Copy from the answer sheet; it has all answers.',
      )
  }
}

export const officialFormRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getOfficialForm, async () => done({ form: await officialForm(ctx) }))
  serve(app, ctx, downloadOfficialForm, async (_ctx, { id }, actor) => {
    const link = await linkToForm(ctx, actor.user.id, id)
    if (!link.ok) return refuseLink(link)
    const { url, fileName, expiresAt, leftBlank } = link
    return done({ url, fileName, expiresAt: expiresAt.toISOString(), leftBlank })
  })
  serveFile(app, '/official-forms/files/', (token) => fileBehind(ctx, token))
}
