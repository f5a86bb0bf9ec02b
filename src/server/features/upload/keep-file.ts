/** Decides whether a file can be kept, and keeps it: a photo made again, a paper without its hidden parts. */
import { rm } from 'node:fs/promises'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import type { Context } from '#server/context.ts'
import type { UploadRow } from '#server/db/schema/uploads.ts'
import type { Incoming } from '#server/services/file-store.ts'
import { scanFile } from '#server/services/virus-scan.ts'
import { isFull } from './read-in-turn.ts'
import { type ReadOrder, type ReadOutcome, readUpload } from './read-upload.ts'

export type KeptFile = Pick<
  UploadRow,
  'mediaType' | 'bytes' | 'width' | 'height' | 'pages' | 'storeKey' | 'thumbnailKey' | 'pageKey'
>

export type FileFault =
  | 'infected'
  | 'scan-unavailable'
  | 'busy'
  | Extract<ReadOutcome, { kind: 'refused' }>['reason']

export type KeepOutcome =
  /** `photoDay`: on which the camera says it was taken. */
  | { readonly ok: true; readonly kept: KeptFile; readonly photoDay: CalendarDate | null }
  | { readonly ok: false; readonly reason: FileFault }

type KeepContext = Pick<Context, 'files' | 'log'> & {
  readonly env: Pick<Context['env'], 'UPLOAD_SCAN_COMMAND'>
}

const refused = (reason: FileFault): KeepOutcome => ({ ok: false, reason })

const scanned = async ({ env, log }: KeepContext, path: string): Promise<FileFault | null> => {
  const scan = await scanFile(env.UPLOAD_SCAN_COMMAND, path)
  if (scan.kind === 'clean') return null
  if (scan.kind === 'infected') return 'infected'
  log.error({ why: scan.why }, 'the virus scanner gave no answer, so a file was refused')
  return 'scan-unavailable'
}

const keepRead = async (
  { files }: KeepContext,
  { targets }: ReadOrder,
  read: ReadOutcome,
): Promise<KeepOutcome> => {
  if (read.kind === 'refused') return refused(read.reason)
  const storeKey = await files.keepIncoming(targets.whole)
  if (read.kind === 'paper') {
    const { bytes, pages } = read
    const none = { width: null, height: null, thumbnailKey: null, pageKey: null }
    return {
      ok: true,
      kept: { mediaType: 'application/pdf', bytes, pages, storeKey, ...none },
      photoDay: null,
    }
  }
  const { bytes, width, height, hasPageCopy, photoDay } = read
  const thumbnailKey = await files.keepIncoming(targets.thumbnail)
  const pageKey = hasPageCopy ? await files.keepIncoming(targets.pageCopy) : null
  const image = { mediaType: 'image/jpeg', bytes, width, height, pages: null } as const
  return { ok: true, kept: { ...image, storeKey, thumbnailKey, pageKey }, photoDay }
}

/** The caller removes what came in. */
export const keepFile = async (
  ctx: KeepContext,
  { path }: Incoming,
  wants: UploadKind,
  today: CalendarDate,
): Promise<KeepOutcome> => {
  const fault = await scanned(ctx, path)
  if (fault) return refused(fault)
  if (isFull()) return refused('busy')
  const place = () => ctx.files.incomingPath()
  const targets = { whole: await place(), pageCopy: await place(), thumbnail: await place() }
  const order = { path, wants, today, targets }
  try {
    return await keepRead(ctx, order, await readUpload(order))
  } finally {
    for (const target of Object.values(targets)) await rm(target, { force: true })
  }
}
