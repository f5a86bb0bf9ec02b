/** Asks whether the film of the landing page can be played now. */
import { getLandingFilm } from '#contract/course/films.ts'
import { call } from '#web/call/api.ts'

export const isFilmReady = async (): Promise<boolean> => {
  try {
    return (await call(getLandingFilm, {})).film.status === 'ready'
  } catch {
    return false
  }
}
