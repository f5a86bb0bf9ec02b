/** Knows which films there should be, in the order of the course, with whose voice, and which of them are made. */
import { type FilmScore, landingFilm } from '#content/film/score.ts'
import type { Context } from '#server/context.ts'
import type { FilmRow } from '#server/db/schema/films.ts'
import { loadFilmLibrary } from '#server/services/course/film-library.ts'
import { findFilm } from '#server/services/course/film-shelf.ts'
import { type Voice, voiceId, voiceNamed } from '#server/services/speech/make-film.ts'
import { type FilmPlan, planFilm } from '#server/services/speech/plan-film.ts'
import { openSpeechShelf, type SpeechShelf, shelfFolder } from '#server/services/speech/speech-shelf.ts'
import { speechSettingsOf } from '#server/speech-settings.ts'
import { filmRow, filmRows } from './queries.ts'

export type WantedFilm = {
  readonly lessonId: string
  readonly score: FilmScore
  /** null: it needs an endpoint that is not set any more. */
  readonly voice: Voice | null
  readonly voiceName: string
  readonly plan: FilmPlan
  readonly row: FilmRow | undefined
  readonly isMade: boolean
}

export const shelfOf = ({ env, now }: Pick<Context, 'env' | 'now'>): SpeechShelf =>
  openSpeechShelf(shelfFolder(env.DATA_DIR), now)

/** The first lesson of a course is begun with; the first page's film needs nobody to have bought. */
const inOrder = (lessons: readonly string[]): readonly string[] => {
  const [first, ...others] = lessons.filter((id) => id !== landingFilm).toSorted()
  const landing = lessons.filter((id) => id === landingFilm)
  return first === undefined ? landing : [first, ...landing, ...others]
}

/** Words are said in the same way as long as the score stays: worked out once for each. */
const plans = new WeakMap<FilmScore, Map<string, FilmPlan>>()

const planOf = (score: FilmScore, voice: string): FilmPlan => {
  const ofScore = plans.get(score) ?? new Map<string, FilmPlan>()
  plans.set(score, ofScore)
  const plan = ofScore.get(voice) ?? planFilm(score.scenes, voice)
  ofScore.set(voice, plan)
  return plan
}

const moduleOf = (lessonId: string): number => Number(lessonId.split('-')[0])

/** An operator's recording of the whole module takes the place of its lessons' films. */
const isRecorded = async ({ env }: Pick<Context, 'env'>, lessonId: string): Promise<boolean> =>
  /^\d/.test(lessonId) && (await findFilm(env.DATA_DIR, moduleOf(lessonId))) !== null

type Given = Pick<Context, 'env' | 'db' | 'now'>

const wantedFrom = async (
  ctx: Given,
  score: FilmScore,
  row: FilmRow | undefined,
  standard: string,
): Promise<WantedFilm> => {
  const voiceName = row?.voice ?? standard
  const voice = voiceNamed(voiceName, speechSettingsOf(ctx.env).endpoint)
  const plan = planOf(score, voice ? voiceId(voice) : voiceName)
  const isMade = await shelfOf(ctx).hasFilm(plan.hash)
  return { lessonId: score.lesson, score, voice, voiceName, plan, row, isMade }
}

const all = (): boolean => true

/** Empty when no voice is to speak. */
export const wantedFilms = async (
  ctx: Given,
  isMeant: (lessonId: string) => boolean = all,
): Promise<readonly WantedFilm[]> => {
  const { voice: standard } = speechSettingsOf(ctx.env)
  if (standard === null) return []
  const { scores } = loadFilmLibrary()
  const rows = await filmRows(ctx.db)
  const wanted: WantedFilm[] = []
  for (const lessonId of inOrder([...scores.keys()]).filter(isMeant)) {
    const score = scores.get(lessonId)
    if (score === undefined || (await isRecorded(ctx, lessonId))) continue
    wanted.push(await wantedFrom(ctx, score, rows.get(lessonId), standard))
  }
  return wanted
}

/** undefined when there is none, or the module is recorded. */
export const wantedFilm = async (ctx: Given, lessonId: string): Promise<WantedFilm | undefined> => {
  const { voice: standard } = speechSettingsOf(ctx.env)
  const score = loadFilmLibrary().scores.get(lessonId)
  if (standard === null || score === undefined || (await isRecorded(ctx, lessonId))) return undefined
  return wantedFrom(ctx, score, await filmRow(ctx.db, lessonId), standard)
}
