/** The timeline of a film as it came from the server. */
import type { MadeFilm } from '#contract/course/films.ts'
import { type Timeline, timelineOf } from '#core/film/timeline.ts'

/** null where words and scenes do not belong together: then there is no film, and the text is what there is. */
export const readTimeline = ({ scenes, spoken }: MadeFilm): Timeline | null => {
  try {
    return timelineOf(scenes, spoken)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
