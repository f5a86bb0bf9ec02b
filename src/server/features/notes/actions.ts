/** A person's notes: kept, changed, shown with the words of their place, taken away as a text. */

import type { Note, saveNote } from '#contract/course/notes.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import * as words from '#messages/notes/actions.ts'
import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/db/schema/notes.ts'
import { blockBounds } from '#server/features/course/actions.ts'
import type { LessonText } from '#server/services/course/library.ts'
import { notesText } from '#words/course/notes-text.ts'
import { countNotes, noteById, notesOf, putNote } from './queries.ts'

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

type Fault = { readonly field: 'text' | 'block' | 'anchor'; readonly message: string }

type Kept =
  | { readonly ok: true; readonly note: Note }
  | { readonly ok: false; readonly reason: 'no-such-lesson' | 'too-many' | 'no-such-note' }
  | { readonly ok: false; readonly reason: 'wrong-field'; readonly fault: Fault }

type Given = ParsedInputOf<typeof saveNote>

/** A bookmark or a highlight says enough by its place. */
const textFault = ({ kind, text }: Given): Fault | null =>
  kind === 'note' && text === '' ? { field: 'text', message: words.pleaseWriteSomethingInYourNote() } : null

const placeFault = ({ block, anchor }: Given, { blocks, parts }: LessonText): Fault | null => {
  if (block >= blocks) return { field: 'block', message: blockBounds(blocks) }
  const isKnown = anchor === null || parts.some((part) => part.anchor === anchor)
  return isKnown ? null : { field: 'anchor', message: words.weCouldntFindThatPartOf() }
}

/** A note keeps its place when the lesson is written again: its words can be changed all the same. */
const staysThere = (kept: NoteRow, { lessonId, block, anchor }: Given): boolean =>
  kept.lessonId === lessonId && kept.block === block && kept.anchor === anchor

export const keepNote = async (ctx: Context, userId: string, input: Given): Promise<Kept> => {
  const lesson = ctx.course.lessonText(input.lessonId)
  if (lesson === null) return { ok: false, reason: 'no-such-lesson' }
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const kept = await noteById(tx, userId, input.id)
    const isMoved = kept === undefined || !staysThere(kept, input)
    const fault = textFault(input) ?? (isMoved ? placeFault(input, lesson) : null)
    if (fault) return { ok: false, reason: 'wrong-field', fault }
    if (kept === undefined && (await countNotes(tx, userId)) >= mostNotes)
      return { ok: false, reason: 'too-many' }
    const row = await putNote(tx, { ...input, userId, createdAt: now, updatedAt: now })
    return row ? { ok: true, note: noteView(ctx, row) } : { ok: false, reason: 'no-such-note' }
  })
}
