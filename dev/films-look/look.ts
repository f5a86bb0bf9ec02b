/**
 * `npm run films:look -- [--films 1-1,1-2] [--width 390] [--columns 6] [--rows 5] [--every 5] [--dark] [--still] [--spoken FOLDER]
 * [--to FOLDER]`: sheets of pictures of the films with the words spoken under each, and a list of what is cut off or lies upon other words.
 * The times are those of the films kept in FOLDER (DATA_DIR/speech), else as a voice would need them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { build, preview } from 'vite'
import type { FilmScore } from '#content/film/score.ts'
import { estimatedFilm } from '#core/film/estimated-film.ts'
import type { SpokenFilm } from '#core/film/spoken-film.ts'
import { timelineOf } from '#core/film/timeline.ts'
import { loadFilmLibrary } from '#server/services/course/film-library.ts'
import { voiceId, voiceNamed } from '#server/services/speech/make-film.ts'
import { planFilm } from '#server/services/speech/plan-film.ts'
import { openSpeechShelf } from '#server/services/speech/speech-shelf.ts'
import { ensureChromium } from '../../scripts/browser.mjs'
import { paletteOfPages } from '../../src/web/styles/palette-plugin.ts'

const { values } = parseArgs({
  options: {
    films: { type: 'string' },
    width: { type: 'string', default: '390' },
    columns: { type: 'string', default: '6' },
    rows: { type: 'string', default: '5' },
    every: { type: 'string', default: '5' },
    dark: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    spoken: { type: 'string' },
    to: { type: 'string', default: path.join(tmpdir(), 'just-value-films-look') },
  },
})
const [width, columns, rows, every] = [values.width, values.columns, values.rows, values.every].map(
  Number,
) as [number, number, number, number]

const built = await mkdtemp(path.join(tmpdir(), 'just-value-look-'))
const settings = {
  configFile: false,
  logLevel: 'error',
  root: import.meta.dirname,
  publicDir: false,
  build: { outDir: built, emptyOutDir: true },
} as const
await build({ ...settings, plugins: [paletteOfPages(), tailwindcss()] })
const server = await preview({ ...settings, preview: { port: 24_180 } })

const spokenOf = async ({ scenes }: FilmScore): Promise<SpokenFilm> => {
  const voice = voiceNamed('slt', null)
  if (values.spoken === undefined || voice === null) return estimatedFilm(scenes)
  const kept = await openSpeechShelf(values.spoken, () => new Date()).film(
    planFilm(scenes, voiceId(voice)).hash,
  )
  return kept?.film ?? estimatedFilm(scenes)
}

const momentsOf = (score: FilmScore, spoken: SpokenFilm): readonly number[] =>
  values.still
    ? timelineOf(score.scenes, spoken).scenes.map(({ from }) => from + 0.01)
    : Array.from({ length: Math.ceil(spoken.seconds / every) }, (_, at) => at * every)

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox'],
})
const page = await browser.newPage({
  viewport: { width: columns * (width + 12) + 12, height: 800 },
  colorScheme: values.dark ? 'dark' : 'light',
  deviceScaleFactor: Math.min(1, 2000 / (columns * (width + 12))),
})
page.on('pageerror', (error) => console.error(error))
await page.goto(server.resolvedUrls?.local[0] ?? '')
await page.waitForFunction(() => 'showSheet' in window)
await mkdir(values.to, { recursive: true })

const { scores, problems } = loadFilmLibrary()
for (const problem of problems) console.error(problem)

type Look = { readonly lesson: string; readonly score: FilmScore; readonly spoken: SpokenFilm }

/** One sheet; what is wrong with its pictures. */
const takeSheet = async ({ lesson, score, spoken }: Look, moments: readonly number[], nth: number) => {
  const sheet = {
    scenes: [...score.scenes],
    spoken: {
      seconds: spoken.seconds,
      sentences: spoken.sentences.map((one) => ({ ...one, words: [...one.words] })),
    },
    moments,
    width,
    columns,
    seconds: every,
    isStill: values.still,
  }
  const flaws = await page.evaluate((shown) => window.showSheet(shown), sheet)
  const name = `${lesson}-${width}${values.dark ? '-dark' : ''}-${nth}.png`
  await page.screenshot({ path: path.join(values.to, name), fullPage: true })
  return flaws.map(({ scene, what }) => `${lesson} ${scene} at ${width}: ${what}`)
}

const look = async (lesson: string) => {
  const score = scores.get(lesson)
  if (score === undefined) throw new Error(`There is no score of ${lesson}.`)
  const spoken = await spokenOf(score)
  const moments = momentsOf(score, spoken)
  const onOne = columns * rows
  const told = new Set<string>()
  for (let nth = 0; nth * onOne < moments.length; nth += 1) {
    const some = moments.slice(nth * onOne, (nth + 1) * onOne)
    for (const flaw of await takeSheet({ lesson, score, spoken }, some, nth + 1)) told.add(flaw)
  }
  for (const flaw of told) console.info(flaw)
}

for (const lesson of values.films?.split(',') ?? scores.keys()) await look(lesson)
await browser.close()
await server.close()
await rm(built, { recursive: true, force: true })
console.error(`The sheets are in ${values.to}.`)
