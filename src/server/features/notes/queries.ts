/** Reads and writes notes. */
import { and, asc, count, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { lessonNotes, type NoteRow } from '#server/db/schema/notes.ts'

type Reader = Database | Transaction

/** In the order of the course; within one place the older first. */
export const notesOf = (db: Reader, userId: string, lessonId?: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(lessonNotes)
    .where(
      and(
        eq(lessonNotes.userId, userId),
        lessonId === undefined ? undefined : eq(lessonNotes.lessonId, lessonId),
      ),
    )
    .orderBy(asc(lessonNotes.lessonId), asc(lessonNotes.block), asc(lessonNotes.createdAt))

export const countNotes = async (db: Reader, userId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(lessonNotes).where(eq(lessonNotes.userId, userId))
  return row?.count ?? 0
}

/** undefined when this person has none of that id. */
export const noteById = async (db: Reader, userId: string, id: string): Promise<NoteRow | undefined> => {
  const [row] = await db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.id, id), eq(lessonNotes.userId, userId)))
  return row
}

/** undefined when the id is another person's. */
export const putNote = async (
  tx: Transaction,
  { createdAt, ...note }: NoteRow,
): Promise<NoteRow | undefined> => {
  const { id: _id, userId, ...words } = note
  const [row] = await tx
    .insert(lessonNotes)
    .values({ ...note, createdAt })
    .onConflictDoUpdate({ target: lessonNotes.id, set: words, setWhere: eq(lessonNotes.userId, userId) })
    .returning()
  return row
}

/** Whether there was one of this person's. */
export const removeNote = async (db: Reader, userId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(lessonNotes)
    .where(and(eq(lessonNotes.id, id), eq(lessonNotes.userId, userId)))
    .returning({ id: lessonNotes.id })
  return gone.length > 0
}
