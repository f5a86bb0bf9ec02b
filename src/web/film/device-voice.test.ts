/** Proves that the device's voice moves the film by the words that it reports. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wordsIn } from '#core/film/narration.ts'
import { sentencesToSay } from '#core/film/spoken-film.ts'
import { timelineOf } from '#core/film/timeline.ts'
import { DeviceVoice, wordAtLetter } from './device-voice.ts'

const scenes = [{ id: 'one', says: 'In August [a] an envelope comes. Six [b] numbers are in it.' }]

/** Half a second for each word, and a tenth of silence between sentences. */
const spoken = () => {
  let now = 0
  const sentences = sentencesToSay(scenes).map(({ text }) => {
    const start = now
    const words = wordsIn(text).map((_word, at) => ({ start: start + at / 2, end: start + (at + 1) / 2 }))
    now = start + words.length / 2
    const end = now
    now += 0.1
    return { start, end, words }
  })
  return { seconds: now, sentences }
}

class Utterance {
  readonly text: string
  rate = 1
  volume = 1
  onboundary: ((event: { charIndex: number }) => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(text: string) {
    this.text = text
  }
}

let said: Utterance[] = []
let voice: DeviceVoice

beforeEach(() => {
  said = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => said.push(utterance),
    cancel: () => undefined,
  })
  voice = new DeviceVoice(timelineOf(scenes, spoken()))
})
afterEach(() => {
  voice.pause()
  vi.unstubAllGlobals()
})

it('finds the word that a letter belongs to', () => {
  const words = ['In', 'August', 'an']
  expect([0, 1, 3, 8, 10, 99].map((letter) => wordAtLetter(words, letter))).toEqual([0, 0, 1, 1, 2, 2])
})

it('goes to each word that the device reports, and on to the next sentence', async () => {
  await voice.play()
  expect(said.map(({ text }) => text)).toEqual(['In August an envelope comes.'])
  said[0]?.onboundary?.({ charIndex: 13 })
  expect(voice.currentTime).toBe(1.5)
  said[0]?.onend?.()
  expect(voice.currentTime).toBeCloseTo(2.6)
  expect(said[1]?.text).toBe('Six numbers are in it.')
})

it('begins within a sentence after a jump, and ignores the voice it has stopped', async () => {
  await voice.play()
  voice.currentTime = 1.2
  expect(said.at(-1)?.text).toBe('an envelope comes.')
  said[0]?.onend?.()
  expect(voice.currentTime).toBe(1.2)
  said.at(-1)?.onboundary?.({ charIndex: 3 })
  expect(voice.currentTime).toBe(1.5)
})

it('tells what was played, and ends once', async () => {
  const ended = vi.fn()
  voice.addEventListener('ended', ended)
  await voice.play()
  said[0]?.onboundary?.({ charIndex: 23 })
  said[0]?.onend?.()
  said[1]?.onend?.()
  expect([voice.paused, voice.ended, voice.currentTime]).toEqual([true, true, voice.duration])
  expect(ended).toHaveBeenCalledOnce()
  expect([voice.played.start(0), voice.played.end(voice.played.length - 1)]).toEqual([0, voice.duration])
})

it('speaks at the speed and the volume that are wanted', async () => {
  await voice.play()
  voice.playbackRate = 1.5
  voice.muted = true
  expect(said.at(-1)).toMatchObject({ rate: 1.5, volume: 0 })
})

it('falls silent when the device fails', async () => {
  await voice.play()
  said[0]?.onerror?.({ error: 'synthesis-failed' })
  expect(voice.paused).toBe(true)
})
