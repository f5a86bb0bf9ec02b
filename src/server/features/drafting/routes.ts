/** The calls about documents, and the addresses that a browser fetches their files from. */
import type { FastifyInstance } from 'fastify'
import {
  downloadDocument,
  generateDocument,
  getDocumentStatus,
  listDocuments,
  watchDocument,
} from '#contract/document/documents.ts'
import type { Context } from '#server/context.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { serveEvents } from '#server/http/serve-events.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { listDocumentsOf, readDocument } from './actions.ts'
import { fileBehind, linkToDocument } from './file/take-along.ts'
import { editRoutes } from './section/routes.ts'
import { requestDocument } from './writing/request.ts'
import { linkToProgress, progressBehind } from './writing/watch.ts'

type RequestRefused = Extract<Awaited<ReturnType<typeof requestDocument>>, { ok: false }>

const refuseRequest = ({ reason }: RequestRefused) => {
  switch (reason) {
    case 'no-such-home':
      return noHome
    case 'not-on-roll':
      return refuseField(
        'trimNumbers',
        'No tax roll we hold names this home without doubt. Type the six numbers of its TRIM notice.',
      )
    case 'values-outdated':
      return refuseField(
        'trimNumbers',
        'These values are of an earlier year. Type the six numbers of the newest TRIM notice.',
      )
    case 'no-notice-yet':
      return refuseField(
        'trimNumbers.taxYear',
        'There is no TRIM notice for this year yet: notices are mailed in August. Enter the tax year printed on yours.',
      )
    case 'notice-outdated':
      return refuseField(
        'trimNumbers.taxYear',
        'This notice is of an earlier year, and you have no case of that year that is under way. Type the numbers of the newest one.',
      )
    case 'values-unreadable':
      return refuseField(
        'trimNumbers',
        'The values on the tax roll cannot be used. Type the six numbers of the TRIM notice.',
      )
    case 'other-county':
      return refuseField('trimNumbers.countyId', 'This home is in another county than the numbers')
    case 'petition-too-far':
      return refuseField('petitionDueOn', 'The last day for the petition is more than a year away')
    case 'hearing-too-far':
      return refuseField('hearingOn', 'The day of the hearing is more than a year away')
    case 'too-many':
      return refuse('conflict', 'You have as many documents as we can keep')
  }
}

type DownloadRefused = Extract<Awaited<ReturnType<typeof linkToDocument>>, { ok: false }>

const refuseDownload = ({ reason }: DownloadRefused) => {
  switch (reason) {
    case 'no-such-document':
      return unknown
    case 'not-completed':
      return refuse('conflict', 'This document is not completed yet')
    case 'private':
      return refuse(
        'conflict',
        'Words of your playbook, or of a page for you only, stand in this document. Take them out first.',
      )
  }
}

const unknown = refuse('not_found', 'There is no such document')
const noHome = refuse('not_found', 'We couldn’t find that home in your account')

export const draftingRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, generateDocument, async (asked, actor) => {
    const requested = await requestDocument(ctx, actor.user.id, asked)
    if (!requested.ok) return refuseRequest(requested)
    return done({ documentId: requested.documentId, status: requested.status })
  })
  serve(app, ctx, getDocumentStatus, async ({ id }, actor) => {
    const document = await readDocument(ctx, actor.user.id, id)
    return document ? done({ document }) : unknown
  })
  serve(app, ctx, watchDocument, async ({ id }, actor) => {
    const link = await linkToProgress(ctx, actor.user.id, id)
    return link ? done(link) : unknown
  })
  serveEvents(app, '/integration/ai/progress/', (token, signal) => progressBehind(ctx, token, signal))
  serve(app, ctx, listDocuments, async (asked, actor) => {
    const listed = await listDocumentsOf(ctx, actor.user.id, asked)
    return listed ? done(listed) : noHome
  })
  serve(app, ctx, downloadDocument, async ({ id, format }, actor) => {
    const link = await linkToDocument(ctx, actor.user.id, id, format)
    if (!link.ok) return refuseDownload(link)
    return done({ url: link.path, fileName: link.fileName, expiresAt: link.expiresAt.toISOString() })
  })
  serveFile(app, '/integration/ai/documents/files/', (token) => fileBehind(ctx, token))
  editRoutes(app, ctx)
}
