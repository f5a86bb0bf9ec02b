/**
 * The device's own voice speaks the film sentence by sentence. Its time is that of the built-in voice: each word that it
 * reports moves the film to where that word stands, so that scenes, place and captions follow whatever voice there is.
 */

import type { PlayedRange } from '#core/course/film/watched.ts'
import { wordsIn } from '#core/film/narration.ts'
import type { TimedSentence, Timeline } from '#core/film/timeline.ts'
import { timeRanges } from '#web/film/time-ranges.ts'
import type { Voice } from '#web/film/voice.ts'

export const hasDeviceVoice = (): boolean => 'speechSynthesis' in globalThis

const tickMilliseconds = 100
/** As media elements count: HAVE_ENOUGH_DATA, NETWORK_IDLE. */
const states = { ready: 4, network: 1 } as const

/** The word of a text that begins at, or last before, a letter. */
export const wordAtLetter = (words: readonly string[], letter: number): number => {
  let from = 0
  for (const [at, word] of words.entries()) {
    if (letter < from + word.length + 1) return at
    from += word.length + 1
  }
  return Math.max(0, words.length - 1)
}

/** The sentence at a second, and its word; the next sentence while it is silent. */
const placeAt = (sentences: readonly TimedSentence[], seconds: number) => {
  const sentence = sentences.findIndex(({ end }) => end > seconds)
  const words = sentences[sentence]?.words ?? []
  return {
    sentence,
    word: Math.max(
      0,
      words.findLastIndex(({ start }) => start <= seconds),
    ),
  }
}

export class DeviceVoice extends EventTarget implements Voice {
  readonly #sentences: readonly TimedSentence[]
  readonly duration: number
  readonly error = null
  readonly seeking = false
  readonly readyState = states.ready
  readonly networkState = states.network
  #seconds = 0
  #since = 0
  /** The film does not run past what has been spoken. */
  #until = 0
  #ranges: PlayedRange[] = []
  #rate = 1
  #volume = 1
  #isMuted = false
  #speaking: SpeechSynthesisUtterance | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #isPaused = true

  constructor({ scenes, seconds }: Timeline) {
    super()
    this.#sentences = scenes.flatMap(({ sentences }) => sentences)
    this.duration = seconds
  }

  get paused() {
    return this.#isPaused
  }
  get ended() {
    return this.#isPaused && this.#seconds >= this.duration
  }
  get played() {
    return timeRanges(this.#ranges)
  }
  get buffered() {
    return timeRanges([[0, this.duration]])
  }
  get seekable() {
    return this.buffered
  }
  get currentTime() {
    return this.#seconds
  }
  set currentTime(seconds: number) {
    this.#seconds = Math.min(this.duration, Math.max(0, seconds))
    this.#tell('seeking', 'seeked', 'timeupdate')
    if (!this.#isPaused) this.#speak()
  }
  get playbackRate() {
    return this.#rate
  }
  set playbackRate(rate: number) {
    this.#rate = rate
    this.#tell('ratechange')
    if (!this.#isPaused) this.#speak()
  }
  get volume() {
    return this.#volume
  }
  set volume(volume: number) {
    this.#volume = volume
    this.#tell('volumechange')
    if (!this.#isPaused) this.#speak()
  }
  get muted() {
    return this.#isMuted
  }
  set muted(isMuted: boolean) {
    this.#isMuted = isMuted
    this.#tell('volumechange')
    if (!this.#isPaused) this.#speak()
  }

  async play() {
    if (!this.#isPaused) return
    if (this.ended) this.#seconds = 0
    this.#isPaused = false
    this.#tell('play', 'playing')
    this.#timer = setInterval(() => this.#tick(), tickMilliseconds)
    this.#speak()
  }

  pause() {
    if (this.#isPaused) return
    this.#isPaused = true
    this.#speaking = null
    clearInterval(this.#timer)
    speechSynthesis.cancel()
    this.#tell('timeupdate', 'pause')
  }

  #tell(...types: readonly string[]) {
    for (const type of types) this.dispatchEvent(new Event(type))
  }

  #tick() {
    const now = performance.now()
    const from = this.#seconds
    const passed = ((now - this.#since) / 1000) * this.#rate
    this.#since = now
    this.#seconds = Math.max(from, Math.min(this.#until, from + passed))
    if (this.#seconds > from) this.#ranges.push([from, this.#seconds])
    this.#tell('timeupdate')
  }

  /** Moves on to a spoken word; the film waits there if the voice is slower than the built-in one. */
  #reach(start: number, until: number) {
    if (start > this.#seconds) this.#ranges.push([this.#seconds, start])
    this.#seconds = start
    this.#until = until
    this.#since = performance.now()
    this.#tell('timeupdate')
  }

  #speak() {
    speechSynthesis.cancel()
    const { sentence, word } = placeAt(this.#sentences, this.#seconds)
    const said = this.#sentences[sentence]
    if (!said) return this.#finish()
    const words = wordsIn(said.text).slice(word)
    const utterance = Object.assign(new SpeechSynthesisUtterance(words.join(' ')), {
      lang: 'en-US',
      rate: this.#rate,
      volume: this.#isMuted ? 0 : this.#volume,
    })
    this.#since = performance.now()
    this.#until = said.end
    const isStill = () => this.#speaking === utterance
    utterance.onboundary = ({ charIndex }) => {
      const at = word + wordAtLetter(words, charIndex)
      const next = said.words[at + 1]?.start ?? said.end
      if (isStill()) this.#reach(said.words[at]?.start ?? said.start, next)
    }
    utterance.onend = () => isStill() && this.#goOn(sentence)
    utterance.onerror = ({ error }) => {
      if (isStill() && error !== 'canceled' && error !== 'interrupted') this.pause()
    }
    this.#speaking = utterance
    speechSynthesis.speak(utterance)
  }

  #goOn(sentence: number) {
    const next = this.#sentences[sentence + 1]
    if (!next) return this.#finish()
    this.#reach(next.start, next.start)
    this.#speak()
  }

  #finish() {
    this.#reach(this.duration, this.duration)
    this.pause()
    this.#tell('ended')
  }
}
