/** Makes a photo fit to keep: turned upright, without anything but its pixels, with a small copy to show. */
import sharp from 'sharp'
import { MOST_PIXELS } from '#core/case/upload-rules.ts'

export type PreparedImage = {
  readonly jpeg: Buffer
  readonly thumbnail: Buffer
  readonly width: number
  readonly height: number
}

/** Enough for a full page in print at 300 dots per inch. */
const longestEdge = 3_000
const thumbnailEdge = 480
const seconds = 20

const settings = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false } as const

/** Where and when a photo was taken, and with what, is in its metadata: none of it is written again. */
const jpegOf = (from: string | Buffer, edge: number, quality: number) =>
  sharp(from, settings)
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })

/** null when it cannot be read whole, or has more pixels than any camera. */
export const prepareImage = async (path: string): Promise<PreparedImage | null> => {
  try {
    const { data: jpeg, info } = await jpegOf(path, longestEdge, 86)
    const { data: thumbnail } = await jpegOf(jpeg, thumbnailEdge, 78)
    return { jpeg, thumbnail, width: info.width, height: info.height }
  } catch {
    // Whatever the library finds wrong with a picture, the person can only choose another one.
    return null
  }
}
