/** Cuts the silence around a spoken sentence, shortens long ones within it, and softens both ends so that a join makes no click. */
import type { Sound } from './wav.ts'

const windowSeconds = 0.005
/** About -50 dB below full scale: breath and hiss, but no consonant. */
const quiet = 100

/** Kept around the words: a consonant begins and ends softly. */
const leadSeconds = 0.02
const tailSeconds = 0.06
const fadeSeconds = 0.01
/**
 * An F before its vowel is hardly heard, and would let the caption come a tenth of a second early: as much of it stays as
 * makes it an F. Loud is what has this share of the sentence's loudness.
 */
const softSeconds = 0.06
const loudShare = 0.15

/** Longer ones within a sentence are cut down to this. */
const longestSilence = 0.9

const loudnessIn = (samples: Int16Array, from: number, size: number): number => {
  let sum = 0
  for (let at = from; at < from + size; at += 1) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / size)
}

type Run = { readonly from: number; readonly to: number }

/** Where something is heard. */
const heardIn = ({ rate, samples }: Sound): readonly Run[] => {
  const size = Math.round(rate * windowSeconds)
  const runs: { from: number; to: number }[] = []
  for (let from = 0; from + size <= samples.length; from += size) {
    if (loudnessIn(samples, from, size) <= quiet) continue
    const last = runs.at(-1)
    if (last?.to === from) last.to = from + size
    else runs.push({ from, to: from + size })
  }
  return runs
}

/** The sample at which the sentence is first loud. */
const loudFrom = ({ rate, samples }: Sound, from: number, to: number): number => {
  const size = Math.round(rate * windowSeconds)
  const wanted = loudShare * loudnessIn(samples, from, to - from)
  for (let at = from; at + size <= to; at += size) if (loudnessIn(samples, at, size) > wanted) return at
  return from
}

/** Runs that are kept: those with less silence between them than the longest allowed belong together. */
const keptRuns = (runs: readonly Run[], { rate, samples }: Sound): readonly Run[] => {
  const most = Math.round(rate * longestSilence)
  const kept: { from: number; to: number }[] = []
  for (const run of runs) {
    const last = kept.at(-1)
    if (last && run.from - last.to <= most) last.to = run.to
    else if (last) {
      last.to += Math.round(most / 2)
      kept.push({ from: run.from - Math.round(most / 2), to: run.to })
    } else kept.push({ ...run })
  }
  const [first, last] = [kept[0], kept.at(-1)]
  if (first && last) {
    const loud = loudFrom({ rate, samples }, first.from, last.to)
    first.from = Math.max(
      0,
      first.from - Math.round(rate * leadSeconds),
      loud - Math.round(rate * (softSeconds + leadSeconds)),
    )
  }
  if (last) last.to = Math.min(samples.length, last.to + Math.round(rate * tailSeconds))
  return kept
}

const softened = (samples: Int16Array, rate: number): Int16Array => {
  const fade = Math.min(Math.round(rate * fadeSeconds), Math.floor(samples.length / 2))
  for (let at = 0; at < fade; at += 1) {
    samples[at] = Math.round((samples[at] ?? 0) * (at / fade))
    const back = samples.length - 1 - at
    samples[back] = Math.round((samples[back] ?? 0) * (at / fade))
  }
  return samples
}

export type Trimmed = {
  readonly sound: Sound
  /** Seconds that were cut before the first word. */
  readonly cut: number
}

/** null when nothing is heard. */
export const trimSpeech = (sound: Sound): Trimmed | null => {
  const kept = keptRuns(heardIn(sound), sound)
  const [first] = kept
  if (!first) return null
  const samples = new Int16Array(kept.reduce((sum, { from, to }) => sum + to - from, 0))
  let at = 0
  for (const { from, to } of kept) {
    samples.set(sound.samples.subarray(from, to), at)
    at += to - from
  }
  return {
    sound: { rate: sound.rate, samples: softened(samples, sound.rate) },
    cut: first.from / sound.rate,
  }
}
