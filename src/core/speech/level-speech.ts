/** Brings speech to the loudness that players expect, with its peaks held below full scale. */
import { integratedLoudness } from './loudness.ts'

/** As podcasts and phones have it, in LUFS. */
export const speechLoudness = -16

/** A little below full scale: what encodes the samples may overshoot. */
const ceiling = 0.84

/** The gain falls this long before a peak and comes back slowly after it. */
const attackSeconds = 0.004
const releaseSeconds = 0.12

const gainAt = (sample: number, gain: number): number => {
  const level = Math.abs(sample) * gain
  return level > ceiling ? ceiling / level : 1
}

/** Every sample times the gain, and less around what would pass the ceiling. */
const limited = (samples: Float32Array, rate: number, gain: number): Float32Array => {
  const ahead = Math.round(rate * attackSeconds)
  const release = 1 - Math.exp(-1 / (rate * releaseSeconds))
  const held = new Float32Array(samples.length)
  // From the end: the least gain that the next samples ask for, so that it has fallen when the peak is there.
  const queue: number[] = []
  let first = 0
  for (let at = samples.length - 1; at >= 0; at -= 1) {
    const wanted = gainAt(samples[at] ?? 0, gain)
    while (queue.length > first && gainAt(samples[queue.at(-1) ?? 0] ?? 0, gain) >= wanted) queue.pop()
    queue.push(at)
    while ((queue[first] ?? 0) > at + ahead) first += 1
    held[at] = gainAt(samples[queue[first] ?? at] ?? 0, gain)
  }
  const out = new Float32Array(samples.length)
  const fall = 1 / ahead
  let current = 1
  for (let at = 0; at < samples.length; at += 1) {
    const target = held[at] ?? 1
    current = target < current ? Math.max(target, current - fall) : current + (target - current) * release
    const sample = (samples[at] ?? 0) * gain * current
    out[at] = Math.max(-ceiling, Math.min(ceiling, sample))
  }
  return out
}

/** The limiter takes a little away; a few rounds find the gain that makes up for it. */
const rounds = 4

/** Silence stays silence. */
export const levelSpeech = (samples: Float32Array, rate: number): Float32Array => {
  let gain = 1
  let out = samples
  for (let round = 0; round < rounds; round += 1) {
    const measured = integratedLoudness(out, rate)
    if (measured === null) return samples
    if (round > 0 && Math.abs(measured - speechLoudness) < 0.1) return out
    gain *= 10 ** ((speechLoudness - measured) / 20)
    out = limited(samples, rate, gain)
  }
  return out
}
