/** Estimates how long it takes until a film is made, from how fast this machine has spoken so far. */
import type { WantedFilm } from './wanted-films.ts'

/** Ours, measured on one slow core: seconds of film that are made in one second, until some are made here. */
const usualPace = 12

/** Pauses included; measured over our films. */
const secondsPerWord = 0.45

/** Joining and packing, as a share of the whole. */
const joinShare = 0.1

export const paceOf = (films: readonly Pick<WantedFilm, 'row'>[]): number => {
  const made = films.flatMap(({ row }) =>
    row?.filmSeconds && row.madeInSeconds ? [{ film: row.filmSeconds, took: row.madeInSeconds }] : [],
  )
  const took = made.reduce((sum, one) => sum + one.took, 0)
  return took > 0 ? made.reduce((sum, one) => sum + one.film, 0) / took : usualPace
}

type Film = Pick<WantedFilm, 'plan' | 'row' | 'isMade'>

/** 0 to 1; of a film that has another hash nothing is done. */
export const doneOf = ({ plan, row, isMade }: Film): number => {
  if (isMade) return 1
  return row?.hash === plan.hash ? (row.spoken / row.sentences) * (1 - joinShare) : 0
}

const secondsLeftOf = (film: Film): number =>
  film.row?.state === 'failed' ? 0 : film.plan.words * secondsPerWord * (1 - doneOf(film))

/** Seconds until the last of these films is there, one after the other. */
export const secondsLeft = (films: readonly Film[], pace: number): number =>
  films.reduce((sum, film) => sum + secondsLeftOf(film), 0) / pace
