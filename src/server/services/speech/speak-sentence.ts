/** Speaks one sentence with flite, and finds when each of its words is said. */
import { type Span, timesBySounds } from '#core/speech/word-times.ts'
import type { BuiltInVoice } from '#server/speech-settings.ts'
import type { Flite } from './flite.ts'
import { trimSpeech } from './trim-speech.ts'
import type { Sound } from './wav.ts'

/** A sentence as it is kept: its sound without silence around it, and when each spoken word is heard. */
export type SpokenPiece = {
  readonly sound: Sound
  /** Seconds from the beginning of the sound. */
  readonly words: readonly Span[]
}

/** What one thread has learned of words, by voice; a film uses some four hundred. */
export type KnownSounds = Map<string, readonly string[]>

/** So many words are asked for at a time. */
const atOnce = 40

const learn = async (flite: Flite, words: readonly string[], voice: BuiltInVoice, known: KnownSounds) => {
  const fresh = [...new Set(words)].filter((word) => !known.has(`${voice} ${word}`))
  for (let from = 0; from < fresh.length; from += atOnce) {
    const some = fresh.slice(from, from + atOnce)
    const sounds = await flite.soundsOf(some, voice)
    some.forEach((word, at) => {
      known.set(`${voice} ${word}`, sounds[at] ?? [])
    })
  }
}

/** `text` holds `words` and commas; null when nothing is heard. */
export const speakSentence = async (
  flite: Flite,
  {
    text,
    words,
    voice,
  }: { readonly text: string; readonly words: readonly string[]; readonly voice: BuiltInVoice },
  known: KnownSounds,
): Promise<SpokenPiece | null> => {
  const { sound, phones } = await flite.speak(text, voice)
  const trimmed = trimSpeech(sound)
  if (trimmed === null) return null
  await learn(flite, words, voice, known)
  const spans = timesBySounds(
    phones,
    words.map((word) => known.get(`${voice} ${word}`) ?? []),
  )
  const length = trimmed.sound.samples.length / trimmed.sound.rate
  const moved = (second: number): number => Math.min(length, Math.max(0, second - trimmed.cut))
  return {
    sound: trimmed.sound,
    words: spans.map(({ start, end }) => ({ start: moved(start), end: moved(end) })),
  }
}
