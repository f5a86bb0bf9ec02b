/** Owns when each scene and each cue of a film falls, from the words a voice has spoken. */
import { narrationOf, wordsIn } from './narration.ts'
import type { SaidScene, SpokenFilm, SpokenSentence } from './spoken-film.ts'

export type TimedCue = { readonly at: number; readonly parts: readonly string[] }

export type TimedSentence = SpokenSentence & { readonly text: string }

export type TimedScene = {
  readonly id: string
  readonly chapter: string | undefined
  /** From the middle of the silence before its first word to that after its last. */
  readonly from: number
  readonly to: number
  readonly cues: readonly TimedCue[]
  readonly sentences: readonly TimedSentence[]
}

export type Timeline = { readonly seconds: number; readonly scenes: readonly TimedScene[] }

/** A picture that comes a moment before its word is not felt to be late. */
const leadSeconds = 0.15

const timed = (text: string, spoken: SpokenSentence | undefined): TimedSentence => {
  const wanted = wordsIn(text).length
  if (spoken === undefined) throw new RangeError(`Nobody has spoken: ${text}`)
  if (spoken.words.length !== wanted)
    throw new RangeError(`${spoken.words.length} of ${wanted} words are timed: ${text}`)
  return { ...spoken, text }
}

/** Throws a RangeError when the film was spoken from another text: the voice must say what the score says now. */
export const timelineOf = (scenes: readonly SaidScene[], film: SpokenFilm): Timeline => {
  let at = 0
  const spoken = scenes.map(({ says, ...scene }) => {
    const { sentences, cues } = narrationOf(says)
    const said = sentences.map((text, place) => timed(text, film.sentences[at + place]))
    at += sentences.length
    return { ...scene, cues, said, words: said.flatMap(({ words }) => words) }
  })
  if (at !== film.sentences.length)
    throw new RangeError(`${film.sentences.length} sentences were spoken, ${at} are in the score.`)
  const edges = spoken.map(({ said: [first] }, place) => {
    const before = spoken[place - 1]?.said.at(-1)
    return before && first ? (before.end + first.start) / 2 : 0
  })
  return {
    seconds: film.seconds,
    scenes: spoken.map(({ id, chapter, cues, said, words }, place) => {
      const from = edges[place] ?? 0
      return {
        id,
        chapter,
        from,
        to: edges[place + 1] ?? film.seconds,
        sentences: said,
        cues: cues.map(({ word, parts }) => ({
          at: Math.max(from, (words[word]?.start ?? from) - leadSeconds),
          parts,
        })),
      }
    }),
  }
}

/** The scene on at a second; the last one afterwards. */
export const sceneAt = ({ scenes }: Timeline, seconds: number): number =>
  Math.max(
    0,
    scenes.findLastIndex(({ from }) => from <= seconds),
  )
