/**
 * A film that is drawn on the page and spoken beside it, to players like any other media element: `<drawn-film>` behaves
 * as an HTMLMediaElement whose time is that of its voice. The picture is a child of it and follows `currentTime`.
 */
import type { Caption } from '#core/film/captions.ts'
import { type Voice, voiceEvents } from '#web/film/voice.ts'
import { pastWorker } from '#web/service-worker/what-to-do.ts'

/** Ours: a sound that breaks off again so soon is gone. */
const recoverMilliseconds = 5_000

export class DrawnFilmElement extends HTMLElement {
  readonly #audio = document.createElement('audio')
  #voice: Voice = this.#audio
  #address = ''
  #startsAt = 0
  #captions: TextTrack | null = null
  /** Where it was when it was last looked at, and whether somebody wants it to play: what a sound that breaks off forgets. */
  #lastTime = 0
  #isWanted = false
  /** Where somebody has jumped to, until the sound is there: one that breaks off on its way says the place it came from. */
  #jumpsTo: number | null = null
  #recoveredAt = Number.NEGATIVE_INFINITY

  constructor() {
    super()
    this.#audio.preload = 'metadata'
    this.attachShadow({ mode: 'open' }).append(this.#audio, document.createElement('slot'))
    this.#follow(this.#audio)
  }

  #follow(voice: Voice) {
    for (const type of voiceEvents)
      voice.addEventListener(type, () => {
        if (voice !== this.#voice || (type === 'error' && this.#recovers())) return
        if (type === 'seeked' && this.#jumpsAgain()) return
        this.dispatchEvent(new Event(type))
      })
  }

  /** A sound that broke off is opened once more where it was: the connection may have changed under it. */
  #recovers(): boolean {
    const now = performance.now()
    if (now - this.#recoveredAt < recoverMilliseconds) return false
    this.#recoveredAt = now
    this.reopen(this.#address)
    return true
  }

  /** Whether the sound has come to another place than the one that was jumped to; tried once. */
  #jumpsAgain(): boolean {
    const to = this.#jumpsTo
    this.#jumpsTo = null
    const near = Math.min(to ?? 0, this.#audio.duration) - this.#audio.currentTime
    if (to === null || this.#voice !== this.#audio || Math.abs(near) < 0.5) return false
    this.#audio.currentTime = to
    return true
  }

  /** A film that leaves the page falls silent. */
  disconnectedCallback() {
    this.pause()
  }

  #load(address: string, startsAt: number) {
    this.#startsAt = startsAt
    this.#lastTime = startsAt
    // Another source begins at the speed that is the default.
    this.#audio.defaultPlaybackRate = this.#audio.playbackRate
    this.#audio.src = `${address}#t=${startsAt}`
  }

  /** The address of the sound, played while it comes; the film is at `startsAt` as soon as that can be. */
  open(audioUrl: string, startsAt: number) {
    this.#address = audioUrl
    this.#load(pastWorker(audioUrl), startsAt)
  }

  /** The same sound as it is kept here: nothing more of it has to come. Once it has begun, it goes on as it is. */
  playKept(audioUrl: string) {
    if (!this.#isWanted && this.played.length === 0) this.reopen(audioUrl)
  }

  /** Another address for the same sound, kept or not: the old one has run out, or broke off. */
  reopen(audioUrl: string) {
    const wasPlaying = this.#isWanted
    const to = this.#jumpsTo
    this.#address = audioUrl
    this.#load(audioUrl, to ?? this.#lastTime)
    // Whoever waits for the jump is told when it is done.
    if (to !== null)
      this.#audio.addEventListener('loadedmetadata', () => Object.assign(this.#audio, { currentTime: to }), {
        once: true,
      })
    if (wasPlaying) void this.play().catch(() => undefined)
  }

  addCaptions(captions: readonly Caption[], isShown: boolean) {
    if (this.#captions) return
    this.#captions = this.#audio.addTextTrack('captions', 'English', 'en')
    for (const { startsAt, endsAt, text } of captions)
      this.#captions.addCue(new VTTCue(startsAt, endsAt, text))
    this.#captions.mode = isShown ? 'showing' : 'hidden'
    this.textTracks.addEventListener('change', () => this.dispatchEvent(new Event('captionschange')))
  }

  get areCaptionsShown(): boolean {
    return this.#captions?.mode === 'showing'
  }

  /** null for the film's own sound. The film goes on where it is, in the other voice. */
  speakWith(voice: Voice | null) {
    const [before, next] = [this.#voice, voice ?? this.#audio]
    if (before === next) return
    const isPlaying = !before.paused
    const { currentTime, playbackRate, volume, muted } = this
    before.pause()
    if (voice) this.#follow(voice)
    this.#voice = next
    Object.assign(next, { currentTime, playbackRate, volume, muted })
    for (const type of ['durationchange', 'timeupdate', 'progress']) this.dispatchEvent(new Event(type))
    if (isPlaying) void this.play().catch(() => undefined)
  }

  play(): Promise<void> {
    this.#isWanted = true
    return this.#voice.play()
  }
  pause() {
    this.#isWanted = false
    this.#voice.pause()
  }
  load() {
    this.#audio.load()
  }
  canPlayType(type: string): CanPlayTypeResult {
    return this.#audio.canPlayType(type)
  }

  get currentTime() {
    if (this.#voice.readyState === 0) return this.#startsAt
    if (this.#jumpsTo === null) this.#lastTime = this.#voice.currentTime
    return this.#voice.currentTime
  }
  set currentTime(seconds: number) {
    this.#startsAt = seconds
    this.#lastTime = seconds
    this.#jumpsTo = seconds
    this.#voice.currentTime = seconds
  }
  get playbackRate() {
    return this.#voice.playbackRate
  }
  set playbackRate(rate: number) {
    this.#voice.playbackRate = rate
  }
  get volume() {
    return this.#voice.volume
  }
  set volume(volume: number) {
    this.#voice.volume = volume
  }
  get muted() {
    return this.#voice.muted
  }
  set muted(isMuted: boolean) {
    this.#voice.muted = isMuted
  }
  get duration() {
    return this.#voice.duration
  }
  get paused() {
    return this.#voice.paused
  }
  get ended() {
    return this.#voice.ended
  }
  get seeking() {
    return this.#voice.seeking
  }
  get played() {
    return this.#voice.played
  }
  get buffered() {
    return this.#voice.buffered
  }
  get seekable() {
    return this.#voice.seekable
  }
  get readyState() {
    return this.#voice.readyState
  }
  get networkState() {
    return this.#voice.networkState
  }
  get error() {
    return this.#voice.error
  }
  get textTracks() {
    return this.#audio.textTracks
  }
  get src() {
    return this.#audio.src
  }
  get currentSrc() {
    return this.#audio.currentSrc
  }
}

const name = 'drawn-film'

export const defineDrawnFilm = (): void => {
  if (!customElements.get(name)) customElements.define(name, DrawnFilmElement)
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'drawn-film': React.DetailedHTMLProps<React.HTMLAttributes<DrawnFilmElement>, DrawnFilmElement>
    }
  }
}
