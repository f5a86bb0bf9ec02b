/** `films list`: which films there are, how far those have come that are being made, and what is wrong with a score. */

import { percentDone } from '#core/percent.ts'
import { doneOf, paceOf, secondsLeft } from '#server/features/film/time-left.ts'
import { shelfOf, type WantedFilm, wantedFilms } from '#server/features/film/wanted-films.ts'
import { loadFilmLibrary } from '#server/services/course/film-library.ts'
import { recordingProblems } from '#server/services/course/film-shelf.ts'
import { loadCourseLibrary } from '#server/services/course/library.ts'
import { speechSettingsOf } from '#server/speech-settings.ts'
import type { Command } from '../command.ts'
import { jsonOption, printJson, printRows } from '../print.ts'
import { readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { type OpenedDatabase, withOpenDatabase } from '../with-database.ts'
import { minutesAndSeconds } from './film-times.ts'

const stateOf = ({ isMade, row, plan }: WantedFilm): string => {
  if (isMade) return 'ready'
  return row?.hash === plan.hash && row.state !== 'ready' ? row.state : 'waiting'
}

type Listed = {
  readonly lesson: string
  readonly state: string
  readonly voice: string
  readonly sentences: number
  readonly percent: number
  readonly secondsLeft: number | null
  readonly seconds: number | null
  readonly bytes: number | null
  readonly problem: string | null
}

const listed = async ({ db, env }: OpenedDatabase): Promise<readonly Listed[]> => {
  const app = { db, env, now: () => new Date() }
  const films = await wantedFilms(app)
  const pace = paceOf(films)
  const list: Listed[] = []
  for (const [at, film] of films.entries()) {
    const kept = await shelfOf(app).film(film.plan.hash)
    const state = stateOf(film)
    list.push({
      lesson: film.lessonId,
      state,
      voice: film.voiceName,
      sentences: film.plan.sentences.length,
      percent: percentDone(doneOf(film), 1),
      secondsLeft:
        state === 'ready' || state === 'failed' ? null : Math.ceil(secondsLeft(films.slice(0, at + 1), pace)),
      seconds: kept?.film.seconds ?? null,
      bytes: kept?.bytes ?? null,
      problem: film.isMade || film.row?.hash !== film.plan.hash ? null : film.row.problem,
    })
  }
  return list
}

const rowOf = (film: Listed): string[] => [
  film.lesson,
  film.state,
  film.voice,
  `${film.percent}%`,
  film.secondsLeft === null ? '-' : minutesAndSeconds(film.secondsLeft),
  film.seconds === null ? '-' : minutesAndSeconds(film.seconds),
  film.bytes === null ? '-' : `${(film.bytes / 1e6).toFixed(1)} MB`,
  film.problem ?? '',
]

export const filmsList: Command = {
  name: 'films list',
  usage: 'films list [--json]',
  summary: 'List the spoken films: made or on their way, with progress, time left, length and size.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, jsonOption)
    readNone(positionals)
    const films = await withOpenDatabase(terminal, async (opened) => {
      if (speechSettingsOf(opened.env).voice === null)
        terminal.tell('SPEECH_VOICE is none: no film is to be spoken.')
      const modules = loadCourseLibrary().modules.map(({ id }) => id)
      for (const problem of await recordingProblems(opened.env.DATA_DIR, modules)) terminal.tell(problem)
      return listed(opened)
    })
    if (values.json) printJson(terminal, films)
    else
      printRows(
        terminal,
        ['FILM', 'STATE', 'VOICE', 'DONE', 'LEFT', 'LENGTH', 'SIZE', 'PROBLEM'],
        films.map(rowOf),
      )
    for (const problem of loadFilmLibrary().problems) terminal.tell(problem)
    return 0
  },
}
