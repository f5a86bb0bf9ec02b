/** Joins the sentences of a film with their pauses, levels the whole, and packs it as MP3. */
import { createMp3Encoder } from 'wasm-media-encoders'
import { levelSpeech } from '#core/speech/level-speech.ts'
import type { SpokenPiece } from './speak-sentence.ts'

/** kbit/s: 360 KB a minute, which is plenty for one voice. */
const bitrate = 48

/** Silence before the first word, so that a player's start swallows none of it, and after the last. */
const silence = { before: 0.3, after: 0.7 } as const

/**
 * Samples by which a decoded MP3 comes late: 576 of the encoder (LAME) and 529 of every decoder. That much of the first
 * silence is left out, so that the sound is where its times say. Measured in Chromium.
 */
const lateSamples = 1_105

export type FilmSound = {
  readonly mp3: Uint8Array
  readonly seconds: number
  /** The second at which each sentence begins. */
  readonly starts: readonly number[]
}

const joined = (pieces: readonly SpokenPiece[], pauses: readonly number[], rate: number) => {
  const count = (seconds: number): number => Math.round(seconds * rate)
  const starts: number[] = []
  let at = count(silence.before)
  for (const [nth, { sound }] of pieces.entries()) {
    starts.push(at)
    at += sound.samples.length + count(nth === pieces.length - 1 ? silence.after : (pauses[nth] ?? 0))
  }
  const samples = new Float32Array(at)
  for (const [nth, { sound }] of pieces.entries())
    for (let place = 0; place < sound.samples.length; place += 1)
      samples[(starts[nth] ?? 0) + place] = (sound.samples[place] ?? 0) / 32_768
  return { samples, starts: starts.map((start) => start / rate) }
}

/** So many samples at a time: what the encoder needs grows with them. */
const portion = 65_536

const packed = async (samples: Float32Array, rate: number): Promise<Uint8Array> => {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels: 1, bitrate })
  const parts: Buffer[] = []
  for (let from = 0; from < samples.length; from += portion)
    parts.push(Buffer.from(encoder.encode([samples.subarray(from, from + portion)])))
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}

/** `pauses`: the seconds after each. Throws when two pieces have different rates: they are of two voices. */
export const joinFilm = async (
  pieces: readonly SpokenPiece[],
  pauses: readonly number[],
): Promise<FilmSound> => {
  const rate = pieces[0]?.sound.rate ?? 16_000
  if (pieces.some(({ sound }) => sound.rate !== rate))
    throw new Error('The sentences of this film were recorded at different rates.')
  const { samples, starts } = joined(pieces, pauses, rate)
  return {
    mp3: await packed(levelSpeech(samples, rate).subarray(lateSamples), rate),
    seconds: samples.length / rate,
    starts,
  }
}
