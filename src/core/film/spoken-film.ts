/** Owns what a score asks a voice to say, and the shape of what the voice answers: when each word is spoken. */
import { narrationOf } from './narration.ts'

type Times = {
  /** Seconds from the beginning of the film. */
  readonly start: number
  readonly end: number
}

/** One entry for each shown word: 'DR-486' is one, however many words it is when spoken. */
export type SpokenSentence = Times & { readonly words: readonly Times[] }

export type SpokenFilm = {
  readonly seconds: number
  /** The sentences of all scenes, in order. */
  readonly sentences: readonly SpokenSentence[]
}

/** As much of a scene as time needs to know; what is drawn in it is nobody's affair here. */
export type SaidScene = {
  readonly id: string
  /** Begins a chapter of this name. */
  readonly chapter?: string | undefined
  /** Tokens filled, cues in place. */
  readonly says: string
}

export type SentenceToSay = {
  readonly text: string
  /** Seconds of silence after it. */
  readonly pause: number
}

/** Ours: long enough to breathe within a scene, and to look at a new picture between two. All under 1.5 s. */
const pauses = { sentence: 0.35, scene: 0.8, chapter: 1.2 } as const

const pauseBefore = (next: SaidScene | undefined): number =>
  next?.chapter === undefined ? pauses.scene : pauses.chapter

/** What the voice is to say, in order. */
export const sentencesToSay = (scenes: readonly SaidScene[]): readonly SentenceToSay[] =>
  scenes.flatMap(({ says }, at) =>
    narrationOf(says).sentences.map((text, place, all) => ({
      text,
      pause: place === all.length - 1 ? pauseBefore(scenes[at + 1]) : pauses.sentence,
    })),
  )
