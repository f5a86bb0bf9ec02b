/** `films render`: makes films here and now, with progress and the time left; what is made already stays. */

import { makeWanted } from '#server/features/film/make.ts'
import { chooseVoice } from '#server/features/film/queries.ts'
import { paceOf, secondsLeft } from '#server/features/film/time-left.ts'
import { type WantedFilm, wantedFilms } from '#server/features/film/wanted-films.ts'
import { loadFilmLibrary } from '#server/services/course/film-library.ts'
import { voiceNamed } from '#server/services/speech/make-film.ts'
import { speechSettingsOf } from '#server/speech-settings.ts'
import { type Command, type Terminal, UsageError } from '../command.ts'
import { readOptions } from '../read-options.ts'
import { type OperatorApp, withApp } from '../with-app.ts'
import { minutesAndSeconds } from './film-times.ts'

const usage = 'films render [LESSON] [--voice slt|rms|awb|NAME|standard]'

const chosen = (films: readonly WantedFilm[], lesson: string | undefined): readonly WantedFilm[] => {
  if (lesson === undefined) return films
  const film = films.find(({ lessonId }) => lessonId === lesson)
  if (film) return [film]
  const broken = loadFilmLibrary().problems.find((problem) => problem.startsWith(`film ${lesson}:`))
  throw new Error(broken ?? `There is no film of ${lesson}: no score, or the operator's own recording.`)
}

/** The choice stays until another one is made; `standard` is the voice of the settings. */
const takeVoice = async (
  { env, db, now }: OperatorApp,
  films: readonly WantedFilm[],
  name: string | undefined,
): Promise<void> => {
  if (name === undefined) return
  if (name !== 'standard' && voiceNamed(name, speechSettingsOf(env).endpoint) === null)
    throw new Error(
      `There is no voice ${name}: the built-in ones are slt, rms and awb, others need SPEECH_URL.`,
    )
  for (const { lessonId, plan } of films)
    await chooseVoice(db, {
      lessonId,
      voice: name === 'standard' ? null : name,
      hash: plan.hash,
      sentences: plan.sentences.length,
      changedAt: now(),
    })
}

/** Every tenth sentence is told. */
const isTold = (count: number, of: number): boolean => count % 10 === 0 || count === of

/** False when it could not be made. */
const renderOne = async (
  app: OperatorApp,
  film: WantedFilm,
  { print, tell }: Terminal,
  { rest, signal }: { readonly rest: readonly WantedFilm[]; readonly signal: AbortSignal },
): Promise<boolean> => {
  const startedAt = performance.now()
  const took = () => (performance.now() - startedAt) / 1000
  const onSpoken = (count: number, of: number) => {
    if (!isTold(count, of)) return
    const left = (took() / count) * (of - count) + secondsLeft(rest, paceOf(rest))
    tell(`${film.lessonId}: ${count} of ${of} sentences, about ${minutesAndSeconds(left)} left in all`)
  }
  const problem = await makeWanted(app, film, { signal, isLastTry: true, onSpoken })
  print(`${film.lessonId}: ${problem ?? `made in ${minutesAndSeconds(took())}.`}`)
  return problem === null
}

/** How many could not be made. */
const render = async (app: OperatorApp, films: readonly WantedFilm[], terminal: Terminal) => {
  const ending = new AbortController()
  const stop = () => ending.abort()
  process.once('SIGINT', stop)
  let failures = 0
  try {
    const missing = films.filter(({ isMade }) => !isMade)
    for (const { lessonId } of films.filter(({ isMade }) => isMade))
      terminal.print(`${lessonId}: made already.`)
    for (const [at, film] of missing.entries()) {
      const rest = missing.slice(at + 1)
      const isDone = await renderOne(app, film, terminal, { rest, signal: ending.signal })
      failures += isDone ? 0 : 1
    }
  } finally {
    process.removeListener('SIGINT', stop)
  }
  return failures
}

export const filmsRender: Command = {
  name: 'films render',
  usage,
  summary:
    'Speak and join the films that are not made yet, or one lesson’s; --voice chooses who speaks from now on.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { voice: { type: 'string' } })
    const [lesson, ...more] = positionals
    if (more.length > 0) throw new UsageError('One lesson at a time, such as 1-1, or none for all.')
    const failures = await withApp(terminal, async (app) => {
      if (speechSettingsOf(app.env).voice === null)
        throw new Error('SPEECH_VOICE is none: no film is to be spoken.')
      await takeVoice(app, chosen(await wantedFilms(app), lesson), values.voice)
      // With the voice that is chosen now.
      return render(app, chosen(await wantedFilms(app), lesson), terminal)
    })
    if (lesson === undefined) for (const problem of loadFilmLibrary().problems) terminal.print(problem)
    return failures === 0 ? 0 : 1
  },
}
