/** Proves the parts of the media interface that the player uses, on the element that plays drawn films. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrawnFilmElement, defineDrawnFilm } from './drawn-film-element.ts'
import { type Voice, voiceEvents } from './voice.ts'

let film: DrawnFilmElement

/** A voice without sound, which remembers what it was told. */
class SilentVoice extends EventTarget {
  currentTime = 0
  duration = 60
  paused = true
  ended = false
  seeking = false
  playbackRate = 1
  volume = 1
  muted = false
  readyState = 4
  networkState = 1
  error = null
  buffered = document.createElement('audio').buffered
  played = this.buffered
  seekable = this.buffered
  async play() {
    this.paused = false
    this.dispatchEvent(new Event('play'))
  }
  pause() {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}

beforeEach(() => {
  defineDrawnFilm()
  defineDrawnFilm()
  film = document.createElement('drawn-film') as DrawnFilmElement
  document.body.append(film)
})
afterEach(() => {
  film.remove()
})

const silent = (): Voice => new SilentVoice() satisfies Voice

it('has every property and method that the player reads', () => {
  const wanted: (keyof HTMLMediaElement)[] = [
    ...(['play', 'pause', 'load', 'canPlayType', 'paused', 'ended', 'currentTime', 'duration'] as const),
    ...(['buffered', 'seekable', 'played', 'seeking', 'muted', 'volume', 'playbackRate'] as const),
    ...(['readyState', 'networkState', 'error', 'src', 'currentSrc'] as const),
  ]
  for (const name of wanted) expect(name in film, String(name)).toBe(true)
  expect(film).toBeInstanceOf(DrawnFilmElement)
})

it('opens its sound at a second, and stands there before the sound is known', () => {
  film.open('https://media.example/1.mp3', 90)
  expect(film.src).toBe('https://media.example/1.mp3?direct=1#t=90')
  expect(film.currentTime).toBe(90)
})

it('changes to the kept sound where it stands, but not once it is wanted', () => {
  film.open('https://media.example/1.mp3?permission=x', 90)
  film.playbackRate = 1.5
  film.playKept('https://media.example/1.mp3?permission=x')
  expect(film.src).toBe('https://media.example/1.mp3?permission=x#t=90')
  expect(film.shadowRoot?.querySelector('audio')?.defaultPlaybackRate).toBe(1.5)
  film.open('https://media.example/2.mp3', 0)
  void film.play()
  film.playKept('https://media.example/2.mp3')
  expect(film.src).toBe('https://media.example/2.mp3?direct=1#t=0')
})

it('tells on whatever its voice tells, and nothing of the voice it had', () => {
  const [first, second] = [silent(), silent()]
  const heard: string[] = []
  for (const type of voiceEvents) film.addEventListener(type, () => heard.push(type))
  film.speakWith(first)
  film.speakWith(second)
  heard.length = 0
  first.dispatchEvent(new Event('timeupdate'))
  expect(heard).toEqual([])
  for (const type of voiceEvents.filter((one) => one !== 'error')) second.dispatchEvent(new Event(type))
  expect(heard).toEqual(voiceEvents.filter((one) => one !== 'error'))
})

it('goes on in another voice where it was, as fast and as loud', async () => {
  const [first, second] = [silent(), silent()]
  film.speakWith(first)
  film.currentTime = 12
  film.playbackRate = 1.5
  film.volume = 0.3
  await film.play()
  film.speakWith(second)
  expect(second).toMatchObject({ currentTime: 12, playbackRate: 1.5, volume: 0.3, paused: false })
  expect(first.paused).toBe(true)
})

it('falls silent when it leaves the page', async () => {
  const voice = silent()
  film.speakWith(voice)
  await film.play()
  film.remove()
  expect(voice.paused).toBe(true)
})

it('opens a sound that broke off once more, and tells of it when that does not help', () => {
  const told = vi.fn()
  film.addEventListener('error', told)
  film.open('https://media.example/1.mp3', 0)
  film.currentTime = 33
  const audio = film.shadowRoot?.querySelector('audio')
  audio?.dispatchEvent(new Event('error'))
  expect(told).not.toHaveBeenCalled()
  expect(film.src).toBe('https://media.example/1.mp3#t=33')
  audio?.dispatchEvent(new Event('error'))
  expect(told).toHaveBeenCalledOnce()
})
