/**
 * `npm run bench:films -- [--films 1-1,1-2] [--voice slt] [--folder FOLDER]`: what it takes to speak the films from nothing, as JSON: core
 * time, length, size, words a minute, loudness of the kept sound and the longest silence.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { spokenWords } from '#content/film.ts'
import { loadFilmLibrary } from '#server/services/film-library.ts'
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
type Told = {
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
  const kept = await shelf.film(plan.hash)
  if (kept === null) throw new Error('It was made and is not there.')
  const words = spokenWords(score.scenes)
  const told: Told = {
    lesson,
    ...{ words, minutes: made.seconds / 60, wordsAMinute: (words * 60) / made.seconds },
    ...{
      coreSeconds: coreSeconds() - before,
      megabytes: (await readFile(path.join(folder, kept.file))).length / 1e6,
    },
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
      },
    },
    null,
    2,
  ),
)
if (values.folder === undefined) await rm(folder, { recursive: true, force: true })
