/** Plays the short film about the product, at once: somebody has pressed to see it. */
import { useQuery } from '@tanstack/react-query'
import { MediaController } from 'media-chrome/react'
import { useEffect, useMemo, useRef } from 'react'
import { getLandingFilm, type MadeFilm } from '#contract/course/films.ts'
import type { Timeline } from '#core/film/timeline.ts'
import * as words from '#messages/landing/landing-film-player.ts'
import { call } from '#web/call/api.ts'
import { DrawnFilm } from '#web/film/drawn-film.tsx'
import type { DrawnFilmElement } from '#web/film/drawn-film-element.ts'
import { FilmControls } from '#web/film/film-controls.tsx'
import { readTimeline } from '#web/film/read-timeline.ts'

const label = words.theProductInAMinute()
const speeds = [0.75, 1, 1.25, 1.5] as const

const Player = ({ film, timeline }: { film: MadeFilm; timeline: Timeline }) => {
  const media = useRef<DrawnFilmElement>(null)
  useEffect(() => {
    // Where a browser lets nothing play by itself, the button in the controls is there.
    media.current?.play().catch(() => undefined)
  }, [])
  return (
    <MediaController className="film film-drawn" hotkeys="noshift+/" aria-label={words.player({ label })}>
      <DrawnFilm
        media={media}
        film={film}
        timeline={timeline}
        startsAt={0}
        label={words.video({ label })}
        showsCaptions
      />
      <FilmControls hasCaptions isDrawn speeds={speeds} />
    </MediaController>
  )
}

const Words = ({ children }: { children: string }) => (
  <div
    className="grid min-h-48 place-items-center rounded-lg bg-deep p-6 text-center text-on-deep"
    role="status"
  >
    <p className="max-w-md text-balance">{children}</p>
  </div>
)

export const LandingFilmPlayer = () => {
  const { data: film, isError } = useQuery({
    queryKey: ['landing-film'],
    queryFn: async () => (await call(getLandingFilm, {})).film,
    refetchInterval: ({ state }) => (state.data?.status === 'preparing' ? 10_000 : false),
    retry: false,
  })
  const made = film?.status === 'ready' ? film : null
  const timeline = useMemo(() => made && readTimeline(made), [made])
  if (made && timeline) return <Player film={made} timeline={timeline} />
  if (isError) return <Words>{words.theFilmDidNotLoadCheck()}</Words>
  if (film === undefined) return <Words>{words.theFilmIsLoading()}</Words>
  if (film.status === 'preparing') {
    const { minutesLeft } = film
    return (
      <Words>
        {minutesLeft === null
          ? words.theFilmIsBeingPrepared()
          : words.theFilmIsBeingPreparedMinutes({ minutesLeft })}
      </Words>
    )
  }
  return <Words>{words.theFilmIsntReadyYetSee()}</Words>
}
