/** Estimates when each word of a film will be spoken, before any voice has: for lengths, and for a look at the pictures. */
import { spokenWords } from '../speech/spoken-words.ts'
import { type SaidScene, type SpokenFilm, sentencesToSay } from './spoken-film.ts'

/** As the built-in voice speaks, measured over our films: so long for each word that is said, and for each of its letters. */
const seconds = { word: 0.065, letter: 0.0625 } as const

/** Silence before the first word and after the last. */
const edges = { before: 0.3, after: 0.7 } as const

const secondsOf = (spoken: readonly string[]): number =>
  spoken.reduce((sum, word) => sum + seconds.word + word.length * seconds.letter, 0)

export const estimatedFilm = (scenes: readonly SaidScene[]): SpokenFilm => {
  let now: number = edges.before
  const said = sentencesToSay(scenes)
  const sentences = said.map(({ text, pause }, at) => {
    const start = now
    const words = spokenWords(text).map(({ spoken }) => {
      const from = now
      now += secondsOf(spoken)
      return { start: from, end: now }
    })
    const end = now
    now += at === said.length - 1 ? edges.after : pause
    return { start, end, words }
  })
  return { seconds: now, sentences }
}
