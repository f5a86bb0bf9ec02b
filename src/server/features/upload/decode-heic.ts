/** Decodes a photo in the form of iPhones in a thread of its own, with bounded pixels and time. */
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { MOST_HEIC_PIXELS } from '#core/case/upload-rules.ts'

const answer = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  pixels: z.instanceof(Uint8ClampedArray),
})

/** Turned upright already; red, green, blue and alpha of each pixel. */
type DecodedPhoto = z.infer<typeof answer>

const timeoutMilliseconds = 60_000
/** Of the thread's own objects; the decoder's memory is bounded by the pixels. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }

/** null when it cannot be read whole, or has more pixels than we take. */
export const decodeHeic = (path: string): Promise<DecodedPhoto | null> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL('./decode-heic-thread.ts', import.meta.url), {
      workerData: { path, mostPixels: MOST_HEIC_PIXELS },
      resourceLimits,
      stdout: true,
      stderr: true,
    })
    const end = (decoded: DecodedPhoto | null) => {
      clearTimeout(timer)
      resolve(decoded)
      void thread.terminate()
    }
    const timer = setTimeout(() => end(null), timeoutMilliseconds)
    thread.once('message', (message) => end(answer.safeParse(message).data ?? null))
    thread.once('error', () => end(null))
    thread.once('exit', () => end(null))
  })
