/** Decides by its content what a file is, whether it can be kept, and keeps it: a photo made anew, a paper without its hidden parts. */
import { fileTypeFromFile } from 'file-type'
import type { UploadKind } from '#core/case/upload-rules.ts'
import type { Context } from '#server/context.ts'
import type { Incoming } from '#server/services/file-store.ts'
import { scanFile } from '#server/services/virus-scan.ts'
import { checkPdf, type PdfFault } from './check-pdf.ts'
import { type PreparedImage, prepareHeic, prepareImage } from './prepare-image.ts'
import { inTurn, isFull } from './read-in-turn.ts'
import type { UploadRow } from './uploads-table.ts'

export type KeptFile = Pick<
  UploadRow,
  'mediaType' | 'bytes' | 'width' | 'height' | 'pages' | 'storeKey' | 'thumbnailKey' | 'pageKey'
>

export type FileFault =
  | 'infected'
  | 'scan-unavailable'
  | 'wrong-type'
  | 'busy'
  | 'unreadable-image'
  | PdfFault

export type KeepOutcome =
  | { readonly ok: true; readonly kept: KeptFile }
  | { readonly ok: false; readonly reason: FileFault }

type KeepContext = Pick<Context, 'files' | 'log'> & {
  readonly env: Pick<Context['env'], 'UPLOAD_SCAN_COMMAND'>
}

const refused = (reason: FileFault): KeepOutcome => ({ ok: false, reason })

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
/** What phones of one maker take unless told otherwise. */
const phoneTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']

const keepImage = async ({ files }: KeepContext, image: PreparedImage | null): Promise<KeepOutcome> => {
  if (image === null) return refused('unreadable-image')
  const { jpeg, pageCopy, thumbnail, width, height } = image
  const kept = {
    storeKey: await files.keep(jpeg),
    thumbnailKey: await files.keep(thumbnail),
    pageKey: pageCopy && (await files.keep(pageCopy)),
  }
  const bytes = jpeg.length
  return { ok: true, kept: { mediaType: 'image/jpeg', bytes, width, height, pages: null, ...kept } }
}

const keepPaper = async ({ files }: KeepContext, { path }: Incoming): Promise<KeepOutcome> => {
  const found = await inTurn(() => checkPdf(path))
  if (!found.ok) return found
  const { pages, bytes } = found
  const storeKey = await files.keep(Buffer.from(bytes))
  return {
    ok: true,
    kept: {
      mediaType: 'application/pdf',
      bytes: bytes.length,
      width: null,
      height: null,
      pages,
      storeKey,
      thumbnailKey: null,
      pageKey: null,
    },
  }
}

const scanned = async ({ env, log }: KeepContext, path: string): Promise<FileFault | null> => {
  const scan = await scanFile(env.UPLOAD_SCAN_COMMAND, path)
  if (scan.kind === 'clean') return null
  if (scan.kind === 'infected') return 'infected'
  log.error({ why: scan.why }, 'the virus scanner gave no answer, so a file was refused')
  return 'scan-unavailable'
}

/** A picture of a paper is welcome as a paper; a PDF is no photo. The caller removes what came in. */
export const keepFile = async (
  ctx: KeepContext,
  incoming: Incoming,
  kind: UploadKind,
): Promise<KeepOutcome> => {
  const fault = await scanned(ctx, incoming.path)
  if (fault) return refused(fault)
  const mime = (await fileTypeFromFile(incoming.path))?.mime ?? ''
  if (isFull()) return refused('busy')
  if (imageTypes.includes(mime)) return keepImage(ctx, await prepareImage(incoming.path))
  if (phoneTypes.includes(mime)) return keepImage(ctx, await prepareHeic(incoming.path))
  return mime === 'application/pdf' && kind === 'paper' ? keepPaper(ctx, incoming) : refused('wrong-type')
}
