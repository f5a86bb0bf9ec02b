/** What a lesson is when it crosses the wire: its text, its place, its film and its files. */
import { z } from 'zod'
import * as words from '#messages/course/lesson.ts'
import { courseStep } from './step.ts'

export const lessonId = z.string().regex(/^[1-7]-[1-3]$/, words.weCouldntFindThatLesson())

export const resource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['template', 'worksheet', 'guide', 'link']),
  url: z.string(),
})

/** Where the reader stopped; 0 for the beginning. */
export const position = z.object({
  /** The paragraph, list or table of the text that was being read, counted from 0. */
  block: z.int().min(0),
  /** Seconds into the module's video. */
  filmSeconds: z.int().min(0),
})
export type LessonPosition = z.infer<typeof position>

/** Whole seconds into the module's video that were truly played, in order. */
export const watched = z
  .array(
    z
      .tuple([z.int().min(0), z.int().max(86_400)])
      .readonly()
      .refine(([from, to]) => from < to, words.aRangeEndsAfterItBegins()),
  )
  .max(200)

/** A word of the law or of the appraiser, in plain words. */
export const glossaryTerm = z.object({
  id: z.string(),
  term: z.string(),
  meaning: z.string(),
  source: z.string(),
})

export const section = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Lesson text as sanitised HTML; null while the lesson is being written. */
  content: z.string().nullable(),
  /** Its paragraphs, lists and tables, counted as `position.block` counts them. */
  blocks: z.int().min(0),
  /** Its headings; the anchor leads to the place in the text. `inShort`: in one line, of a part that a phone folds. */
  parts: z.array(z.object({ anchor: z.string(), title: z.string(), inShort: z.string().optional() })),
  /** Those that the text explains where they first stand in the module. */
  terms: z.array(glossaryTerm),
  /** Seconds into the module's video; 0 where each lesson has its own film. */
  timestamp: z.int().min(0),
  duration: z.string(),
  thumbnail: z.string().nullable(),
  completed: z.boolean(),
  position,
  watched,
  keyPoints: z.array(z.string()),
  doThisNow: z.array(courseStep),
  commonMistakes: z.array(z.string()),
  /** What is not settled, and whom to ask; `about` names sources. */
  openQuestions: z.array(z.object({ question: z.string(), ask: z.string(), about: z.array(z.string()) })),
  sources: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      url: z.string().nullable(),
      checkedOn: z.iso.date(),
      confidence: z.enum(['verified', 'likely', 'unverified']),
    }),
  ),
  resources: z.array(resource),
})

/** What goes with a module's video; empty lists where nothing was supplied. */
export const film = z.object({
  /**
   * A recording of the operator for the whole module; or drawn and spoken films, one for each lesson, each beginning at
   * its own second 0 and asked for with `getLessonFilm`.
   */
  kind: z.enum(['recording', 'scenes', 'none']),
  /** WebVTT, good as long as the video's address; null without captions. */
  captionsUrl: z.string().nullable(),
  /** The captions as a text, by seconds into the video. */
  cues: z.array(z.object({ startsAt: z.number(), endsAt: z.number(), text: z.string() })),
  /** Where each part of a lesson begins in the video. */
  chapters: z.array(z.object({ startsAt: z.number(), lessonId: z.string(), title: z.string() })),
})
