/** The calls about the downloads, and the addresses that a browser fetches files from. */
import type { FastifyInstance } from 'fastify'
import { downloadResource, listResources } from '#contract/course/resources.ts'
import * as words from '#messages/resource/routes.ts'
import type { Context } from '#server/context.ts'
import { serveFile } from '#server/http/file/serve.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { fileBehind, type LinkRefused, linkFor, resourcesFor } from './actions.ts'
import { loadResourceLibrary } from './library.ts'

const refuseLink = ({ reason }: LinkRefused) => {
  switch (reason) {
    case 'no-such-download':
      return refuse('not_found', words.weCouldntFindThatDownload())
    case 'no-such-home':
      return refuse('not_found', words.weCouldntFindThatHomeIn())
    case 'no-such-format':
      return refuseField('format', words.thisDownloadIsntAvailableInThat())
  }
}

export const resourceRoutes = (app: FastifyInstance, ctx: Context) => {
  const library = loadResourceLibrary()
  serve(app, ctx, listResources, async ({ type, moduleId, ...page }, actor) => {
    const { resources, home } = await resourcesFor(ctx, library, actor.user.id)
    const asked = resources.filter(
      (one) =>
        (type === undefined || one.type === type) &&
        (moduleId === undefined || one.moduleIds.includes(moduleId)),
    )
    const { entries, paging } = pageOf(asked, page)
    return done({ resources: entries, home, ...paging })
  })
  serve(app, ctx, downloadResource, async ({ id, ...asked }, actor) => {
    const link = await linkFor(ctx, library, { ...asked, resourceId: id, userId: actor.user.id })
    if (!link.ok) return refuseLink(link)
    return done({ url: link.path, fileName: link.fileName, expiresAt: link.expiresAt.toISOString() })
  })
  serveFile(app, '/courses/resources/files/', (token) => fileBehind(ctx, library, token))
}
