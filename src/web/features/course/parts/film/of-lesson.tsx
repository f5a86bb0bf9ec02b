/** The film of the lesson: a recording at its place, a drawn film of its own, or the word that it is not there yet. */
import { lazy, Suspense } from 'react'
import * as words from '#messages/course/lesson-video.ts'
import { NoFilm } from '#web/features/course/parts/film/no-film.tsx'
import type { FilmProps } from '#web/features/course/parts/film/recorded.tsx'

const notYet = words.videoComingSoonThisModulesVideo()

/** The players are loaded with the first film, not with the first text. */
const LessonFilm = lazy(async () => ({
  default: (await import('#web/features/course/parts/film/recorded.tsx')).LessonFilm,
}))
const DrawnLessonFilm = lazy(async () => ({
  default: (await import('#web/features/course/parts/film/drawn.tsx')).DrawnLessonFilm,
}))

const Waiting = () => <div className="no-print aspect-video w-full rounded-lg bg-deep" />

const chosen = ({ videoUrl, ...props }: FilmProps) => {
  const { film: _recorded, ...part } = props
  if (props.film.kind === 'scenes') return <DrawnLessonFilm {...part} notYet={notYet} />
  return videoUrl.includes('http') ? <LessonFilm videoUrl={videoUrl} {...props} /> : null
}

export const LessonVideo = (props: FilmProps) => {
  const player = chosen(props)
  if (player) return <Suspense fallback={<Waiting />}>{player}</Suspense>
  return <NoFilm words={notYet} />
}
