/** Owns what a film's sound is made of: its sentences as they are spoken, and the hashes under which they are kept. */
import { type SaidScene, sentencesToSay } from '#core/film/spoken-film.ts'
import { type SpokenWord, spokenText, spokenWords } from '#core/speech/spoken-words.ts'
import { hashOf } from './speech-shelf.ts'

/** Grows when the same words would be spoken, joined or leveled otherwise than before. */
const method = 2

type PlannedSentence = {
  readonly hash: string
  /** As it is handed to the voice. */
  readonly text: string
  /** The words of `text`. */
  readonly words: readonly string[]
  readonly shown: readonly SpokenWord[]
  /** Seconds of silence after it. */
  readonly pause: number
}

export type FilmPlan = {
  readonly hash: string
  readonly sentences: readonly PlannedSentence[]
  readonly words: number
}

/** `voice` names a voice with all that its sound hangs on. */
export const planFilm = (scenes: readonly SaidScene[], voice: string): FilmPlan => {
  const sentences = sentencesToSay(scenes).map(({ text: written, pause }) => {
    const shown = spokenWords(written)
    const text = spokenText(shown)
    return {
      hash: hashOf([method, voice, text]),
      text,
      words: shown.flatMap(({ spoken }) => spoken),
      shown,
      pause,
    }
  })
  return {
    // The shown words are in it: the film tells when each of them is heard.
    hash: hashOf([method, sentences.map(({ hash, shown, pause }) => [hash, shown, pause])]),
    sentences,
    words: sentences.reduce((sum, { words }) => sum + words.length, 0),
  }
}
