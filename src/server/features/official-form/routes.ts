/** The calls about the official petition form, and the address that a browser fetches it from. */
import type { FastifyInstance } from 'fastify'
import { downloadOfficialForm, getOfficialForm } from '#contract/document/official-form.ts'
import * as words from '#messages/official-form/routes.ts'
import type { Context } from '#server/context.ts'
import { serveFile } from '#server/http/file/serve.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { fileBehind, linkToForm, officialForm } from './actions.ts'

type LinkRefused = Extract<Awaited<ReturnType<typeof linkToForm>>, { ok: false }>

const refuseLink = ({ reason }: LinkRefused) => {
  switch (reason) {
    case 'no-such-sheet':
      return refuse('not_found', words.weCouldntFindThatAnswerSheet())
    case 'not-completed':
      return refuse('conflict', words.thisAnswerSheetIsntFinishedYet())
    case 'sample-home':
      return refuse('conflict', words.thisIsASampleHomeSo())
    case 'no-form':
      return refuse('conflict', words.weCantFillInTheOfficial())
    case 'form-changed':
      return refuse('conflict', words.theOfficialFormHasChangedSo())
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
