/** The film of one lesson: what is drawn, what is said when, and where its sound is; or how far its making has come. */
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { scene } from './film-picture.ts'
import { lessonId } from './lesson.ts'

const times = { start: z.number().min(0), end: z.number().min(0) }

/** Seconds from the beginning of the film. */
const spokenFilm = z.object({
  seconds: z.number().positive(),
  /** Those of the scenes, in order; one entry for each shown word. */
  sentences: z.array(z.object({ ...times, words: z.array(z.object(times)) })),
})

const madeFilm = z.object({
  status: z.literal('ready'),
  /** Another one when anything heard or drawn has changed. */
  version: z.string().regex(/^[a-z0-9]+$/),
  /** Absolute and good for some hours. Its path is the same for the same film; the permission is in its query. */
  audioUrl: z.string(),
  /** WebVTT, good as long as the sound's address. */
  captionsUrl: z.string(),
  scenes: z.array(scene),
  spoken: spokenFilm,
})
export type MadeFilm = z.infer<typeof madeFilm>

const film = z.discriminatedUnion('status', [
  madeFilm,
  z.object({
    status: z.literal('preparing'),
    percent: z.int().min(0).max(100),
    /** Until this film is there, those before it in the queue included; null while nobody can say. */
    minutesLeft: z.int().min(1).nullable(),
  }),
  /** No score, or a voice that failed: the text is what there is. */
  z.object({ status: z.literal('none') }),
])
export type LessonFilmState = z.infer<typeof film>

export const getLessonFilm = endpoint({
  method: 'GET',
  path: '/courses/lesson-films/:lessonId',
  access: 'bearer',
  tag: 'Courses',
  summary: 'The film of a lesson, or how far its making has come; needs a purchase',
  needs: 'course',
  refusals: ['not_found'],
  limit: { max: 120, perSeconds: 60 },
  input: z.object({ lessonId }),
  output: z.object({ film }),
})

export const getLandingFilm = endpoint({
  method: 'GET',
  path: '/landing-film',
  access: 'public',
  tag: 'Courses',
  summary: 'The short film about the product on the first page',
  limit: { max: 60, perSeconds: 60 },
  input: nothing,
  output: z.object({ film }),
})
