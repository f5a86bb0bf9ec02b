/** Proves the measure of loudness against the standard's own sentences and a second way of working it out, and that speech is leveled. */
import { describe, expect, it } from 'vitest'
import { levelSpeech, speechLoudness } from './level-speech.ts'
import { integratedLoudness } from './loudness.ts'

const sine = (frequency: number, amplitude: number, seconds: number, rate: number): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_none, at) => amplitude * Math.sin((2 * Math.PI * frequency * at) / rate),
  )

const joined = (...parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]))

// ITU-R BS.1770-4: "If a 0 dB FS, 997 Hz sine wave is applied to the left, center, or right channel input, the indicated loudness will equal -3.01 LKFS."
it.each([16_000, 24_000, 44_100, 48_000])(
  'a full sine of 997 Hz is -3.01 LUFS at %i samples a second',
  (rate) => {
    expect(integratedLoudness(sine(997, 1, 5, rate), rate)).toBeCloseTo(-3.01, 1)
  },
)

it('half the amplitude is 6.02 less', () => {
  expect(integratedLoudness(sine(997, 0.5, 5, 48_000), 48_000)).toBeCloseTo(-9.03, 1)
})

/** The size of a digital filter at a frequency, from the coefficients that the standard prints for 48 kHz (tables 1 and 2). */
const printed = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [1, -1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [1, -1.99004745483398, 0.99007225036621] },
] as const

const sizeAt = (frequency: number): number => {
  const angle = (2 * Math.PI * frequency) / 48_000
  const size = (values: readonly number[]) =>
    Math.hypot(
      values.reduce((sum, value, at) => sum + value * Math.cos(at * angle), 0),
      values.reduce((sum, value, at) => sum + value * Math.sin(at * angle), 0),
    )
  return printed.reduce((all, { b, a }) => (all * size(b)) / size(a), 1)
}

describe('a second way, by frequency and not by filtering', () => {
  it.each([60, 150, 400, 1_000, 2_500, 6_000, 12_000])('agrees at %i Hz', (frequency) => {
    const expected = -0.691 + 10 * Math.log10((0.25 * sizeAt(frequency)) ** 2 / 2)
    // Close to half the sample rate the two forms of a filter part a little.
    for (const rate of frequency < 7_000 ? [16_000, 48_000] : [48_000])
      expect(
        Math.abs((integratedLoudness(sine(frequency, 0.25, 4, rate), rate) ?? 0) - expected),
      ).toBeLessThan(frequency * 8 > rate ? 0.6 : 0.1)
  })

  it('agrees on a chord', () => {
    const notes = [200, 900, 3_000]
    const chord = Float32Array.from({ length: 4 * 48_000 }, (_none, at) =>
      notes.reduce((sum, note) => sum + 0.2 * Math.sin((2 * Math.PI * note * at) / 48_000), 0),
    )
    const power = notes.reduce((sum, note) => sum + (0.2 * sizeAt(note)) ** 2 / 2, 0)
    expect(integratedLoudness(chord, 48_000)).toBeCloseTo(-0.691 + 10 * Math.log10(power), 1)
  })
})

it('pauses do not count, and quiet parts 10 below the rest do not either', () => {
  const loud = sine(997, 0.3, 10, 16_000)
  const alone = integratedLoudness(loud, 16_000) ?? 0
  const withPauses = joined(loud, new Float32Array(16_000 * 20), loud, sine(997, 0.01, 20, 16_000))
  expect(Math.abs((integratedLoudness(withPauses, 16_000) ?? 0) - alone)).toBeLessThan(0.2)
  expect(integratedLoudness(new Float32Array(16_000), 16_000)).toBeNull()
})

/** As uneven as speech: bursts of a buzz with a sharp beginning. */
const bursts = (amplitude: number, rate: number): Float32Array =>
  Float32Array.from({ length: rate * 8 }, (_none, at) => {
    const second = at / rate
    const within = second % 0.37
    const shape = within < 0.25 ? Math.exp(-within * 14) : 0
    return amplitude * shape * (((second * 120) % 1) * 2 - 1)
  })

it.each([0.02, 0.3, 1])(
  'levels speech of the amplitude %f to -16 LUFS, without a sample at full scale',
  (amplitude) => {
    const leveled = levelSpeech(bursts(amplitude, 16_000), 16_000)
    expect(Math.abs((integratedLoudness(leveled, 16_000) ?? 0) - speechLoudness)).toBeLessThan(0.5)
    expect(leveled.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.85)
  },
)

it('leaves silence alone', () => {
  expect(levelSpeech(new Float32Array(16_000), 16_000).every((sample) => sample === 0)).toBe(true)
})
