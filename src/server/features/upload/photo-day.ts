/**
 * Reads of a photo's metadata the one day on which its camera says it was taken, and nothing else of it: neither place nor
 * device. Each step is bounded by the bytes that are there, since anybody can write anything into them.
 * Not `exif-reader` (2.0.3): it reads all, the place too, and lists that overlap can make gigabytes of 64 KB.
 */
import sharp from 'sharp'
import { type CalendarDate, parseCalendarDate } from '#core/calendar-date.ts'

/** The part for the camera's own notes, and in it the moment of taking: EXIF 2.32 (CIPA DC-008), tables 4 and 7. */
const CAMERA_NOTES = 0x8769
const TAKEN_AT = 0x9003
/** "2025:03:14 09:26:53" */
const taken = /^(\d{4}):(\d\d):(\d\d) \d\d:\d\d:\d\d$/
const takenLength = 19
const entryBytes = 12
/** On which the clock of a camera that was never set begins; the page takes no earlier day either. */
const neverSet = '2000-01-01'

type Tiff = { readonly view: DataView; readonly isLittle: boolean }

const tiffOf = (exif: Uint8Array): Tiff | null => {
  const text = Buffer.from(exif.subarray(0, 8)).toString('latin1')
  const at = text.startsWith('Exif\0\0') ? 6 : 0
  const order = Buffer.from(exif.subarray(at, at + 2)).toString('latin1')
  if (order !== 'II' && order !== 'MM') return null
  return { view: new DataView(exif.buffer, exif.byteOffset + at, exif.length - at), isLittle: order === 'II' }
}

/** The number that an entry of a directory holds or points to; undefined when there is no such entry. */
const entryIn = ({ view, isLittle }: Tiff, directory: number, tag: number): number | undefined => {
  const count = view.getUint16(directory, isLittle)
  for (let at = directory + 2; at < directory + 2 + count * entryBytes; at += entryBytes) {
    if (view.getUint16(at, isLittle) === tag) return view.getUint32(at + 8, isLittle)
  }
  return undefined
}

const takenText = (exif: Uint8Array): string => {
  const tiff = tiffOf(exif)
  if (!tiff) return ''
  const notes = entryIn(tiff, tiff.view.getUint32(4, tiff.isLittle), CAMERA_NOTES)
  const at = notes && entryIn(tiff, notes, TAKEN_AT)
  if (!at) return ''
  const { view } = tiff
  return Buffer.from(view.buffer, view.byteOffset + at, takenLength).toString('latin1')
}

/** A reading past the end of the bytes throws a RangeError: such metadata says nothing. */
const textOrNothing = (exif: Uint8Array): string => {
  try {
    return takenText(exif)
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}

/** null where none is written, or one that can be: of the future, or from before there were such cameras. */
export const photoDayOf = (exif: Uint8Array | undefined, today: CalendarDate): CalendarDate | null => {
  const [, year, month, day] = taken.exec(exif ? textOrNothing(exif) : '') ?? []
  const on = parseCalendarDate(`${year}-${month}-${day}`)
  return on !== null && on > neverSet && on <= today ? on : null
}

/** Of a photo as it came, before it is made again. */
export const photoDayIn = async (path: string, today: CalendarDate): Promise<CalendarDate | null> => {
  const { exif } = await sharp(path)
    .metadata()
    .catch(() => ({ exif: undefined }))
  return photoDayOf(exif, today)
}
