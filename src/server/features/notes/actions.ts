/** A person's notes: kept, changed, shown with the words of their place, taken away as a text. */
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Note, saveNote } from '#contract/notes.ts'
import { notesText } from '#core/course/notes-text.ts'
import type { Context } from '#server/context.ts'
import type { NoteRow } from './notes-table.ts'
import { countNotes, notesOf, putNote } from './queries.ts'

/** Nobody writes as many by hand. */
const mostNotes = 2000

const titleOf = ({ course }: Context, lessonId: string): string =>
  course.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)?.title ?? ''

const noteView = (
  ctx: Context,
  { userId: _user, updatedAt: _updated, createdAt, ...note }: NoteRow,
): Note => ({
  ...note,
  lessonTitle: titleOf(ctx, note.lessonId),
  partTitle:
    ctx.course.lessonText(note.lessonId)?.parts.find(({ anchor }) => anchor === note.anchor)?.title ?? null,
  createdAt: createdAt.toISOString(),
})

export const notesFor = async (ctx: Context, userId: string, lessonId?: string): Promise<Note[]> =>
  (await notesOf(ctx.db, userId, lessonId)).map((row) => noteView(ctx, row))

export const textFor = async (ctx: Context, userId: string): Promise<string> =>
  notesText(await notesFor(ctx, userId))

type Kept =
  | { readonly ok: true; readonly note: Note }
  | { readonly ok: false; readonly reason: 'no-such-lesson' | 'too-many' | 'no-such-note' }

export const keepNote = async (
  ctx: Context,
  userId: string,
  input: ParsedInputOf<typeof saveNote>,
): Promise<Kept> => {
  if (ctx.course.lessonText(input.lessonId) === null) return { ok: false, reason: 'no-such-lesson' }
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    if ((await countNotes(tx, userId)) >= mostNotes) return { ok: false, reason: 'too-many' }
    const row = await putNote(tx, { ...input, userId, createdAt: now, updatedAt: now })
    return row ? { ok: true, note: noteView(ctx, row) } : { ok: false, reason: 'no-such-note' }
  })
}
