/** The film of a module at the place of the lesson, or the word that it is not there yet. */
import { lazy, Suspense } from 'react'
import type { FilmProps } from '#web/features/course/parts/lesson-film.tsx'

const notYet = "Video Coming Soon - This module's video content is being prepared"

/** The player is loaded with the first film, not with the first text. */
const LessonFilm = lazy(async () => ({
  default: (await import('#web/features/course/parts/lesson-film.tsx')).LessonFilm,
}))

const Waiting = () => <div className="no-print aspect-video w-full rounded-lg bg-deep" />

export const LessonVideo = (props: FilmProps) =>
  props.videoUrl.includes('http') ? (
    <Suspense fallback={<Waiting />}>
      <LessonFilm {...props} />
    </Suspense>
  ) : (
    <div className="no-print grid min-h-28 place-items-center rounded-lg bg-deep p-6 text-center text-on-deep">
      <p className="max-w-md text-balance">{notYet}</p>
    </div>
  )
