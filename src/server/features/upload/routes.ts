/** The calls about photos and papers, and the addresses that files are sent to and fetched from. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/document/uploads.ts'
import { MOST_PAGES } from '#core/case/upload-rules.ts'
import * as messages from '#messages/upload/routes.ts'
import type { Context } from '#server/context.ts'
import { receiveFile } from '#server/http/file/receive.ts'
import { serveFile } from '#server/http/file/serve.ts'
import { done, type Reply, refuse, refuseField, unavailable } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { tellUploadFault } from '#words/case/upload-fault.ts'
import {
  announceUpload,
  describeAs,
  fileBehind,
  linkToUpload,
  listUploadsOf,
  type Received,
  receiveUpload,
  removeUpload,
} from './actions.ts'
import { RETRY_AFTER_SECONDS } from './read-in-turn.ts'

const noCase = refuse('not_found', messages.weCouldntFindThatCase())
const noUpload = refuse('not_found', messages.weCouldntFindThatPhotoOr())
const tooMany = refuse('conflict', messages.thisCaseHasReachedItsLimit())
const tooMuch = refuse('conflict', messages.youveUsedAllYourStorageFor())

const refuseFile = (refused: Exclude<Received, { ok: true }>): Reply<never> => {
  switch (refused.reason) {
    case 'link-invalid':
      return refuse('link_invalid', messages.thisLinkHasExpiredAddThe())
    case 'too-large':
      return refuse('too_large', contract.fileTooLarge)
    case 'infected':
      return refuse('invalid_request', messages.theVirusScanFlaggedThisFile())
    case 'scan-unavailable':
      return refuse('unavailable', messages.weCantScanFilesForViruses())
    case 'wrong-type':
      return refuse('invalid_request', messages.photosMustBeJpegHeicPng())
    case 'no-picture':
      return refuse('invalid_request', messages.isNoPictureInside({ name: refused.name }))
    case 'busy':
      return unavailable(messages.wereBusyWithOtherPhotosPlease(), RETRY_AFTER_SECONDS)
    case 'unreadable-image':
      return refuse('invalid_request', messages.weCantReadThisPictureThe())
    case 'too-many-pixels':
      return refuse('invalid_request', messages.thisPictureHasTooManyPixels())
    case 'unreadable':
      return refuse('invalid_request', messages.weCantReadThisPdfPrint())
    case 'too-packed':
      return refuse('invalid_request', messages.thisFileTakesTooMuchMemory())
    case 'too-slow':
      return refuse('invalid_request', messages.thisFileTakesTooLongTo())
    case 'locked':
      return refuse('invalid_request', messages.thisPdfOpensOnlyWithA())
    case 'signed':
      return refuse('invalid_request', messages.thisPdfHasAnElectronicSignature())
    case 'private':
      return refuse('invalid_request', messages.thisPdfHasPagesMeantOnly())
    case 'too-many-pages':
      return refuse('invalid_request', messages.thisPdfHasMoreThanPages2({ mostPages: MOST_PAGES }))
    case 'too-many':
      return tooMany
    case 'too-much':
      return tooMuch
    case 'no-such-case':
      return noCase
    case 'sent-before':
      return refuse('conflict', messages.youAlreadyAddedThisFile())
  }
}

type BegunRefused = Extract<Awaited<ReturnType<typeof announceUpload>>, { ok: false }>

const refuseBegun = (refused: BegunRefused): Reply<never> => {
  switch (refused.reason) {
    case 'no-such-case':
      return noCase
    case 'private-name':
      return refuseField(refused.fault.field, tellUploadFault(refused.fault))
    case 'too-many':
      return tooMany
    case 'too-much':
      return tooMuch
  }
}

const describedReply = (described: Awaited<ReturnType<typeof describeAs>>) => {
  if (described.ok) return done({})
  if (described.reason === 'no-such-upload') return noUpload
  const details = described.faults.map((fault) => ({
    field: fault.field,
    message: tellUploadFault(fault),
  }))
  return refuse('invalid_request', details.map(({ message }) => message).join(' '), details)
}

const serveFiles = (app: FastifyInstance, ctx: Context) => {
  receiveFile(app, '/uploads/incoming/', contract.keptUpload, async (token, body) => {
    const received = await receiveUpload(ctx, token, body)
    return received.ok ? done({ uploadId: received.uploadId }) : refuseFile(received)
  })
  serveFile(app, '/uploads/files/', (token) => fileBehind(ctx, token), { perMinute: 300 })
}

export const uploadRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.listUploads, async ({ id, ...page }, actor) => {
    const listed = await listUploadsOf(ctx, actor.user.id, id, page)
    return listed ? done(listed) : noCase
  })
  serve(app, ctx, contract.beginUpload, async (asked, actor) => {
    const begun = await announceUpload(ctx, actor.user.id, asked)
    if (begun.ok) return done({ url: begun.url, expiresAt: begun.expiresAt.toISOString() })
    return refuseBegun(begun)
  })
  serve(app, ctx, contract.describeUpload, async (words, actor) =>
    describedReply(await describeAs(ctx, actor.user.id, words)),
  )
  serve(app, ctx, contract.downloadUpload, async ({ id, uploadId }, actor) => {
    const link = await linkToUpload(ctx, actor.user.id, id, uploadId)
    return link ? done(link) : noUpload
  })
  serve(app, ctx, contract.deleteUpload, async ({ id, uploadId }, actor) =>
    (await removeUpload(ctx, actor.user.id, id, uploadId)) ? done({}) : noUpload,
  )
  serveFiles(app, ctx)
}
