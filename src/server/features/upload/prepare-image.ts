/** Makes a photo fit to keep: turned upright, without anything but its pixels, with smaller copies for a page and for a list. */
import sharp from 'sharp'
import { MOST_PIXELS } from '#core/case/upload-rules.ts'
import { PAGE_SIZE, type PhotoSize } from '#core/packet/params.ts'
import { isMadeSmaller } from '#core/packet/photo-size.ts'

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

const settings = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false } as const

/** Where and when a photo was taken, and with what, is in its metadata: none of it is written again. */
const jpegOf = (from: string | Buffer, { edge, quality }: PhotoSize) =>
  sharp(from, settings)
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })

/** Of a photo that is kept; null where it is no larger itself. */
export const pageCopyOf = async (
  kept: string | Buffer,
  measured: Pick<PreparedImage, 'width' | 'height'>,
): Promise<Buffer | null> =>
  isMadeSmaller(measured, PAGE_SIZE) ? (await jpegOf(kept, PAGE_SIZE)).data : null

/** null when it cannot be read whole, or has more pixels than any camera. */
export const prepareImage = async (path: string): Promise<PreparedImage | null> => {
  try {
    const { data: jpeg, info } = await jpegOf(path, keptSize)
    const pageCopy = await pageCopyOf(jpeg, info)
    // From the smallest that is there: little is read and less is thrown away.
    const { data: thumbnail } = await jpegOf(pageCopy ?? jpeg, thumbnailSize)
    return { jpeg, pageCopy, thumbnail, width: info.width, height: info.height }
  } catch {
    // Whatever the library finds wrong with a picture, the person can only choose another one.
    return null
  }
}
