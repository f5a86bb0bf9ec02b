/** Reads and writes how far each film has come. */
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { type FilmRow, films } from '#server/db/schema/films.ts'

export const filmRows = async (db: Database | Transaction): Promise<ReadonlyMap<string, FilmRow>> =>
  new Map((await db.select().from(films)).map((row) => [row.lessonId, row]))

export const filmRow = async (db: Database | Transaction, lessonId: string): Promise<FilmRow | undefined> =>
  (await db.select().from(films).where(eq(films.lessonId, lessonId)))[0]

type Progress = Omit<FilmRow, 'voice' | 'filmSeconds' | 'madeInSeconds'> &
  Partial<Pick<FilmRow, 'filmSeconds' | 'madeInSeconds'>>

/** The chosen voice stays. */
export const noteProgress = async (db: Database | Transaction, progress: Progress): Promise<void> => {
  const { lessonId: _film, ...change } = progress
  await db.insert(films).values(progress).onConflictDoUpdate({ target: films.lessonId, set: change })
}

/** `null` goes back to the voice of the settings. */
export const chooseVoice = async (
  db: Database | Transaction,
  film: Pick<FilmRow, 'lessonId' | 'voice' | 'hash' | 'sentences' | 'changedAt'>,
): Promise<void> => {
  await db
    .insert(films)
    .values({ ...film, state: 'waiting', spoken: 0 })
    .onConflictDoUpdate({ target: films.lessonId, set: { voice: film.voice } })
}
