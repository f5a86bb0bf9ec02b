/** What is said in the films as places that can be found; each leads to its second. */
import { paths } from '#contract/page-paths.ts'
import { filmTime } from '#core/course/film-time.ts'
import { lessonStarts } from '#core/course/lesson-starts.ts'
import { spokenParts } from '#core/course/spoken-parts.ts'
import type { CourseLibrary, LibraryModule } from '#server/services/course-library.ts'
import { findFilm } from '#server/services/film-shelf.ts'
import type { Place } from './places.ts'

const placesIn = async ({ id, lessons }: LibraryModule, dataDir: string): Promise<readonly Place[]> => {
  const film = await findFilm(dataDir, id)
  if (film === null) return []
  const chapters = film.chapters.map((chapter) => ({ ...chapter, lessonId: chapter.id }))
  return spokenParts(film.cues, lessonStarts(lessons, chapters)).flatMap(({ lesson, startsAt, text }) => {
    const said = lessons[lesson]
    return said
      ? [
          {
            kind: 'lesson' as const,
            title: said.title,
            heading: `In the film, at ${filmTime(startsAt)}`,
            path: paths.module(id, said.id, startsAt),
            body: text,
          },
        ]
      : []
  })
}

export const filmPlaces = async (course: CourseLibrary, dataDir: string): Promise<readonly Place[]> =>
  (await Promise.all(course.modules.map((module) => placesIn(module, dataDir)))).flat()
