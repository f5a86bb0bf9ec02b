/** Where the reader is in a lesson: kept on the server and in the browser's copy of the module. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type CourseModule, savePosition } from '#contract/course/courses.ts'
import type { LessonPosition } from '#contract/course/lesson.ts'
import { joinRanges, type PlayedRange } from '#core/course/film/watched.ts'
import { call } from '#web/call/api.ts'
import { moduleQuery } from '#web/features/course/data.ts'

export type Place = Partial<LessonPosition> & { readonly watched?: readonly PlayedRange[] }

const withPlace = (
  module: CourseModule,
  lessonId: string,
  { watched = [], ...place }: Place,
): CourseModule => ({
  ...module,
  sections: module.sections.map((section) =>
    section.id === lessonId
      ? {
          ...section,
          position: { ...section.position, ...place },
          watched: [...joinRanges([...section.watched, ...watched])],
        }
      : section,
  ),
})

/** A place that could not be kept is no reason to disturb the reader: the next one comes soon. */
export const useKeepPlace = (moduleId: number, lessonId: string): ((place: Place) => void) => {
  const client = useQueryClient()
  return useCallback(
    (place) => {
      const { queryKey } = moduleQuery(moduleId)
      client.setQueryData(queryKey, (module) => module && withPlace(module, lessonId, place))
      const { watched, ...position } = place
      const seen = watched && { watched: [...watched] }
      call(savePosition, { id: moduleId, lessonId, ...position, ...seen }).catch(() => undefined)
    },
    [client, moduleId, lessonId],
  )
}
