/** Makes the films that are not there yet, one after the other, and looks for them at each start and by the clock. */
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { defineSchedule } from '#server/jobs/schedule.ts'
import { loadFilmLibrary } from '#server/services/course/film-library.ts'
import { recordingProblems } from '#server/services/course/film-shelf.ts'
import { type Maker, makeWanted } from './make.ts'
import { shelfOf, type WantedFilm, wantedFilms } from './wanted-films.ts'

class FilmNotMade extends Error {
  override readonly name = 'FilmNotMade'
}

/** One at a time in each process, so that the other core is left for the pages. What is spoken is kept, so a try goes on where the last one stopped. */
export const makeFilmJob = defineJob({
  name: 'make-film',
  payload: z.strictObject({ lessonId: z.string() }),
  retry: { limit: 3, delaySeconds: 60, backoff: true, maxDelaySeconds: 1800 },
  concurrency: 1,
  timeoutSeconds: 3600,
  handle: async (ctx: Maker, { lessonId }, { signal, ending, isLastAttempt }) => {
    const film = (await wantedFilms(ctx)).find((one) => one.lessonId === lessonId)
    if (film === undefined || film.isMade) return
    // A restart waits for no film: what is spoken is kept.
    const stopped = AbortSignal.any(ending ? [signal, ending] : [signal])
    const problem = await makeWanted(ctx, film, { signal: stopped, isLastTry: isLastAttempt })
    if (problem !== null) throw new FilmNotMade(`The film of lesson ${lessonId} could not be made.`)
  },
})

type Order = Pick<Context, 'db' | 'queue' | 'now'>

/** `when` tells apart what is asked for again. */
const orderFilm = ({ db, queue }: Order, { lessonId, plan }: WantedFilm, when: string) =>
  db.transaction((tx) =>
    queue.enqueue(tx, makeFilmJob, { id: `film:${lessonId}:${plan.hash}:${when}`, payload: { lessonId } }),
  )

/** What nobody has used for so long is removed, unless a film of today is made from it. */
const keptDays = 30

const tidy = async (ctx: Pick<Context, 'env' | 'now'>, films: readonly WantedFilm[]): Promise<void> => {
  const wanted = new Set(films.flatMap(({ plan }) => [plan.hash, ...plan.sentences.map(({ hash }) => hash)]))
  await shelfOf(ctx).tidy(wanted, new Date(ctx.now().getTime() - keptDays * 86_400_000))
}

/** One that failed is tried again the next day. */
const keepFilmsMade = defineJob({
  name: 'keep-films-made',
  /** At a start what was broken off goes on, though it was asked for today. */
  payload: z.strictObject({ atStart: z.boolean() }),
  retry: { limit: 0, delaySeconds: 1, backoff: false },
  timeoutSeconds: 60,
  handle: async (ctx: Pick<Context, 'env' | 'db' | 'queue' | 'now' | 'log' | 'course'>, { atStart }) => {
    const modules = ctx.course.modules.map(({ id }) => id)
    for (const problem of await recordingProblems(ctx.env.DATA_DIR, modules))
      ctx.log.warn({ problem }, 'a recording is not whole')
    for (const problem of loadFilmLibrary().problems) ctx.log.warn({ problem }, 'a score is left out')
    const films = await wantedFilms(ctx)
    const when = ctx
      .now()
      .toISOString()
      .slice(0, atStart ? 16 : 10)
    // One after the other: the queue takes them in the order in which they were written.
    for (const film of films.filter(({ isMade }) => !isMade)) await orderFilm(ctx, film, when)
    await tidy(ctx, films)
  },
})

export const filmJobs = [makeFilmJob, keepFilmsMade]
export const filmSchedules = [defineSchedule(keepFilmsMade, '17 * * * *', { atStart: false })]

/** At each start, so that nobody waits for the clock; several processes that start together ask once a minute. */
export const lookForFilms = ({ db, queue, now }: Order): Promise<void> =>
  db.transaction((tx) =>
    queue.enqueue(tx, keepFilmsMade, {
      id: `keep-films-made:${now().toISOString().slice(0, 16)}`,
      payload: { atStart: true },
    }),
  )
