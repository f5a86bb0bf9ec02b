/** Taking notes beside a lesson: where one is, what is marked, and the marks shown in the text. */
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Note, NoteKind, saveNote } from '#contract/course/notes.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { lessonNotesQuery, useSaveNote } from './data.ts'
import { anchorAbove, type Marked, markedIn, rangeOf } from './place-in-text.ts'

const markName = 'kept-highlight'

/** What the lesson page knows of itself. */
export type NotedText = {
  readonly lessonId: string
  readonly text: RefObject<HTMLElement | null>
  /** The paragraphs, lists and tables of the text. */
  readonly blocksOf: (text: HTMLElement | null) => readonly Element[]
  readonly blockInView: (blocks: readonly Element[]) => number
}

/** Seconds into the film that was begun on this page; null without one. */
const filmSecondsNow = (): number | null => {
  const film = document.querySelector('video')
  return film && film.played.length > 0 ? Math.floor(film.currentTime) : null
}

/** Shown by the browser's named highlights; browsers without them list the marks beside the text all the same. */
const useShownMarks = ({ text, blocksOf }: NotedText, notes: readonly Note[]) => {
  useEffect(() => {
    if (!('highlights' in CSS)) return
    const blocks = blocksOf(text.current)
    const ranges = notes.map((note) => rangeOf(blocks, note)).filter((range) => range !== null)
    CSS.highlights.set(markName, new Highlight(...ranges))
    return () => {
      CSS.highlights.delete(markName)
    }
  }, [text, blocksOf, notes])
}

const useMarked = ({ text, blocksOf }: NotedText): Marked | null => {
  const [marked, setMarked] = useState<Marked | null>(null)
  // The selection is the browser's own, which React does not see.
  useEffect(() => {
    const update = () => setMarked(markedIn(blocksOf(text.current), document.getSelection()))
    document.addEventListener('selectionchange', update)
    return () => document.removeEventListener('selectionchange', update)
  }, [text, blocksOf])
  return marked
}

const none: readonly Note[] = []

type Sent = InputOf<typeof saveNote>
type Wished = {
  readonly kind: NoteKind
  readonly text: string
  readonly mark: Marked | null
  /** That of the draft; a bookmark and a highlight are known by their place. */
  readonly id?: string
}

/** Whether it was kept. */
export type Keep = (wished: Wished) => Promise<boolean>

/** Two presses on a button while the film runs mean one place. */
const pressSeconds = 2

const isSamePlace = (one: Omit<Sent, 'id'>, other: Omit<Sent, 'id'>): boolean =>
  one.kind === other.kind &&
  one.block === other.block &&
  one.quote === other.quote &&
  one.quoteStart === other.quoteStart &&
  Math.abs((one.filmSeconds ?? -pressSeconds - 1) - (other.filmSeconds ?? -pressSeconds - 1)) <= pressSeconds

export const useNotes = (noted: NotedText) => {
  const { data: notes = none, error } = useQuery(lessonNotesQuery(noted.lessonId))
  const { mutateAsync, isPending, error: saveError } = useSaveNote()
  const marked = useMarked(noted)
  const made = useRef<Sent[]>([])
  useShownMarks(noted, notes)
  const keep: Keep = async ({ kind, text, mark, id }) => {
    const blocks = noted.blocksOf(noted.text.current)
    const block = mark?.block ?? noted.blockInView(blocks)
    const place = {
      kind,
      lessonId: noted.lessonId,
      block,
      anchor: anchorAbove(blocks, block),
      filmSeconds: filmSecondsNow(),
      quote: mark?.quote ?? null,
      quoteStart: mark?.quoteStart ?? null,
      text,
    }
    // The place is marked already, perhaps with words that were added since.
    if (id === undefined && notes.some((note) => isSamePlace(note, place))) return true
    const again = made.current.find((one) => isSamePlace(one, place))
    const note = { ...place, id: id ?? again?.id ?? crypto.randomUUID() }
    if (id === undefined && !again) made.current.push(note)
    return mutateAsync(note).then(
      () => true,
      () => false,
    )
  }
  const goTo = (note: Note) => {
    const blocks = noted.blocksOf(noted.text.current)
    const goal = rangeOf(blocks, note)?.startContainer.parentElement ?? blocks[note.block]
    const fold = goal?.closest('details')
    if (fold) fold.open = true
    goal?.scrollIntoView({ block: 'center' })
  }
  return { notes, marked, keep, goTo, isPending, failure: saveError ?? error }
}
