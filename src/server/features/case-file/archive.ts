/** A whole case as one zip archive: what was typed, the roll, documents, packet, delivery log, photos, papers, and a page on them. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import type { OpenCase } from '#contract/case/cases.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { caseSteps } from '#core/case/parts.ts'
import type { Context } from '#server/context.ts'
import { type DocumentOfCase, documentsOfCase } from '#server/features/drafting/actions.ts'
import { packetOfCase } from '#server/features/packet/actions.ts'
import { type FileOfCase, filesOfCase } from '#server/features/upload/actions.ts'
import { fileLinks } from '#server/http/file/links.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import { tellMissing } from '#words/case/missing.ts'
import { readCase } from './actions.ts'
import { aboutUpload, deliveryLog, type Inside, readMe } from './archive-words.ts'

/** Which case the signed address of an archive stands for. */
const archiveLinks = fileLinks('case-archive', z.object({ caseId: z.uuid() }))

const numbered = (at: number): string => String(at + 1).padStart(2, '0')

/** As `photo-01.jpg`: the person's own names may be anything, and stand in the list. */
const nameInside = ({ kind, extension }: Pick<FileOfCase, 'kind' | 'extension'>, at: number): string =>
  `files/${kind}-${numbered(at)}.${extension}`

const contentsOf = (
  { uploads, ...found }: OpenCase,
  files: readonly FileOfCase[],
  missing: readonly Inside[],
  today: CalendarDate,
) => {
  const isMissing = (path: string) => missing.some((one) => one.path === path)
  const placed = (path: string) => ({ path: isMissing(path) ? null : path })
  const { file, taxYear, record } = found
  const states = caseSteps({ file, taxYear, record, today, uploads })
  return {
    ...found,
    parts: states.map((part) => ({ id: part.id, state: part.state, missing: tellMissing(part) })),
    files: files.map(({ open: _open, isThere: _isThere, ...about }, at) => ({
      ...about,
      ...placed(nameInside(about, at)),
    })),
  }
}

/** A file that is opened when its turn comes, or is made already. */
type Entry = Inside & {
  readonly at: Date
  readonly isThere: () => Promise<boolean>
  readonly open: () => Promise<Readable | null>
}

const ofUpload = (file: FileOfCase, at: number): Entry => ({
  path: nameInside(file, at),
  about: aboutUpload(file),
  at: file.uploadedAt,
  isThere: file.isThere,
  open: file.open,
})

const ofDocument = async ({ name, title, finishedAt, pdf }: DocumentOfCase): Promise<Entry> => {
  const bytes = await pdf()
  return {
    path: `documents/${name}.pdf`,
    about: title,
    at: finishedAt,
    isThere: async () => true,
    // In a list, so that the bytes come as one piece.
    open: async () => Readable.from([bytes]),
  }
}

const ofPacket = (packet: Awaited<ReturnType<typeof packetOfCase>>): readonly Entry[] =>
  packet === null
    ? []
    : [
        {
          path: 'evidence-packet.pdf',
          about: 'Your latest evidence packet',
          at: packet.finishedAt,
          isThere: packet.isThere,
          open: packet.open,
        },
      ]

const nothing = () => Readable.from([])

const addEntry = (zip: ZipFile, { path, at, open }: Entry) =>
  // Photos and PDF files are compressed already.
  zip.addReadStreamLazy(path, { mtime: at, compress: false }, (give) => {
    open().then(
      // One that went between the list and its turn breaks the archive off: an empty file would say that it is whole.
      (stream) =>
        give(stream ? null : new Error('A kept file is not where it was put.'), stream ?? nothing()),
      (error: unknown) => give(error, nothing()),
    )
  })

interface Material {
  readonly found: OpenCase
  readonly files: readonly FileOfCase[]
  readonly entries: readonly Entry[]
  readonly heldBack: readonly string[]
  readonly missing: readonly Inside[]
}

/** One file is open at a time, however many there are. */
const zipOf = ({ found, files, entries, heldBack, missing }: Material, now: Date): Readable => {
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: now })
  const log = deliveryLog(found)
  const noted = log === null ? [] : [{ path: 'delivery-log.txt', about: 'Your delivery log' }]
  add('README.txt', readMe(found, [...noted, ...entries], { heldBack, missing }, now))
  add('case.json', `${JSON.stringify(contentsOf(found, files, missing, todayInFlorida(now)), null, 2)}\n`)
  if (log !== null) add('delivery-log.txt', log)
  for (const entry of entries) addEntry(zip, entry)
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

/** One after the other: what they take of the app is what one of them takes. */
const inTurn = async <One, Made>(all: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = []
  for (const one of all) made.push(await make(one))
  return made
}

const whetherThere = async (entry: Entry) => ({ entry, isThere: await entry.isThere() })

/** null when the address is no longer good, or the case behind it is gone. */
export const archiveBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await archiveLinks.read(ctx, token)
  const found = wanted && (await readCase(ctx, wanted.userId, wanted.caseId))
  if (!found) return null
  const { userId, caseId } = wanted
  const files = await filesOfCase(ctx, userId, caseId)
  const documents = await documentsOfCase(ctx, userId, caseId)
  const all = [
    ...(await inTurn(
      documents.filter(({ isHeldBack }) => !isHeldBack),
      ofDocument,
    )),
    ...ofPacket(await packetOfCase(ctx, userId, caseId)),
    ...files.map(ofUpload),
  ]
  const looked = await inTurn(all, whetherThere)
  const [entries, missing] = [true, false].map((isThere) =>
    looked.filter((one) => one.isThere === isThere).map(({ entry }) => entry),
  ) as [Entry[], Entry[]]
  if (missing.length > 0)
    ctx.log.error(
      { caseId, paths: missing.map(({ path }) => path) },
      'kept files are not where they were put',
    )
  const heldBack = documents.flatMap(({ isHeldBack, title }) => (isHeldBack ? [title] : []))
  const bytes = zipOf({ found, files, entries, heldBack, missing }, ctx.now())
  return { bytes, mediaType: 'application/zip', fileName: fileNameOf(found) }
}
