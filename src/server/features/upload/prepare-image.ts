/** Makes a photo fit to keep: turned upright, without anything but its pixels, with smaller copies for a page and for a list. */

import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { MOST_HEIC_PIXELS, MOST_PIXELS } from '#core/case/upload-rules.ts'
import { PAGE_SIZE, type PhotoSize } from '#core/packet/params.ts'
import { isMadeSmaller } from '#core/packet/photo-size.ts'
import { inTurn } from './read-in-turn.ts'

/** PNG (third edition), 5.2 and 11.2.1: the signature, then the header, which comes first and is always this long. */
const signatureBytes = 8
const headerChunkBytes = 25
/** 11.3.2.3: a name, its end, the one way of compressing there is. */
const profileHead = Buffer.from('ICC\0\0', 'latin1')
const lengthBytes = 4

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(lengthBytes + body.length + lengthBytes)
  whole.writeUInt32BE(data.length)
  body.copy(whole, lengthBytes)
  whole.writeUInt32BE(crc32(body), lengthBytes + body.length)
  return whole
}

/** The PNG must have none yet. */
const withProfile = (png: Buffer, icc: Uint8Array): Buffer => {
  const at = signatureBytes + headerChunkBytes
  const named = chunk('iCCP', Buffer.concat([profileHead, deflateSync(icc)]))
  return Buffer.concat([png.subarray(0, at), named, png.subarray(at)])
}

export type PreparedImage = {
  readonly jpeg: Buffer
  /** null where it is no larger itself. */
  readonly pageCopy: Buffer | null
  readonly thumbnail: Buffer
  readonly width: number
  readonly height: number
}

/** Enough for a full page in print at 300 dots per inch. */
const keptSize: PhotoSize = { edge: 3_000, quality: 86 }
const thumbnailSize: PhotoSize = { edge: 480, quality: 78 }
const seconds = 20
/** Those of cameras have a few hundred. */
const mostProfileBytes = 1_000_000

const settings = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false } as const

/** Where and when a photo was taken, and with what, is in its metadata: none of it is written again. */
const jpegOf = (opened: Sharp, { edge, quality }: PhotoSize) =>
  opened
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })

const smallerOf = async (
  kept: string | Buffer,
  measured: Pick<PreparedImage, 'width' | 'height'>,
): Promise<Buffer | null> =>
  isMadeSmaller(measured, PAGE_SIZE) ? (await jpegOf(sharp(kept, settings), PAGE_SIZE)).data : null

/** Of a photo that is kept; null where it is no larger itself. */
export const pageCopyOf = (...kept: Parameters<typeof smallerOf>): Promise<Buffer | null> =>
  inTurn(() => smallerOf(...kept))

const prepare = async (opened: Sharp): Promise<PreparedImage> => {
  const { data: jpeg, info } = await jpegOf(opened, keptSize)
  const pageCopy = await smallerOf(jpeg, info)
  // From the smallest that is there: little is read and less is thrown away.
  const { data: thumbnail } = await jpegOf(sharp(pageCopy ?? jpeg, settings), thumbnailSize)
  return { jpeg, pageCopy, thumbnail, width: info.width, height: info.height }
}

/** As its file says, before any room is made for it; a size that cannot be read is found out by reading. */
export const hasTooManyPixels = async (path: string, isOfPhone: boolean): Promise<boolean> => {
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return width * height > (isOfPhone ? MOST_HEIC_PIXELS : MOST_PIXELS)
}

/** Whatever the library finds wrong with a picture, the person can only choose another one. */
const orNull = (prepared: Promise<PreparedImage | null>) => prepared.catch(() => null)

/** null when it cannot be read whole, or has more pixels than any camera. */
export const prepareImage = (path: string): Promise<PreparedImage | null> =>
  orNull(prepare(sharp(path, settings)))

/** Of an iPhone it is wider than that of a JPEG, whose colors would come out dull without it. */
const profileIn = async (path: string): Promise<Uint8Array | undefined> => {
  const { icc } = await sharp(path)
    .metadata()
    .catch(() => ({ icc: undefined }))
  return icc && icc.length <= mostProfileBytes ? icc : undefined
}

/** No larger than it is kept, and read again with the profile it was taken in. */
const inProfile = async (opened: Sharp, icc: Uint8Array): Promise<Sharp> => {
  const { edge } = keptSize
  const png = await opened
    .timeout({ seconds })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(withProfile(png, icc), settings)
}

const prepareDecoded = async (path: string): Promise<PreparedImage | null> => {
  // The decoder is large, and few photos need it.
  const { decodeHeic } = await import('./decode-heic.ts')
  const decoded = await decodeHeic(path)
  if (decoded === null) return null
  const { pixels, ...raw } = decoded
  const opened = sharp(pixels, { ...settings, raw: { ...raw, channels: 4 } })
  const icc = await profileIn(path)
  return prepare(icc ? await inProfile(opened, icc) : opened)
}

/** The same of a photo in the form of iPhones. */
export const prepareHeic = (path: string): Promise<PreparedImage | null> => orNull(prepareDecoded(path))
