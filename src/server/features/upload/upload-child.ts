/** The program of the process that reads photos and papers: it decides by the content what the file is, and writes what is kept. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { answerOrders } from '#server/services/child/answer-orders.ts'
import type { PreparedImage } from './prepare-image.ts'
import { type ReadOrder, type ReadUpload, readOrder } from './read-upload.ts'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
/** What phones of one maker take unless told otherwise. */
const phoneTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']

const write = (path: string, bytes: Uint8Array) => writeFile(path, bytes, { mode: 0o600 })

const readImage = async (order: ReadOrder, image: PreparedImage | null): Promise<ReadUpload> => {
  if (image === null) return { kind: 'refused', reason: 'unreadable-image' }
  const { jpeg, pageCopy, thumbnail, width, height } = image
  const { whole, pageCopy: pagePath, thumbnail: thumbnailPath } = order.targets
  await write(whole, jpeg)
  await write(thumbnailPath, thumbnail)
  if (pageCopy) await write(pagePath, pageCopy)
  const { photoDayIn } = await import('./photo-day.ts')
  const photoDay = order.wants === 'photo' ? await photoDayIn(order.path, order.today) : null
  return { kind: 'image', bytes: jpeg.length, width, height, hasPageCopy: pageCopy !== null, photoDay }
}

const readPdf = async ({ path, targets }: ReadOrder): Promise<ReadUpload> => {
  const { readPaper } = await import('./read-paper.ts')
  const found = await readPaper(await readFile(path))
  if (!found.ok) return { kind: 'refused', reason: found.reason }
  await write(targets.whole, found.bytes)
  return { kind: 'paper', bytes: found.bytes.length, pages: found.pages }
}

/** A picture of a paper is welcome as a paper; a PDF is no photo. */
const read = async (order: ReadOrder): Promise<ReadUpload> => {
  const mime = (await fileTypeFromFile(order.path))?.mime ?? ''
  if (mime === 'application/pdf' && order.wants === 'paper') return readPdf(order)
  const isOfPhone = phoneTypes.includes(mime)
  if (!isOfPhone && !imageTypes.includes(mime)) return { kind: 'refused', reason: 'wrong-type' }
  // Each kind has large programs of its own, and a file is of one kind.
  const { hasTooManyPixels, prepareHeic, prepareImage } = await import('./prepare-image.ts')
  if (await hasTooManyPixels(order.path, isOfPhone)) return { kind: 'refused', reason: 'too-many-pixels' }
  return readImage(order, await (isOfPhone ? prepareHeic : prepareImage)(order.path))
}

answerOrders((order) => read(readOrder.parse(order)))
