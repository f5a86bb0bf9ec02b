/**
 * `npm run bench:films -- [--films 1-1,1-2] [--voice slt] [--folder FOLDER]`: what it takes to speak the films from nothing, as JSON: core
 * time, length, size, words a minute; and of the sound as a player decodes it: loudness, the longest silence, and how long after
 * the time of a sentence it is heard at the latest. What the folder holds already is measured, not spoken again.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MPEGDecoder } from 'mpg123-decoder'
import { spokenWords } from '#content/film/score.ts'
import { estimatedFilm } from '#core/film/estimated-film.ts'
import type { SpokenFilm } from '#core/film/spoken-film.ts'
import { integratedLoudness } from '#core/speech/loudness.ts'
import { loadFilmLibrary } from '#server/services/course/film-library.ts'
import { makeFilm, type Studio, voiceId, voiceNamed } from '#server/services/speech/make-film.ts'
import { planFilm } from '#server/services/speech/plan-film.ts'
import { openSpeechShelf } from '#server/services/speech/speech-shelf.ts'
import { startSpeechThread } from '#server/services/speech/start-speech-thread.ts'

const { values } = parseArgs({
  options: {
    films: { type: 'string' },
    voice: { type: 'string', default: 'slt' },
    /** Kept for a look; else removed. */
    folder: { type: 'string' },
  },
})
const voice = voiceNamed(values.voice, null)
if (voice === null) throw new Error(`There is no built-in voice ${values.voice}.`)
const folder = values.folder ?? (await mkdtemp(path.join(tmpdir(), 'just-value-films-')))
const ending = new AbortController()
const shelf = openSpeechShelf(folder, () => new Date())
const thread = startSpeechThread(ending.signal)
const studio: Studio = {
  shelf,
  thread,
  purse: { setAside: async () => null, giveBack: async () => undefined },
  signal: ending.signal,
  sentenceMs: 60_000,
}
const coreSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const { scores, problems } = loadFilmLibrary()
for (const problem of problems) console.error(problem)
const wanted = values.films?.split(',') ?? [...scores.keys()].toSorted()
/** A fifth of the way from silence to speech, in full scale: -36 dB. */
const audible = 0.016
const windowSeconds = 0.005

const heardIn = (samples: Float32Array, rate: number): readonly boolean[] => {
  const size = Math.round(rate * windowSeconds)
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) => {
    let sum = 0
    for (let n = at * size; n < (at + 1) * size; n += 1) sum += (samples[n] ?? 0) ** 2
    return Math.sqrt(sum / size) > audible
  })
}

/** Between the first word and the last. */
const longestSilence = (heard: readonly boolean[]): number => {
  let [longest, since] = [0, heard.indexOf(true)]
  for (const [at, is] of heard.entries()) {
    if (!is || at < since) continue
    longest = Math.max(longest, at - since - 1)
    since = at
  }
  return longest * windowSeconds
}

/** Looked for from the middle of the shortest pause before it. */
const latestStart = (heard: readonly boolean[], { sentences }: SpokenFilm): number =>
  Math.max(
    ...sentences.map(({ start }) => {
      const from = Math.round((start - 0.15) / windowSeconds)
      return Math.abs((from + heard.slice(from).indexOf(true)) * windowSeconds - start)
    }),
  )

const measured = async (mp3: Uint8Array, film: SpokenFilm) => {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(mp3)
  decoder.free()
  const [samples = new Float32Array()] = channelData
  const heard = heardIn(samples, sampleRate)
  return {
    lufs: integratedLoudness(samples, sampleRate) ?? Number.NEGATIVE_INFINITY,
    longestSilence: longestSilence(heard),
    latestStart: latestStart(heard, film),
  }
}

type Told = {
  readonly lufs: number
  readonly longestSilence: number
  readonly latestStart: number
  readonly estimatedMinutes: number
  readonly lesson: string
  readonly words: number
  readonly minutes: number
  readonly wordsAMinute: number
  readonly coreSeconds: number
  readonly megabytes: number
}
const films: Told[] = []
for (const lesson of wanted) {
  const score = scores.get(lesson)
  if (score === undefined) throw new Error(`There is no score of ${lesson}.`)
  const plan = planFilm(score.scenes, voiceId(voice))
  const before = coreSeconds()
  const made = await makeFilm(plan, voice, studio, async () => undefined)
  if (!made.ok) throw new Error(made.problem)
  const spent = coreSeconds() - before
  const kept = await shelf.film(plan.hash)
  if (kept === null) throw new Error('It was made and is not there.')
  const words = spokenWords(score.scenes)
  const told: Told = {
    lesson,
    words,
    minutes: made.seconds / 60,
    wordsAMinute: (words * 60) / made.seconds,
    coreSeconds: spent,
    megabytes: kept.bytes / 1e6,
    ...(await measured(await readFile(path.join(folder, kept.file)), kept.film)),
    estimatedMinutes: estimatedFilm(score.scenes).seconds / 60,
  }
  console.error(JSON.stringify(told))
  films.push(told)
}
thread.end()
const sum = (key: 'coreSeconds' | 'megabytes' | 'minutes' | 'words') =>
  films.reduce((all, film) => all + film[key], 0)
console.info(
  JSON.stringify(
    {
      films,
      all: {
        words: sum('words'),
        minutes: sum('minutes'),
        coreSeconds: sum('coreSeconds'),
        megabytes: sum('megabytes'),
        lufs: [Math.min(...films.map(({ lufs }) => lufs)), Math.max(...films.map(({ lufs }) => lufs))],
        longestSilence: Math.max(...films.map((film) => film.longestSilence)),
        latestStart: Math.max(...films.map((film) => film.latestStart)),
      },
    },
    null,
    2,
  ),
)
if (values.folder === undefined) await rm(folder, { recursive: true, force: true })
