/** What the signed addresses of photos and papers stand for: one to send a file to, one to fetch it from. */
import { z } from 'zod'
import { UPLOAD_KINDS } from '#core/case/upload-rules.ts'
import { fileLinks } from '#server/http/file/links.ts'

/** The name is part of it, so that what is announced is what is kept. */
export const sendingLinks = fileLinks(
  'upload-sending',
  z.object({ caseId: z.uuid(), kind: z.enum(UPLOAD_KINDS), name: z.string(), nonce: z.uuid() }),
)

export const fetchingLinks = fileLinks(
  'upload-fetching',
  z.object({ caseId: z.uuid(), uploadId: z.uuid(), size: z.enum(['whole', 'thumbnail']) }),
)
