/** Reads and writes how far each film has come. */
import { eq } from 'drizzle-orm'
import type { Reader } from '#server/db/open.ts'
import { type FilmRow, films } from '#server/db/schema/films.ts'

export const filmRows = async (db: Reader): Promise<ReadonlyMap<string, FilmRow>> =>
  new Map((await db.select().from(films)).map((row) => [row.lessonId, row]))

export const filmRow = async (db: Reader, lessonId: string): Promise<FilmRow | undefined> =>
  (await db.select().from(films).where(eq(films.lessonId, lessonId)))[0]

type Progress = Omit<FilmRow, 'voice' | 'filmSeconds' | 'madeInSeconds'> &
  Partial<Pick<FilmRow, 'filmSeconds' | 'madeInSeconds'>>

/** The chosen voice stays. */
export const noteProgress = async (db: Reader, progress: Progress): Promise<void> => {
  const { lessonId: _film, ...change } = progress
  await db.insert(films).values(progress).onConflictDoUpdate({ target: films.lessonId, set: change })
}

/** `null` goes back to the voice of the settings. */
export const chooseVoice = async (
  db: Reader,
  film: Pick<FilmRow, 'lessonId' | 'voice' | 'hash' | 'sentences' | 'changedAt'>,
): Promise<void> => {
  await db
    .insert(films)
    .values({ ...film, state: 'waiting', spoken: 0 })
    .onConflictDoUpdate({ target: films.lessonId, set: { voice: film.voice } })
}
