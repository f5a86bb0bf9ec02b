/** A whole case as one zip archive: what was typed, what the roll says, the photos and papers, and a page that explains it. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { OpenCase } from '#contract/cases.ts'
import { CASE_STATIONS, caseStations } from '#core/case/case-parts.ts'
import type { Context } from '#server/context.ts'
import { type FileOfCase, filesOfCase } from '#server/features/upload/actions.ts'
import type { SignedFile } from '#server/http/serve-file.ts'
import { readCase } from './actions.ts'
import { archiveLinks } from './link.ts'

const numbered = (at: number): string => String(at + 1).padStart(2, '0')

/** As `photo-01.jpg`: the person's own names may be anything, and stand in the list. */
const nameInside = ({ kind, extension }: Pick<FileOfCase, 'kind' | 'extension'>, at: number): string =>
  `files/${kind}-${numbered(at)}.${extension}`

const readMe = (found: OpenCase, files: readonly FileOfCase[], now: Date): string =>
  [
    `Case of ${found.address}, tax year ${found.taxYear}`,
    `Made on ${now.toISOString()} by Just Value from version ${found.version}.`,
    '',
    'case.json: all that you typed, and what the tax roll says of the home. Amounts whose name ends in Cents are in',
    'US cents; the numbers of the notice are in dollars, as printed.',
    'files/: your photos, made anew without their hidden data, and your papers as they came.',
    '',
    ...files.map(
      (file, at) =>
        `${nameInside(file, at)}: ${file.name}${file.caption === '' ? '' : ` (${file.caption})`}${file.takenOn === null ? '' : `, ${file.takenOn}`}`,
    ),
    '',
    'This is your own record. It is not an appraisal and not legal advice.',
    '',
  ].join('\r\n')

const contentsOf = ({ uploadCount, ...found }: OpenCase, files: readonly FileOfCase[]) => {
  const { file, taxYear } = found
  const states = caseStations({ file, taxYear, uploadCount })
  return {
    ...found,
    parts: CASE_STATIONS.map((id) => states.find((state) => state.id === id)),
    files: files.map(({ open: _open, ...about }, at) => ({ ...about, path: nameInside(about, at) })),
  }
}

const addFile = (zip: ZipFile, file: FileOfCase, at: number) =>
  // Photos and papers are compressed already.
  zip.addReadStreamLazy(nameInside(file, at), { mtime: file.uploadedAt, compress: false }, (give) => {
    file.open().then(
      (stream) => give(null, stream ?? Readable.from([])),
      (error: unknown) => give(error, Readable.from([])),
    )
  })

/** One file is open at a time, however many there are. */
const zipOf = (found: OpenCase, files: readonly FileOfCase[], now: Date): Readable => {
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: now })
  add('README.txt', readMe(found, files, now))
  add('case.json', `${JSON.stringify(contentsOf(found, files), null, 2)}\n`)
  for (const [at, file] of files.entries()) addFile(zip, file, at)
  zip.end()
  return Readable.from(zip.outputStream)
}

const fileNameOf = ({ taxYear, id }: Pick<OpenCase, 'taxYear' | 'id'>): string =>
  `case-${taxYear}-${id.slice(0, 8)}.zip`

/** null when the person has no such case. */
export const linkToArchive = async (ctx: Context, userId: string, caseId: string) => {
  const found = await readCase(ctx, userId, caseId)
  if (!found) return null
  const { token, expiresAt } = await archiveLinks.sign(ctx, { userId, caseId })
  return {
    url: `/api/case-archives/${token}`,
    fileName: fileNameOf(found),
    expiresAt: expiresAt.toISOString(),
  }
}

/** null when the address is no longer good, or the case behind it is gone. */
export const archiveBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await archiveLinks.read(ctx, token)
  const found = wanted && (await readCase(ctx, wanted.userId, wanted.caseId))
  if (!found) return null
  const files = await filesOfCase(ctx, wanted.userId, wanted.caseId)
  const bytes = zipOf(found, files, ctx.now())
  return { bytes, mediaType: 'application/zip', fileName: fileNameOf(found) }
}
