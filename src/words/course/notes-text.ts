/** A person's notes as a plain text to keep: lesson by lesson, in the order of the course. */
import { filmTime } from '#core/course/film/time-words.ts'
import * as words from '#messages/notes/text.ts'

export type NoteWords = {
  readonly kind: 'note' | 'bookmark' | 'highlight'
  readonly lessonId: string
  readonly lessonTitle: string
  readonly partTitle: string | null
  readonly filmSeconds: number | null
  readonly quote: string | null
  readonly text: string
}

const kinds = { note: words.note(), bookmark: words.bookmark(), highlight: words.highlight() } as const

const placeOf = ({ partTitle, filmSeconds }: NoteWords): string =>
  [partTitle, filmSeconds === null ? null : words.filmAt({ time: filmTime(filmSeconds) })]
    .filter((part) => part !== null)
    .join(', ')

const entryOf = (note: NoteWords): string => {
  const place = placeOf(note)
  const lines = [
    place === '' ? kinds[note.kind] : words.entryIn({ kind: kinds[note.kind], place }),
    ...(note.quote === null ? [] : [`  “${note.quote}”`]),
    ...(note.text === '' ? [] : note.text.split('\n').map((line) => `  ${line}`)),
  ]
  return lines.join('\n')
}

/** `notes` in order. */
export const notesText = (notes: readonly NoteWords[]): string => {
  const lessons = [...new Set(notes.map(({ lessonId }) => lessonId))]
  return lessons
    .map((lessonId) => {
      const own = notes.filter((note) => note.lessonId === lessonId)
      const title = words.lesson({ lessonId, title: own[0]?.lessonTitle ?? '' })
      return [title, '='.repeat(title.length), '', own.map(entryOf).join('\n\n'), ''].join('\n')
    })
    .join('\n')
}
