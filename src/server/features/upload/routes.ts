/** The calls about photos and papers, and the addresses that files are sent to and fetched from. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/document/uploads.ts'
import { UPLOAD_BYTES } from '#core/case/upload-rules.ts'
import type { Context } from '#server/context.ts'
import { receiveFile } from '#server/http/receive-file.ts'
import { done, type Reply, refuse, refuseField, unavailable } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { serveFile } from '#server/http/serve-file.ts'
import {
  announceUpload,
  describeAs,
  fileBehind,
  linkToUpload,
  listUploadsOf,
  type ReceiveFault,
  receiveUpload,
  removeUpload,
} from './actions.ts'
import { RETRY_AFTER_SECONDS } from './read-in-turn.ts'

const noCase = refuse('not_found', 'We couldn’t find that case')
const noUpload = refuse('not_found', 'We couldn’t find that photo or document')
const tooMany = refuse(
  'conflict',
  'This case has reached its limit on photos and documents. Delete one to add another.',
)
const tooMuch = refuse(
  'conflict',
  'You’ve used all your storage for photos and documents. Delete some to add more.',
)

const refuseFile = (reason: ReceiveFault): Reply<never> => {
  switch (reason) {
    case 'link-invalid':
      return refuse('link_invalid', 'This link has expired. Add the file again.')
    case 'too-large':
      return refuse('too_large', `The file is larger than ${UPLOAD_BYTES / 1_000_000} MB`)
    case 'infected':
      return refuse('invalid_request', 'The virus scan flagged this file, so we didn’t keep it')
    case 'scan-unavailable':
      return refuse('unavailable', 'We can’t scan files for viruses right now. Please try again later.')
    case 'wrong-type':
      return refuse('invalid_request', 'Photos must be JPEG, HEIC, PNG or WebP. Documents can also be PDF.')
    case 'busy':
      return unavailable(
        'We’re busy with other photos. Please add it again in a minute.',
        RETRY_AFTER_SECONDS,
      )
    case 'unreadable-image':
      return refuse(
        'invalid_request',
        'We can’t read this picture, or it’s too large. If it’s an iPhone photo, save it as JPEG (Settings, Camera, Formats, Most Compatible) and add it again.',
      )
    case 'unreadable':
      return refuse('invalid_request', 'We can’t read this PDF. Print it to a new PDF and add that one.')
    case 'too-packed':
      return refuse(
        'invalid_request',
        'This file takes too much memory to open. Print a document to a new PDF, or save a photo as JPEG, and add that.',
      )
    case 'too-slow':
      return refuse(
        'invalid_request',
        'This file takes too long to open. Print a document to a new PDF, or save a photo as JPEG, and add that.',
      )
    case 'locked':
      return refuse('invalid_request', 'This PDF has a password. Save it without one and add it again.')
    case 'signed':
      return refuse(
        'invalid_request',
        'This PDF has an electronic signature that we’d break by removing hidden data. Print it to a new PDF and add that. Keep the signed one.',
      )
    case 'private':
      return refuse(
        'invalid_request',
        'This PDF has pages meant only for you, such as your playbook or a page marked “Do not send this page”. We didn’t keep it, so it can’t end up in your packet.',
      )
    case 'too-many-pages':
      return refuse('invalid_request', 'This PDF has more than 200 pages. Add only the pages you need.')
    case 'too-many':
      return tooMany
    case 'too-much':
      return tooMuch
    case 'no-such-case':
      return noCase
    case 'sent-before':
      return refuse('conflict', 'You already added this file')
  }
}

type BegunRefused = Extract<Awaited<ReturnType<typeof announceUpload>>, { ok: false }>

const refuseBegun = (refused: BegunRefused): Reply<never> => {
  switch (refused.reason) {
    case 'no-such-case':
      return noCase
    case 'private-name':
      return refuseField(refused.fault.field, refused.fault.message)
    case 'too-many':
      return tooMany
    case 'too-much':
      return tooMuch
  }
}

const describedReply = (described: Awaited<ReturnType<typeof describeAs>>) => {
  if (described.ok) return done({})
  if (described.reason === 'no-such-upload') return noUpload
  const words = described.faults.map(({ message }) => message).join(' ')
  return refuse('invalid_request', words, described.faults)
}

const serveFiles = (app: FastifyInstance, ctx: Context) => {
  receiveFile(app, '/uploads/incoming/', contract.keptUpload, async (token, body) => {
    const received = await receiveUpload(ctx, token, body)
    return received.ok ? done({ uploadId: received.uploadId }) : refuseFile(received.reason)
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
