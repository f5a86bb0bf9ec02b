/** Photos and papers of a case: announced, sent, described, looked at and removed. */
import { z } from 'zod'
import { UPLOAD_BYTES, UPLOAD_KINDS } from '#core/case/upload-rules.ts'
import * as words from '#messages/document/uploads.ts'
import { calendarDay } from '../case/file.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'

const tag = 'Cases'
const caseId = z.uuid(words.weCouldntFindThatCase())
const uploadId = z.uuid(words.weCouldntFindThatPhotoOr())

const upload = z.object({
  id: z.uuid(),
  kind: z.enum(UPLOAD_KINDS),
  /** As the person's own file was called. */
  name: z.string(),
  caption: z.string(),
  takenOn: calendarDay.nullable(),
  /** Of a photo: the day that its camera wrote into it, which `takenOn` begins as. */
  photoDay: calendarDay.nullable(),
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  bytes: z.int(),
  /** Of a paper. */
  pages: z.int().nullable(),
  /** An address below this site, good for ten minutes; null for a paper. */
  thumbnailUrl: z.string().nullable(),
  uploadedAt: z.iso.datetime(),
})
export type Upload = z.infer<typeof upload>

export const listUploads = endpoint({
  method: 'GET',
  path: '/cases/:id/uploads',
  access: 'bearer',
  tag,
  summary: 'The photos and papers of a case, in the order they came',
  needs: 'course',
  refusals: ['not_found'],
  input: z.object({ id: caseId, ...pageInput() }),
  output: z.object({ uploads: z.array(upload).max(100), ...pageOutput, canAdd: z.int() }),
})

/** Refused before the file is sent, and again where more arrives than was said. */
export const fileTooLarge = words.theFileIsLargerThan({ megabytes: UPLOAD_BYTES / 1_000_000 })

export const beginUpload = endpoint({
  method: 'POST',
  path: '/cases/:id/uploads',
  access: 'bearer',
  tag,
  summary: 'An address good for ten minutes, to which the file is sent with PUT as application/octet-stream',
  needs: 'ai_enhanced',
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({
    id: caseId,
    kind: z.enum(UPLOAD_KINDS, { error: words.pleaseChoosePhotoOrDocument() }),
    name: z.string().min(1, words.theFileHasNoName()).max(200, words.theFileNameMustBeAt()),
    bytes: z.int(words.theSizeMustBeAWhole()).min(1, words.theFileIsEmpty()).max(UPLOAD_BYTES, fileTooLarge),
  }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
})

/** What the address of `beginUpload` answers with once the file is kept. */
export const keptUpload = z.object({ uploadId: z.uuid() })

export const describeUpload = endpoint({
  method: 'PUT',
  path: '/cases/:id/uploads/:uploadId',
  access: 'bearer',
  tag,
  summary: 'Say what a photo or paper shows, and of which day it is',
  needs: 'course',
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({
    id: caseId,
    uploadId,
    caption: z.string().max(300, words.atMost300Characters()),
    takenOn: calendarDay.nullable(),
  }),
  output: z.object({}),
})

export const downloadUpload = endpoint({
  method: 'POST',
  path: '/cases/:id/uploads/:uploadId/download',
  access: 'bearer',
  tag,
  summary: 'An address good for ten minutes, where the browser fetches a photo or paper',
  needs: 'course',
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ id: caseId, uploadId }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
})

export const deleteUpload = endpoint({
  method: 'DELETE',
  path: '/cases/:id/uploads/:uploadId',
  access: 'bearer',
  tag,
  summary: 'Remove a photo or paper',
  needs: 'course',
  refusals: ['not_found'],
  input: z.object({ id: caseId, uploadId }),
  output: z.object({}),
})
