/** What is said in the films as places that can be found; each leads to its second. */
import { paths } from '#contract/page-paths.ts'
import { lessonStarts } from '#core/course/film/lesson-starts.ts'
import { spokenParts } from '#core/course/film/spoken-parts.ts'
import { filmTime } from '#core/course/film/time-words.ts'
import * as words from '#messages/search/film-places.ts'
import type { Context } from '#server/context.ts'
import { wordsOfFilms } from '#server/features/film/actions.ts'
import { findFilm } from '#server/services/course/film-shelf.ts'
import type { LibraryModule } from '#server/services/course/library.ts'
import type { Place } from './places.ts'

type Said = { readonly startsAt: number; readonly text: string }

const placeOf = (
  moduleId: number,
  lesson: LibraryModule['lessons'][number],
  { startsAt, text }: Said,
): Place => ({
  kind: 'lesson',
  title: lesson.title,
  heading: words.inTheFilmAt({ filmTime: filmTime(startsAt) }),
  path: paths.module(moduleId, lesson.id, startsAt),
  body: text,
})

const placesIn = async ({ id, lessons }: LibraryModule, dataDir: string): Promise<readonly Place[]> => {
  const film = await findFilm(dataDir, id)
  if (film === null) return []
  const chapters = film.chapters.map((chapter) => ({ ...chapter, lessonId: chapter.id }))
  return spokenParts(film.cues, lessonStarts(lessons, chapters)).flatMap(({ lesson, startsAt, text }) => {
    const said = lessons[lesson]
    return said ? [placeOf(id, said, { startsAt, text })] : []
  })
}

/** Recordings by their captions, drawn films scene by scene as far as they are made. */
export const filmPlaces = async (
  ctx: Pick<Context, 'db' | 'course' | 'env' | 'now'>,
): Promise<readonly Place[]> => {
  const { modules } = ctx.course
  const recorded = await Promise.all(modules.map((module) => placesIn(module, ctx.env.DATA_DIR)))
  const drawn = await wordsOfFilms(ctx)
  return [
    ...recorded.flat(),
    ...modules.flatMap(({ id, lessons }) =>
      lessons.flatMap((lesson) => (drawn.get(lesson.id) ?? []).map((said) => placeOf(id, lesson, said))),
    ),
  ]
}
