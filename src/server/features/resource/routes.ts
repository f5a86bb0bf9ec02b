/** The calls about the downloads, and the addresses that a browser fetches files from. */
import type { FastifyInstance } from 'fastify'
import { downloadResource, type FileFormat, listResources } from '#contract/resources.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { fileBehind, type LinkRefused, linkFor, resourcesFor } from './actions.ts'
import { loadResourceLibrary, type ResourceLibrary } from './library.ts'

const mediaTypes: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
}

const refuseLink = ({ reason }: LinkRefused) => {
  switch (reason) {
    case 'no-such-download':
      return refuse('not_found', 'There is no such download')
    case 'no-such-home':
      return refuse('not_found', 'You have entered no such home')
    case 'no-such-format':
      return refuseField('format', 'This download does not come in that format')
  }
}

/** Making a file costs more than any other answer. */
const filesPerMinute = 60

const expired = {
  success: false,
  error: {
    code: 'link_invalid',
    message: 'This address has run out. Go back and press the download button again.',
  },
}

/** Not in the contract table: its answer is a file, and the signed address, longer than a path's parameter may be, is the permission. */
const serveFiles = (app: FastifyInstance, ctx: Context, library: ResourceLibrary) => {
  const config = { rateLimit: { max: filesPerMinute, timeWindow: 60_000 } }
  app.get<{ Params: { '*': string } }>('/courses/resources/files/*', { config }, async (request, reply) => {
    const file = await fileBehind(ctx, library, request.params['*'])
    if (file === null) return reply.code(410).send(expired)
    return reply
      .header('content-type', mediaTypes[file.format])
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(file.bytes)
  })
}

export const resourceRoutes = (app: FastifyInstance, ctx: Context) => {
  const library = loadResourceLibrary()
  serve(app, ctx, listResources, async (_ctx, { type, moduleId, ...page }, actor) => {
    const { resources, home } = await resourcesFor(ctx, library, actor.user.id)
    const asked = resources.filter(
      (one) =>
        (type === undefined || one.type === type) &&
        (moduleId === undefined || one.moduleIds.includes(moduleId)),
    )
    const { entries, paging } = pageOf(asked, page)
    return done({ resources: entries, home, ...paging })
  })
  serve(app, ctx, downloadResource, async (_ctx, { id, ...asked }, actor) => {
    const link = await linkFor(ctx, library, { ...asked, resourceId: id, userId: actor.user.id })
    if (!link.ok) return refuseLink(link)
    return done({ url: link.path, fileName: link.fileName, expiresAt: link.expiresAt.toISOString() })
  })
  serveFiles(app, ctx, library)
}
