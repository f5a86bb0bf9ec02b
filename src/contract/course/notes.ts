/** What a person writes and marks in lessons: notes, bookmarks, highlights. Theirs, also when the course is not. */
import { z } from 'zod'
import * as words from '#messages/course/notes.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { lessonId } from './lesson.ts'

export const longestNote = 4000
const maxQuote = 1000

const noteKind = z.enum(['note', 'bookmark', 'highlight'])
export type NoteKind = z.infer<typeof noteKind>

/** Where in the lesson it stands. */
const place = {
  lessonId,
  /** The paragraph, list or table of the text, counted from 0. */
  block: z.int().min(0).max(2000),
  /** The heading above it, as the text's own anchor; null before the first one. */
  anchor: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+$/)
    .nullable(),
  /** Seconds into the module's video, when it was playing; else null. */
  filmSeconds: z.int().min(0).max(86_400).nullable(),
  /** The marked words, and the letter of the block at which they begin; null when nothing was marked. */
  quote: z.string().min(1).max(maxQuote).nullable(),
  quoteStart: z.int().min(0).max(100_000).nullable(),
}

const text = z.string().trim().max(longestNote, words.aNoteMustBeAtMost({ longestNote }))

const note = z.object({
  id: z.uuid(),
  kind: noteKind,
  ...place,
  text: z.string(),
  lessonTitle: z.string(),
  /** Words of the heading above it; null when there is none. */
  partTitle: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Note = z.infer<typeof note>

const id = z.uuid(words.weCouldntFindThatNote())

export const listNotes = endpoint({
  method: 'GET',
  path: '/notes',
  access: 'bearer',
  tag: 'Notes',
  summary: 'Notes, bookmarks and highlights in the order of the course; all, or those of one lesson',
  input: z.object({ lessonId: lessonId.optional(), ...pageInput() }),
  output: z.object({ notes: z.array(note), ...pageOutput }),
})

export const saveNote = endpoint({
  method: 'PUT',
  path: '/notes/:id',
  access: 'bearer',
  tag: 'Notes',
  summary: 'Keep a note under an id that the caller made; saying it again changes its words',
  limit: { max: 120, perSeconds: 60 },
  needs: 'course',
  refusals: ['not_found', 'conflict'],
  input: z.object({ id, kind: noteKind, ...place, text }),
  output: z.object({ note }),
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/notes/:id',
  access: 'bearer',
  tag: 'Notes',
  summary: 'Remove a note of one’s own',
  refusals: ['not_found'],
  input: z.object({ id }),
  output: z.object({}),
})

export const exportNotes = endpoint({
  method: 'GET',
  path: '/notes/text',
  access: 'bearer',
  tag: 'Notes',
  summary: 'All notes as one plain text, to keep',
  input: z.object({}),
  output: z.object({ fileName: z.string(), text: z.string() }),
})
