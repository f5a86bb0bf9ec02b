/** The calls about the certificate, and the address that a browser fetches it from. */
import type { FastifyInstance } from 'fastify'
import { downloadCertificate, getCertificate } from '#contract/course/certificate.ts'
import * as words from '#messages/certificate/routes.ts'
import type { Context } from '#server/context.ts'
import { serveFile } from '#server/http/file/serve.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { certificateFile, certificateFor, certificateLink } from './actions.ts'

const notEarned = words.finishEveryLessonAndPassEvery()
const noPrintableName = words.weCantPrintSomeLettersIn()

export const certificateRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getCertificate, async (_input, actor) =>
    done({ certificate: await certificateFor(ctx, actor.user.id) }),
  )
  serve(app, ctx, downloadCertificate, async (_input, actor) => {
    const link = await certificateLink(ctx, actor.user.id)
    if (!link.ok) return refuse('conflict', link.reason === 'not-earned' ? notEarned : noPrintableName)
    return done({ url: link.path, fileName: link.fileName, expiresAt: link.expiresAt.toISOString() })
  })
  serveFile(app, '/courses/certificate/files/', (token) => certificateFile(ctx, token))
}
