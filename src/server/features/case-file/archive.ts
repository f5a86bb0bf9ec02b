/** A whole case as one zip archive: what was typed, the roll, documents, packet, delivery log, photos, papers, and a page on them. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { OpenCase } from '#contract/cases.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { CASE_STATIONS, caseStations } from '#core/case/case-parts.ts'
import type { Context } from '#server/context.ts'
import { type DocumentOfCase, documentsOfCase } from '#server/features/drafting/actions.ts'
import { packetOfCase } from '#server/features/packet/actions.ts'
import { type FileOfCase, filesOfCase } from '#server/features/upload/actions.ts'
import type { SignedFile } from '#server/http/serve-file.ts'
import { readCase } from './actions.ts'
import { aboutUpload, deliveryLog, type Inside, readMe } from './archive-words.ts'
import { archiveLinks } from './link.ts'

const numbered = (at: number): string => String(at + 1).padStart(2, '0')

/** As `photo-01.jpg`: the person's own names may be anything, and stand in the list. */
const nameInside = ({ kind, extension }: Pick<FileOfCase, 'kind' | 'extension'>, at: number): string =>
  `files/${kind}-${numbered(at)}.${extension}`

const contentsOf = ({ uploads, ...found }: OpenCase, files: readonly FileOfCase[], today: CalendarDate) => {
  const { file, taxYear, record } = found
  const states = caseStations({ file, taxYear, record, today, uploads })
  return {
    ...found,
    parts: CASE_STATIONS.map((id) => states.find((state) => state.id === id)),
    files: files.map(({ open: _open, ...about }, at) => ({ ...about, path: nameInside(about, at) })),
  }
}

/** A file that is opened, or made, when its turn comes. */
type Entry = Inside & { readonly at: Date; readonly open: () => Promise<Readable | null> }

const ofUpload = (file: FileOfCase, at: number): Entry => ({
  ...{ path: nameInside(file, at), about: aboutUpload(file), at: file.uploadedAt },
  open: file.open,
})

const ofDocument = ({ name, title, finishedAt, pdf }: DocumentOfCase): Entry => ({
  ...{ path: `documents/${name}.pdf`, about: title, at: finishedAt },
  // In a list, so that the bytes come as one piece.
  open: async () => Readable.from([await pdf()]),
})

const ofPacket = (packet: Awaited<ReturnType<typeof packetOfCase>>): readonly Entry[] =>
  packet === null
    ? []
    : [
        {
          path: 'evidence-packet.pdf',
          about: 'The last evidence packet',
          at: packet.finishedAt,
          open: packet.open,
        },
      ]

const addEntry = (zip: ZipFile, { path, at, open }: Entry) =>
  // Photos and PDF files are compressed already.
  zip.addReadStreamLazy(path, { mtime: at, compress: false }, (give) => {
    open().then(
      (stream) => give(null, stream ?? Readable.from([])),
      (error: unknown) => give(error, Readable.from([])),
    )
  })

interface Material {
  readonly found: OpenCase
  readonly files: readonly FileOfCase[]
  readonly entries: readonly Entry[]
  readonly heldBack: readonly string[]
}

/** One file is open, and one document made, at a time, however many there are. */
const zipOf = ({ found, files, entries, heldBack }: Material, now: Date): Readable => {
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: now })
  const log = deliveryLog(found)
  const noted = log === null ? [] : [{ path: 'delivery-log.txt', about: 'What you noted of deliveries' }]
  add('README.txt', readMe(found, [...noted, ...entries], heldBack, now))
  add('case.json', `${JSON.stringify(contentsOf(found, files, todayInFlorida(now)), null, 2)}\n`)
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

/** null when the address is no longer good, or the case behind it is gone. */
export const archiveBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await archiveLinks.read(ctx, token)
  const found = wanted && (await readCase(ctx, wanted.userId, wanted.caseId))
  if (!found) return null
  const { userId, caseId } = wanted
  const files = await filesOfCase(ctx, userId, caseId)
  const documents = await documentsOfCase(ctx, userId, found)
  const entries = [
    ...documents.filter(({ isHeldBack }) => !isHeldBack).map(ofDocument),
    ...ofPacket(await packetOfCase(ctx, userId, caseId)),
    ...files.map(ofUpload),
  ]
  const heldBack = documents.flatMap(({ isHeldBack, title }) => (isHeldBack ? [title] : []))
  const bytes = zipOf({ found, files, entries, heldBack }, ctx.now())
  return { bytes, mediaType: 'application/zip', fileName: fileNameOf(found) }
}
