/** The thread that decodes one photo of an iPhone into its pixels; its memory goes back when the thread ends. */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js'
import { z } from 'zod'

const { path, mostPixels } = z.object({ path: z.string(), mostPixels: z.int() }).parse(workerData)

const channels = 4

const pixelsOf = (image: HeifImage, width: number, height: number) =>
  new Promise<Uint8ClampedArray<ArrayBuffer> | null>((resolve) => {
    const data = new Uint8ClampedArray(width * height * channels)
    image.display({ data, width, height }, (filled) => resolve(filled && data))
  })

/** Its size is asked before any room is made for it. */
const decode = async () => {
  const images = new libheif.HeifDecoder().decode(new Uint8Array(await readFile(path)))
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return null
  const [width, height] = [image.get_width(), image.get_height()]
  if (width < 1 || height < 1 || width * height > mostPixels) return null
  const pixels = await pixelsOf(image, width, height)
  return pixels && { width, height, pixels }
}

const decoded = await decode().catch(() => null)
parentPort?.postMessage(decoded, decoded ? [decoded.pixels.buffer] : [])
