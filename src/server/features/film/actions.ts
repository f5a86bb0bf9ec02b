/** The film of a lesson as a person sees it: ready, on its way, or none. */
import type { LessonFilmState, MadeFilm } from '#contract/course/films.ts'
import { narrationOf } from '#core/film/narration.ts'
import { timelineOf } from '#core/film/timeline.ts'
import { percentDone } from '#core/percent.ts'
import type { Context } from '#server/context.ts'
import { filmAddresses, versionOf } from './film-files.ts'
import { doneOf, paceOf, secondsLeft } from './time-left.ts'
import { shelfOf, type WantedFilm, wantedFilm, wantedFilms } from './wanted-films.ts'

const none: LessonFilmState = { status: 'none' }

const madeFilm = async (ctx: Context, film: WantedFilm, userId: string | null): Promise<MadeFilm | null> => {
  const kept = await shelfOf(ctx).film(film.plan.hash)
  if (kept === null) return null
  const { seconds, sentences } = kept.film
  return {
    status: 'ready',
    version: versionOf(film),
    ...(await filmAddresses(ctx, film, userId)),
    scenes: [...film.score.scenes],
    spoken: {
      seconds,
      sentences: sentences.map(({ words, ...times }) => ({ ...times, words: [...words] })),
    },
  }
}

/** How fast an endpoint speaks nobody knows before it has; nor how long a trouble lasts. */
const canTell = (film: WantedFilm, films: readonly WantedFilm[]): boolean =>
  film.row?.problem == null &&
  (film.voice?.kind === 'built-in' || films.some(({ row }) => row?.madeInSeconds != null))

const preparing = (film: WantedFilm, films: readonly WantedFilm[]): LessonFilmState => {
  const before = films.slice(0, films.indexOf(film) + 1)
  return {
    status: 'preparing',
    percent: percentDone(doneOf(film), 1),
    minutesLeft: canTell(film, films)
      ? Math.max(1, Math.ceil(secondsLeft(before, paceOf(films)) / 60))
      : null,
  }
}

const hasFailed = ({ voice, row, plan }: WantedFilm): boolean =>
  voice === null || (row?.state === 'failed' && row.hash === plan.hash)

/** `userId` is null for the film of the first page. */
export const filmStateOf = async (
  ctx: Context,
  lessonId: string,
  userId: string | null,
): Promise<LessonFilmState> => {
  const asked = await wantedFilm(ctx, lessonId)
  if (asked === undefined) return none
  const made = asked.isMade ? await madeFilm(ctx, asked, userId) : null
  if (made !== null) return made
  if (hasFailed(asked)) return none
  const films = await wantedFilms(ctx)
  const film = films.find((one) => one.lessonId === lessonId)
  return film === undefined ? none : preparing(film, films)
}

/** For the page of a module: whether its lessons have films, and the addresses of the first that is made. */
export const filmsOfModule = async (
  ctx: Context,
  moduleId: number,
  userId: string,
): Promise<{ readonly audioUrl: string; readonly captionsUrl: string | null } | null> => {
  const films = await wantedFilms(ctx, (lessonId) => lessonId.startsWith(`${moduleId}-`))
  const first = films.find(({ isMade }) => isMade)
  if (first) return filmAddresses(ctx, first, userId)
  return films.length === 0 ? null : { audioUrl: '', captionsUrl: null }
}

type SaidPart = { readonly startsAt: number; readonly text: string }

/** What is said in each film that is made, scene by scene, by lesson. */
export const wordsOfFilms = async (
  ctx: Pick<Context, 'env' | 'db' | 'now'>,
): Promise<ReadonlyMap<string, readonly SaidPart[]>> => {
  const words = new Map<string, readonly SaidPart[]>()
  for (const { lessonId, score, plan, isMade } of await wantedFilms(ctx)) {
    const kept = isMade ? await shelfOf(ctx).film(plan.hash) : null
    if (kept === null) continue
    const { scenes } = timelineOf(score.scenes, kept.film)
    words.set(
      lessonId,
      score.scenes.map(({ says }, at) => ({
        // A whole second, never after the first word.
        startsAt: Math.floor(scenes[at]?.sentences[0]?.start ?? 0),
        text: narrationOf(says).sentences.join(' '),
      })),
    )
  }
  return words
}
