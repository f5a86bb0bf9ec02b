/** Taking notes beside a lesson: where one is, what is marked, and the marks shown in the text. */
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { Note, NoteKind } from '#contract/notes.ts'
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

export const useNotes = (noted: NotedText) => {
  const { data: notes = none, error } = useQuery(lessonNotesQuery(noted.lessonId))
  const { mutate, isPending, error: saveError } = useSaveNote()
  const marked = useMarked(noted)
  useShownMarks(noted, notes)
  const keep = (kind: NoteKind, text: string, mark: Marked | null, onKept: () => void = () => undefined) => {
    const blocks = noted.blocksOf(noted.text.current)
    const block = mark?.block ?? noted.blockInView(blocks)
    const note = {
      id: crypto.randomUUID(),
      kind,
      lessonId: noted.lessonId,
      block,
      anchor: anchorAbove(blocks, block),
      filmSeconds: filmSecondsNow(),
      quote: mark?.quote ?? null,
      quoteStart: mark?.quoteStart ?? null,
      text,
    }
    mutate(note, { onSuccess: onKept })
  }
  const goTo = (note: Note) => {
    const blocks = noted.blocksOf(noted.text.current)
    const goal = rangeOf(blocks, note)?.startContainer.parentElement ?? blocks[note.block]
    goal?.scrollIntoView({ block: 'center' })
  }
  return { notes, marked, keep, goTo, isPending, failure: saveError ?? error }
}
