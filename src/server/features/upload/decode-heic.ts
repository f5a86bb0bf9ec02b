/** Decodes a photo in the form of iPhones into its pixels. The memory of WebAssembly never shrinks: for a process that ends with it. */
import { readFile } from 'node:fs/promises'
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js'
import { MOST_HEIC_PIXELS } from '#core/case/upload-rules.ts'

/** Turned upright already; red, green, blue and alpha of each pixel. */
type DecodedPhoto = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

const channels = 4

const pixelsOf = (image: HeifImage, width: number, height: number) =>
  new Promise<Uint8ClampedArray<ArrayBuffer> | null>((resolve) => {
    const data = new Uint8ClampedArray(width * height * channels)
    image.display({ data, width, height }, (filled) => resolve(filled && data))
  })

/** null when it cannot be read whole, or has more pixels than we take: its size is asked before any room is made for it. */
export const decodeHeic = async (path: string): Promise<DecodedPhoto | null> => {
  const images = new libheif.HeifDecoder().decode(new Uint8Array(await readFile(path)))
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return null
  const [width, height] = [image.get_width(), image.get_height()]
  if (width < 1 || height < 1 || width * height > MOST_HEIC_PIXELS) return null
  const pixels = await pixelsOf(image, width, height)
  return pixels && { width, height, pixels }
}
