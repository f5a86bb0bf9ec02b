/** Owns how a spoken sentence lies on the disk: packed, whole or not at all. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { SpokenPiece } from './speak-sentence.ts'

const head = z.object({
  rate: z.int(),
  words: z.array(z.tuple([z.number(), z.number()])),
})

/** Each sample as its step from the one before, high bytes first: speech packs to half of itself that way. */
const stepsOf = (samples: Int16Array): Buffer => {
  const bytes = Buffer.alloc(2 * samples.length)
  let before = 0
  samples.forEach((sample, at) => {
    const step = (sample - before) & 0xffff
    bytes[at] = step >> 8
    bytes[samples.length + at] = step & 0xff
    before = sample
  })
  return bytes
}

const samplesOf = (steps: Buffer): Int16Array => {
  const samples = new Int16Array(steps.length / 2)
  let before = 0
  for (let at = 0; at < samples.length; at += 1) {
    before += ((steps[at] ?? 0) << 8) | (steps[samples.length + at] ?? 0)
    samples[at] = before
    before = samples[at] ?? 0
  }
  return samples
}

export const packPiece = ({ sound, words }: SpokenPiece): Buffer => {
  const told = JSON.stringify({ rate: sound.rate, words: words.map(({ start, end }) => [start, end]) })
  return gzipSync(Buffer.concat([Buffer.from(`${told}\n`), stepsOf(sound.samples)]), { level: 4 })
}

/** null for a file that is cut short or changed: its own checksum tells. */
export const unpackPiece = (bytes: Buffer): SpokenPiece | null => {
  try {
    const whole = gunzipSync(bytes)
    const end = whole.indexOf('\n')
    const { rate, words } = head.parse(JSON.parse(whole.toString('utf8', 0, end)))
    return {
      sound: { rate, samples: samplesOf(whole.subarray(end + 1)) },
      words: words.map(([from, to]) => ({ start: from, end: to })),
    }
  } catch {
    // Whatever is wrong with it, the sentence is spoken once more.
    return null
  }
}
