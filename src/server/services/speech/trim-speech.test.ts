/** Proves that a sentence begins when it is heard, also where its first sound is a soft one. */
import { expect, it } from 'vitest'
import { trimSpeech } from './trim-speech.ts'

const rate = 16_000
const noise = (seconds: number, level: number): number[] =>
  Array.from({ length: Math.round(seconds * rate) }, (_, at) => Math.round(level * Math.sin(at * 1.7)))

const trimmed = (...parts: readonly number[][]) => {
  const found = trimSpeech({ rate, samples: Int16Array.from(parts.flat()) })
  if (found === null) throw new Error('nothing is heard')
  return found
}

/** Where it first passes a tenth of full scale. */
const loudAt = (samples: Int16Array): number => samples.findIndex((sample) => Math.abs(sample) > 3_276) / rate

it('cuts the silence before the first word, but for the 20 ms in which a consonant begins', () => {
  const { sound, cut } = trimmed(noise(0.5, 0), noise(1, 9_000), noise(0.5, 0))
  expect(cut).toBeCloseTo(0.48)
  expect(loudAt(sound.samples)).toBeLessThan(0.03)
})

it('leaves no more of a soft F than makes it one: the vowel comes within 100 ms', () => {
  const { sound, cut } = trimmed(noise(0.3, 0), noise(0.15, 250), noise(1, 9_000))
  expect(cut).toBeCloseTo(0.37)
  expect(loudAt(sound.samples)).toBeGreaterThan(0.07)
  expect(loudAt(sound.samples)).toBeLessThan(0.1)
})

it('is null where nothing is heard', () => {
  expect(trimSpeech({ rate, samples: Int16Array.from(noise(1, 30)) })).toBeNull()
})
