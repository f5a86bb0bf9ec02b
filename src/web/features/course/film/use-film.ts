/** One film in the page: where it starts, what of it was watched, how loud and how fast it runs. */
import { useEffect, useRef, useState } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import { joinRanges, type PlayedRange, watchedPercent, wholeSeconds } from '#core/course/film/watched.ts'
import { rememberCaptionsOf } from '#web/features/course/film/captions-choice.ts'
import { rememberedSpeed, rememberSpeed } from '#web/features/course/film/playing-speed.ts'
import type { Place } from '#web/features/course/lesson-position.ts'

export type FilmPart = {
  section: CourseModule['sections'][number]
  /** Where the next lesson begins in the film; null for the last lesson. */
  endsAt: number | null
  /** The second that the address names; null without one. */
  askedAt: number | null
  /** Told where the film is and what was watched, when it stops and every so often while it plays. */
  onPlace: (place: Place) => void
}

const secondsBetweenPlaces = 15

/** The second asked for; else where the person stopped, if that is within the lesson and the lesson is not done; else where the lesson begins. */
const startOf = ({ section, endsAt, askedAt }: FilmPart): number => {
  if (askedAt !== null) return askedAt
  const { filmSeconds } = section.position
  const isWithin = filmSeconds > section.timestamp && filmSeconds < (endsAt ?? Number.POSITIVE_INFINITY)
  return isWithin && !section.completed ? filmSeconds : section.timestamp
}

const followedEvents = ['timeupdate', 'pause', 'volumechange', 'ratechange'] as const

const playedRanges = (played: TimeRanges): readonly PlayedRange[] =>
  Array.from({ length: played.length }, (_, at): PlayedRange => [played.start(at), played.end(at)])

/** What the page needs of a film, whether a recording or one that is drawn. */
type FilmMedia = HTMLElement &
  Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'playbackRate' | 'volume' | 'played' | 'textTracks'>

export const useFilm = <Media extends FilmMedia>(part: FilmPart) => {
  const { section, endsAt, onPlace } = part
  const film = useRef<Media>(null)
  const [startsAt] = useState(() => startOf(part))
  const [before] = useState(section.watched)
  const told = useRef(startsAt)
  const [seconds, setSeconds] = useState(startsAt)
  const [percent, setPercent] = useState(() =>
    endsAt === null ? 0 : watchedPercent(before, { startsAt: section.timestamp, endsAt }),
  )
  const [volume, setVolume] = useState(1)
  const measure = ({ played, duration, currentTime }: FilmMedia) => {
    setSeconds(currentTime)
    const part = { startsAt: section.timestamp, endsAt: endsAt ?? duration }
    setPercent(watchedPercent([...before, ...playedRanges(played)], part))
  }
  const tell = ({ currentTime, played }: FilmMedia, afterSeconds: number) => {
    if (Math.abs(currentTime - told.current) < afterSeconds) return
    told.current = currentTime
    onPlace({
      filmSeconds: Math.floor(currentTime),
      watched: wholeSeconds(joinRanges(playedRanges(played))),
    })
  }
  const followed = useRef((_type: string, _media: FilmMedia): void => undefined)
  useEffect(() => {
    followed.current = (type, media) => {
      if (type === 'volumechange') return setVolume(media.volume)
      if (type === 'ratechange') return rememberSpeed('filmSpeed', media.playbackRate)
      measure(media)
      tell(media, type === 'pause' ? 1 : secondsBetweenPlaces)
    }
  })
  // The speed of the last film holds for this one; a film takes it only once it is there.
  useEffect(() => {
    const media = film.current
    if (!media) return
    media.playbackRate = rememberedSpeed('filmSpeed')
    const follow = ({ type }: Event) => followed.current(type, media)
    for (const type of followedEvents) media.addEventListener(type, follow)
    const endCaptions = rememberCaptionsOf(media)
    return () => {
      for (const type of followedEvents) media.removeEventListener(type, follow)
      endCaptions()
    }
  }, [])
  return {
    film,
    startsAt,
    seconds,
    percent,
    volume,
    goTo: (second: number) => {
      if (film.current) film.current.currentTime = second
    },
    turnTo: (wanted: number) => {
      if (film.current) film.current.volume = wanted
      setVolume(wanted)
    },
  }
}
