/** The calls about documents, and the addresses that a browser fetches their files from. */
import type { FastifyInstance } from 'fastify'
import {
  downloadDocument,
  generateDocument,
  getDocumentStatus,
  listDocuments,
  watchDocument,
} from '#contract/document/documents.ts'
import * as words from '#messages/drafting/routes.ts'
import type { Context } from '#server/context.ts'
import { serveFile } from '#server/http/file/serve.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { serveEvents } from '#server/http/serve-events.ts'
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
      return refuseField('trimNumbers', words.weCantMatchThisHome())
    case 'values-outdated':
      return refuseField('trimNumbers', words.theseValuesAreOfAnEarlier())
    case 'no-notice-yet':
      return refuseField('trimNumbers.taxYear', words.thereIsNoTrimNoticeFor())
    case 'notice-outdated':
      return refuseField('trimNumbers.taxYear', words.thisNoticeIsOfAnEarlier())
    case 'values-unreadable':
      return refuseField('trimNumbers', words.theValuesOnTheTaxRoll())
    case 'other-county':
      return refuseField('trimNumbers.countyId', words.thisHomeIsInAnotherCounty())
    case 'petition-too-far':
      return refuseField('petitionDueOn', words.theLastDayForThePetition())
    case 'hearing-too-far':
      return refuseField('hearingOn', words.theDayOfTheHearingIs())
    case 'too-many':
      return refuse('conflict', words.youveReachedTheLimitOn())
  }
}

type DownloadRefused = Extract<Awaited<ReturnType<typeof linkToDocument>>, { ok: false }>

const refuseDownload = ({ reason }: DownloadRefused) => {
  switch (reason) {
    case 'no-such-document':
      return unknown
    case 'not-completed':
      return refuse('conflict', words.thisDocumentIsNotCompletedYet())
    case 'private':
      return refuse('conflict', words.wordsOfYourPlaybookOrOf())
  }
}

const unknown = refuse('not_found', words.weCouldntFindThatDocument())
const noHome = refuse('not_found', words.weCouldntFindThatHomeIn())

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
