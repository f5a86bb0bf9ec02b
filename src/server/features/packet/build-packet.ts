/** Makes a packet as large as it may be: photos at the best size that keeps it under its limit, then the whole file. */
import { createWriteStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import type { PhotoSize } from '#core/packet/params.ts'
import { isMadeSmaller, sizesToTry } from '#core/packet/photo-size.ts'
import { type PacketExhibit, PaperUnreadable, writePacket } from '#server/services/pdf/packet.ts'
import type { OrderedPaper, OrderedPhoto, PacketOrder, PacketOutcome } from './packet-order.ts'

type Jpeg = { readonly jpeg: Buffer; readonly width: number; readonly height: number }

/** Type, structure and words of a usual packet; what it really takes is measured in the end. */
const bytesOfWords = 150_000

/** As many as there are cores in a small server. */
const atOnce = 2

const photoAt = async (photo: OrderedPhoto, size: PhotoSize): Promise<Jpeg> => {
  const { path, width, height } = photo
  if (!isMadeSmaller(photo, size)) return { jpeg: await readFile(path), width, height }
  // What works on photos is large, and most packets take them as they are.
  const { default: sharp } = await import('sharp')
  const { edge, quality } = size
  const { data, info } = await sharp(path)
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

/** null as soon as they are more than there is room for. */
const photosAt = async (
  photos: readonly OrderedPhoto[],
  size: PhotoSize,
  room: number,
): Promise<ReadonlyMap<OrderedPhoto, Jpeg> | null> => {
  const made = new Map<OrderedPhoto, Jpeg>()
  let bytes = 0
  for (let at = 0; at < photos.length; at += atOnce) {
    const some = photos.slice(at, at + atOnce)
    const jpegs = await Promise.all(some.map(async (photo) => [photo, await photoAt(photo, size)] as const))
    for (const [photo, jpeg] of jpegs) {
      made.set(photo, jpeg)
      bytes += jpeg.jpeg.length
    }
    if (bytes > room) return null
  }
  return made
}

/** Told before a paper is read: what it does to its reader is its own. */
type OnPaper = (heading: string) => void

const paperExhibit = (
  { label, title, heading, note, path, pages }: OrderedPaper,
  onPaper: OnPaper,
): PacketExhibit => ({
  kind: 'paper',
  label,
  title,
  heading,
  note,
  pages,
  read: () => {
    onPaper(heading)
    return readFile(path)
  },
})

const exhibitsWith = (
  { exhibits }: PacketOrder,
  photos: ReadonlyMap<OrderedPhoto, Jpeg>,
  onPaper: OnPaper,
): readonly PacketExhibit[] =>
  exhibits.flatMap((exhibit) => {
    if (exhibit.kind === 'paper') return [paperExhibit(exhibit, onPaper)]
    const jpeg = photos.get(exhibit)
    const { label, title, heading, note } = exhibit
    return jpeg ? [{ kind: 'photo', label, title, heading, note, ...jpeg } as const] : []
  })

const isPhoto = (exhibit: OrderedPhoto | OrderedPaper): exhibit is OrderedPhoto => exhibit.kind === 'photo'

const writeWith = async (order: PacketOrder, photos: ReadonlyMap<OrderedPhoto, Jpeg>, onPaper: OnPaper) => {
  await rm(order.target, { force: true })
  const packet = { ...order, exhibits: exhibitsWith(order, photos, onPaper) }
  const pages = await writePacket(packet, createWriteStream(order.target, { mode: 0o600 }), order.now)
  return { pages, bytes: (await stat(order.target)).size }
}

const build = async (order: PacketOrder, onPaper: OnPaper): Promise<PacketOutcome> => {
  const photos = order.exhibits.filter(isPhoto)
  const papers = order.exhibits.filter((exhibit) => !isPhoto(exhibit))
  const room = order.targetBytes - papers.reduce((sum, { bytes }) => sum + bytes, 0) - bytesOfWords
  const sizes = sizesToTry(photos, room)
  for (const [at, size] of sizes.entries()) {
    const isLast = at === sizes.length - 1
    const made = await photosAt(photos, size, isLast ? Number.POSITIVE_INFINITY : room)
    const written = made && (await writeWith(order, made, onPaper))
    if (!written) continue
    const fits = written.bytes <= order.targetBytes
    const photoEdge = photos.length === 0 ? null : size.edge
    if (fits || isLast || photos.length === 0) return { ok: true, ...written, fits, photoEdge }
  }
  throw new Error('no size of photos was tried')
}

export const buildPacket = async (
  order: PacketOrder,
  onPaper: OnPaper = () => {},
): Promise<PacketOutcome> => {
  try {
    return await build(order, onPaper)
  } catch (error) {
    if (error instanceof PaperUnreadable) return { ok: false, heading: error.heading }
    throw error
  }
}
