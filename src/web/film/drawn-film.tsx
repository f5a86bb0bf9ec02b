/** The film itself: its picture, its captions when they are wanted, and the element that plays it. */
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { MadeFilm } from '#contract/course/films.ts'
import { type Caption, captionsIn } from '#core/film/captions.ts'
import { type Drawn, drawnAt, isSameDrawn, stillAt } from '#core/film/drawn.ts'
import type { Timeline } from '#core/film/timeline.ts'
import { type DrawnFilmElement, defineDrawnFilm } from '#web/film/drawn-film-element.ts'
import { FilmStage } from '#web/film/film-stage.tsx'
import { useMoment } from '#web/film/use-moment.ts'
import '#web/styles/film-scenes.css'
import '#web/styles/film-places.css'
import '#web/styles/film-plots.css'
import '#web/styles/film-papers.css'
import '#web/styles/film-money.css'

type DrawnFilmProps = {
  media: RefObject<DrawnFilmElement | null>
  film: MadeFilm
  timeline: Timeline
  startsAt: number
  label: string
  showsCaptions: boolean
}

type Moment = { drawn: Drawn; caption: string }

/** A caption stays until the next one, but not into a long silence. */
const staysSeconds = 0.6

const captionAt = (captions: readonly Caption[], seconds: number): string => {
  const last = captions.findLast(({ startsAt }) => startsAt <= seconds)
  return last && seconds <= last.endsAt + staysSeconds ? last.text : ''
}

const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.caption === other.caption && isSameDrawn(one.drawn, other.drawn)

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the player's captions are on. */
const useCaptionsShown = (media: RefObject<DrawnFilmElement | null>, atFirst: boolean): boolean => {
  const [isShown, setShown] = useState(atFirst)
  useEffect(() => {
    const element = media.current
    const look = () => setShown(element?.areCaptionsShown ?? false)
    element?.addEventListener('captionschange', look)
    return () => element?.removeEventListener('captionschange', look)
  }, [media])
  return isShown
}

export const DrawnFilm = ({ media, film, timeline, startsAt, label, showsCaptions }: DrawnFilmProps) => {
  const [captions] = useState(() => captionsIn(timeline))
  const [opened] = useState(film.audioUrl)
  useState(defineDrawnFilm)
  useEffect(() => {
    media.current?.open(opened, startsAt)
    media.current?.addCaptions(captions, showsCaptions)
  }, [media, opened, startsAt, captions, showsCaptions])
  const momentAt = useCallback(
    (seconds: number): Moment => ({
      drawn: (wantsNoMotion() ? stillAt : drawnAt)(timeline, seconds),
      caption: captionAt(captions, seconds),
    }),
    [timeline, captions],
  )
  const { drawn, caption } = useMoment(media, startsAt, momentAt, isSameMoment)
  const areCaptionsShown = useCaptionsShown(media, showsCaptions)
  return (
    <drawn-film slot="media" ref={media} aria-label={label}>
      <FilmStage scenes={film.scenes} drawn={drawn} />
      {areCaptionsShown && (
        <p className="film-captions" aria-hidden="true">
          <span>{caption}</span>
        </p>
      )}
    </drawn-film>
  )
}
