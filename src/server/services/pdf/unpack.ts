/** Unpacks what lies packed in a PDF, and stops where it becomes more than is wanted: a kilobyte may hold a gigabyte. */
import { constants, inflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFName, type PDFRawStream } from '@cantoo/pdf-lib'

export class UnpacksTooLarge extends Error {
  override readonly name = 'UnpacksTooLarge'
}

const flate = PDFName.of('FlateDecode')

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

const inflated = (bytes: Uint8Array, mostBytes: number): Uint8Array => {
  try {
    // A stream that breaks off is shown as far as it goes, as readers do.
    return inflateSync(bytes, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    throw isTooLarge(error) ? new UnpacksTooLarge() : error
  }
}

/** In the order in which they are undone. */
const filtersOf = ({ dict }: PDFRawStream): readonly unknown[] => {
  const filter = dict.lookup(PDFName.of('Filter'))
  if (filter instanceof PDFArray) return filter.asArray().map((_, at) => filter.lookup(at))
  return filter === undefined ? [] : [filter]
}

/** Throws UnpacksTooLarge past `mostBytes`, and what the library throws for a stream that it cannot unpack. */
export const unpacked = (stream: PDFRawStream, mostBytes: number): Uint8Array => {
  const filters = filtersOf(stream)
  const isPlain = filters.every((one) => one === flate) && !stream.dict.has(PDFName.of('DecodeParms'))
  if (isPlain) return filters.reduce<Uint8Array>((bytes) => inflated(bytes, mostBytes), stream.contents)
  // It unpacks no further than it is asked to.
  const bytes = decodePDFRawStream(stream).getBytes(mostBytes + 1)
  if (bytes.length > mostBytes) throw new UnpacksTooLarge()
  return Uint8Array.from(bytes)
}
